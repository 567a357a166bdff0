import {afterAll, expect, it} from 'vitest';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {startStage} from './testing';

const {run, stop} = startStage();
afterAll(stop);

const NFT = '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71';

/** `lock(conditions)` gives `open(proof)`, which tells if the nodes open what was locked, in the way of each release. */
const LOCKS: Readonly<Record<DocsVersion, string>> = {
  v3: `
const lock = async (accessControlConditions) => {
  const sealed = await client.encrypt({accessControlConditions, chain, dataToEncrypt: new TextEncoder().encode('Meet at noon.')});
  return (proof) => isDone(client.decrypt({...sealed, accessControlConditions, chain, ...proof}));
};`,
  v2: `
const lock = async (accessControlConditions) => {
  const authSig = await localNetwork.authSig(owner);
  const symmetricKey = crypto.getRandomValues(new Uint8Array(32));
  const key = await client.saveEncryptionKey({accessControlConditions, chain, authSig, symmetricKey, permanent: true});
  const toDecrypt = Buffer.from(key).toString('hex');
  return (proof) => isDone(client.getEncryptionKey({accessControlConditions, chain, toDecrypt, ...proof}));
};`,
};

const CONDITIONS = `
const condition = (fields) => [{contractAddress: '', standardContractType: '', chain, method: '', ...fields}];
const isOwner = condition({parameters: [':userAddress'], returnValueTest: {comparator: '=', value: owner.address}});
const holds = (id) => condition({
  contractAddress: '${NFT}', standardContractType: 'ERC721', method: 'ownerOf', parameters: [id],
  returnValueTest: {comparator: '=', value: ':userAddress'},
});`;

const runLocks = (version: DocsVersion, code: string): Promise<string[]> =>
  run(version, LOCKS[version] + CONDITIONS + code);

it.each(DOCS_VERSIONS)('a copy of an AuthSig opens until it expires, in %s', async (version) => {
  const printed = await runLocks(
    version,
    `
const open = await lock(isOwner);
const ends = Date.parse(/^Expiration Time: (.+)$/m.exec((await localNetwork.authSig(owner)).signedMessage)?.[1]);
const copy = JSON.parse(JSON.stringify({authSig: await localNetwork.authSig(owner)}));
print(await open(copy), await open(copy));
await atHour((ends - Date.now()) / 3600_000 + 1);
print(await open(copy));
await atHour(0);`,
  );
  expect(printed).toEqual(['true true', 'false']);
});

/** `sessionOf(ask)` makes session signatures for decryption, `approve` is how the owner's wallet is asked. */
const SESSIONS = `
import {LitAbility, LitAccessControlConditionResource, newSessionCapabilityObject} from '@lit-protocol/auth-helpers';
import {generateSessionKeyPair} from '@lit-protocol/crypto';
import {SiweMessage} from 'siwe';
const wallet = new ethers.Wallet(owner.privateKey);
const sessionKey = generateSessionKeyPair();
let approval;
const resource = new LitAccessControlConditionResource('*');
const ability = LitAbility.AccessControlConditionDecryption;
const sessionCapabilityObject = newSessionCapabilityObject();
sessionCapabilityObject.addCapabilityForResource(resource, ability);
const sessionOf = (ask) => client.getSessionSigs({
  chain, sessionKey, sessionCapabilityObject, resourceAbilityRequests: [{resource, ability}],
  authNeededCallback: async ({resources, uri, expiration}) => (approval ??= await ask(resources, uri, expiration)),
});
const approve = async (resources, uri, expirationTime) => {
  const message = new SiweMessage({
    domain: 'localhost', address: wallet.address, uri, version: '1', chainId: 1, expirationTime, resources,
  });
  const signedMessage = message.prepareMessage();
  return proofOf(await wallet.signMessage(signedMessage), signedMessage, wallet.address);
};`;

it.each(DOCS_VERSIONS)(
  'session signatures end, their key and approval go on, in %s',
  async (version) => {
    const printed = await runLocks(
      version,
      `${SESSIONS}
const open = await lock(isOwner);
const now = Date.now;
const copy = JSON.parse(JSON.stringify({sessionSigs: await sessionOf(approve)}));
print(await open(copy), await open(copy)); // any number of requests
const request = {accessControlConditions: isOwner, chain, resourceId: {baseUrl: 'example.com', path: '/', orgId: '', role: '', extraData: ''}};
await client.saveSigningCondition?.({...request, authSig: await localNetwork.authSig(owner)}); // in v2
const tokenFor = (proof) => isDone(client.getSignedToken({...request, ...proof}));
const action = {code: 'Lit.Actions.setResponse({response: "{}"})', jsParams: {}};
// Approved for decryption alone, which the nodes of 2023 do not mind.
print(await tokenFor(copy), await isDone(client.executeJs({...action, ...copy})));
const minutes = Object.values(copy.sessionSigs).map(({signedMessage}) => {
  const {issuedAt, expiration} = JSON.parse(signedMessage);
  return (Date.parse(expiration) - Date.parse(issuedAt)) / 60_000;
});
print(new Set(minutes).size, Math.round(minutes[0]));
const neverAsked = () => { throw new Error('asked again'); };
for (const hours of [1, 25]) {
  await atHour(hours);
  Date.now = () => now() + hours * 3600_000; // the thief's clock is right
  const later = {sessionSigs: await sessionOf(neverAsked)};
  print(await open(copy), await open(later), await isDone(client.executeJs({...action, ...later})));
}
Date.now = now;
await atHour(0);`,
    );
    expect(printed).toEqual([
      'true true',
      'true true',
      '1 5',
      'false true true',
      'false false false',
    ]);
  },
);

it.each(DOCS_VERSIONS)('a sign-in to any site is an AuthSig, in %s', async (version) => {
  const printed = await runLocks(
    version,
    `
const open = await lock(isOwner);
const wallet = new ethers.Wallet(owner.privateKey);
const text = signInText(wallet.address, '', new Date('2021-11-14T09:00:00Z'));
print(await open({authSig: proofOf(await wallet.signMessage(text), text, wallet.address)}));`,
  );
  expect(printed).toEqual(['true']);
});

it.each(DOCS_VERSIONS)(
  'the approval inside a session signature is an AuthSig, in %s',
  async (version) => {
    const printed = await runLocks(
      version,
      `${SESSIONS}
const open = await lock(isOwner);
const {sessionSigs} = JSON.parse(JSON.stringify({sessionSigs: await sessionOf(approve)}));
const [{signedMessage}] = Object.values(sessionSigs);
const [authSig] = JSON.parse(signedMessage).capabilities.map((each) => (typeof each === 'string' ? JSON.parse(each) : each));
await atHour(1); // the session signatures are over, the approval is not
print(await open({sessionSigs}), await open({authSig}));
await atHour(0);`,
    );
    expect(printed).toEqual(['false true']);
  },
);

const TOKENS: Readonly<Record<DocsVersion, string>> = {
  v3: `const tokenFor = (accessControlConditions, proof) => client.getSignedToken({accessControlConditions, chain, ...proof});`,
  v2: `
const resourceId = {baseUrl: 'example.com', path: '/' + Math.random(), orgId: '', role: '', extraData: ''};
const tokenFor = async (accessControlConditions, proof) => {
  await client.saveSigningCondition({accessControlConditions, chain, resourceId, ...proof}).catch(() => {}); // the first time
  return client.getSignedToken({accessControlConditions, chain, resourceId, ...proof});
};`,
};

it.each(DOCS_VERSIONS)(
  'a token lasts 12 hours in any hands, also after the conditions fail, in %s',
  async (version) => {
    const printed = await run(
      version,
      `${TOKENS[version]}${CONDITIONS}
import {verifyJwt} from '@lit-protocol/lit-node-client-nodejs';
const id = ${version === 'v3' ? 301 : 201};
await localNetwork.mint('erc721', '${NFT}', owner.address, id);
const proof = {authSig: await localNetwork.authSig(owner)};
const jwt = await tokenFor(holds(String(id)), proof);
const {iat, exp} = JSON.parse(Buffer.from(jwt.split('.')[1], 'base64url').toString());
print((exp - iat) / 3600, jwt.includes(other.address.toLowerCase()));
const provider = new ethers.providers.JsonRpcProvider(localNetwork.rpc);
const nft = new ethers.Contract('${NFT}', ['function transferFrom(address, address, uint256)'], new ethers.Wallet(owner.privateKey, provider));
await (await nft.transferFrom(owner.address, other.address, id)).wait();
const isNow = exp * 1000 > Date.now();
print(await isDone(tokenFor(holds(String(id)), proof)), isNow);`,
    );
    expect(printed).toEqual(['12 false', 'false true']);
  },
);

it.each(DOCS_VERSIONS)('who can change a contract decides who reads, in %s', async (version) => {
  const printed = await runLocks(
    version,
    `
const id = ${version === 'v3' ? 302 : 202};
const open = await lock(holds(String(id)));
const proof = {authSig: await localNetwork.authSig(other)};
print(await open(proof));
await localNetwork.mint('erc721', '${NFT}', other.address, id); // whoever may mint lets in whom they want
print(await open(proof));`,
  );
  expect(printed).toEqual(['false', 'true']);
});

it('a ciphertext opens for whoever meets its conditions, whoever wrote it', async () => {
  const printed = await run(
    'v3',
    `${CONDITIONS}
const seal = (text) => client.encrypt({accessControlConditions: isOwner, chain, dataToEncrypt: new TextEncoder().encode(text)});
const [one, two] = [await seal('Meet at noon.'), await seal('Meet at noon.')]; // nobody has signed in
print(one.dataToEncryptHash === two.dataToEncryptHash, Object.keys(one).sort().join());
const decrypt = async (conditions) => isDone(client.decrypt({
  ...one, accessControlConditions: conditions, chain, authSig: await localNetwork.authSig(owner),
}));
print(await decrypt(isOwner), await decrypt(condition({
  parameters: [':userAddress'], returnValueTest: {comparator: '!=', value: other.address},
})));`,
  );
  expect(printed).toEqual(['true ciphertext,dataToEncryptHash', 'true false']);
});
