import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {browserWithWallets} from 'sample-checker/testing/wallets';

/** The copies of proofs that an app may have stored before. */
const STORED = [
  'lit-auth-signature',
  'lit-auth-sol-signature',
  'lit-auth-cosmos-signature',
  'lit-web3-provider',
];

test.each([
  ['docs/sdk/access-control/evm/_siwe.mdx', './sign-with-resources', 'signIn'],
  ['docs/sdk/access-control/evm/_contract-call-examples.mdx', './auth-sig', 'createAuthSig'],
])(
  '%s removes the stored AuthSig that lacks the resource, when called',
  async (file, from, name) => {
    const output = await samplesIn(file)(
      `${browserWithWallets(...STORED)}
const {${name}} = await import('${from}');
const atImport = [...stored.keys()];
await ${name}();
console.log(JSON.stringify({atImport, after: [...stored.keys()]}));`,
      {env: 'browser'},
    );

    expect(JSON.parse(output.split('\n').at(-1)!)).toEqual({
      atImport: STORED,
      after: STORED.slice(1),
    });
  },
);

test.each(['v2', 'v3'] as const)(
  'a session of %s can list a required resource',
  async (version) => {
    const output = await samplesIn(
      'docs/sdk/access-control/evm/_siwe.mdx',
      version,
    )(
      `import {LitNodeClient} from '@lit-protocol/lit-node-client';
import {newSessionCapabilityObject, LitAccessControlConditionResource as Resource} from '@lit-protocol/auth-helpers';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import {withResource} from './with-resource';

const client = new LitNodeClient({litNetwork: 'localhost', debug: false});
const wallet = new ethers.Wallet('0x' + '1'.repeat(64));
const approve = async ({uri, resources}) => {
  const signedMessage = new SiweMessage({
    domain: 'localhost', address: wallet.address, uri, version: '1', chainId: 1, resources,
    expirationTime: new Date(Date.now() + 60_000).toISOString(),
  }).prepareMessage();
  return {sig: await wallet.signMessage(signedMessage), signedMessage, address: wallet.address};
};
const wanted = {resource: new Resource('*'), ability: 'access-control-condition-decryption'};
const capabilities = newSessionCapabilityObject();
capabilities.addCapabilityForResource(wanted.resource, wanted.ability);
const request = {uri: 'lit:session:1', resources: [capabilities.encodeAsSiweResource()]};
const asksAgain = (authSig) => client
  .checkNeedToResignSessionKey({authSig, sessionKeyUri: request.uri, resourceAbilityRequests: [wanted]})
  .catch((error) => error.message);
const good = await withResource(approve, 'ipfs://a')(request);
const before = await approve({...request, resources: ['ipfs://a', ...request.resources]});
console.log(JSON.stringify({
  lists: good.signedMessage.endsWith('\\n- ipfs://a'),
  good: await asksAgain(good),
  before: await asksAgain(before),
  without: (await withResource(approve, 'ipfs://a')({uri: request.uri})).signedMessage.split('- ').at(-1),
}));`,
    );

    expect(JSON.parse(output)).toEqual({
      lists: true,
      good: false,
      before: 'Invalid recap urn',
      without: 'ipfs://a',
    });
  },
);

test('the message of the server expires within the hour', async () => {
  const output = await samplesIn('docs/sdk/access-control/evm/_siwe.mdx')(
    `const end = Date.parse(/^Expiration Time: (.+)$/m.exec(signedMessage)?.[1]);
console.log(end > Date.now() && end < Date.now() + 3_600_000);`,
    {after: 'message.ts'},
  );

  expect(output.split('\n').at(-1)).toBe('true');
});
