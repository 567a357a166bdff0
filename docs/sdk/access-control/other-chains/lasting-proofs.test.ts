import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {browserWithWallets} from 'sample-checker/testing/wallets';

/** Wallets, and a client that shows which proof it got. */
const STAND_INS = `${browserWithWallets('lit-auth-sol-signature', 'lit-auth-cosmos-signature')}
let refuses = false;
const client = {
  ready: true,
  subnetPubKey: 'key',
  serverKeys: {a: {subnetPubKey: 'key'}, b: {subnetPubKey: 'key'}},
  encrypt: async () => ({ciphertext: 'sealed', dataToEncryptHash: 'hash'}),
  decrypt: async ({ciphertext, authSig}) => {
    if (refuses) throw new Error('refused');
    const shown = authSig.address ?? Object.keys(authSig).map((chain) => authSig[chain].address);
    return {decryptedData: new TextEncoder().encode(JSON.stringify({text: ciphertext + ' ' + shown}))};
  },
};
const list = [{
  conditionType: 'cosmos', path: ':userAddress', chain: 'cosmos', method: null, parameters: null,
  returnValueTest: {key: '', comparator: '=', value: 'cosmos-account'},
}];
`;

test.each([
  {
    page: 'other-chains/cosmos-conditions.mdx',
    load: `const {encryptMessage, decryptMessage} = await import('./cosmos-message');`,
    read: `decryptMessage(client, await encryptMessage(client, list, 'cosmos', 'text'))`,
    text: 'sealed cosmos-account',
    left: ['lit-auth-sol-signature'],
  },
  {
    page: 'other-chains/sol-rpc-conditions.mdx',
    load: `const {decryptMessage} = await import('./solana-message');`,
    read: `decryptMessage(client, {ciphertext: 'sealed', dataToEncryptHash: 'hash', chain: 'solana', solRpcConditions: [{
      method: '', params: [':userAddress'], pdaParams: [], pdaInterface: {offset: 0, fields: {}},
      pdaKey: '', chain: 'solana', returnValueTest: {key: '', comparator: '=', value: 'a'},
    }]})`,
    text: 'sealed solana-account',
    left: ['lit-auth-cosmos-signature'],
  },
  {
    page: 'condition-types/unified-access-control-conditions.mdx',
    load: `const {lockAndOpen} = await import('./lock-and-open');`,
    read: `lockAndOpen(client, list, 'text')`,
    text: 'sealed ,solana-account,cosmos-account', // no wallet for EVM chains in Node
    left: [],
  },
])(
  '$page reads with a new proof, and leaves none behind',
  async ({page, load, read, text, left}) => {
    const output = await samplesIn(`docs/sdk/access-control/${page}`)(
      `${STAND_INS}
${load}
const read = async () => ${read};
const good = await attempt(read);
const afterwards = [...stored.keys(), ...('test' in window ? ['window.test'] : [])];
refuses = true;
const refused = await attempt(read);
console.log(JSON.stringify({good, afterwards, refused, left: [...stored.keys()]}));`,
      {env: 'browser'},
    );

    expect(JSON.parse(output.split('\n').at(-1)!)).toEqual({
      good: text,
      afterwards: left,
      refused: 'refused',
      left,
    });
  },
);

test.each([
  'docs/sdk/access-control/condition-types/unified-access-control-conditions.mdx',
  'versioned_docs/version-2.0/accessControl/conditionTypes/unifiedAccessControlConditions.mdx',
])('%s leaves no proof behind while a wallet waits for its user', async (page) => {
  const output = await samplesIn(page)(
    `${browserWithWallets()}
const {withProofs} = await import('./with-proofs');
const asked = new Promise((resolve) => {
  keplr.signArbitrary = () => new Promise(() => resolve());
});
withProofs(['solana', 'cosmos'], async () => console.log('used'));
await asked;
console.log(JSON.stringify({left: [...stored.keys()], test: 'test' in window}));
process.exit();`,
    {env: 'browser'},
  );

  expect(JSON.parse(output.split('\n').at(-1)!)).toEqual({
    left: [],
    test: false,
  });
});
