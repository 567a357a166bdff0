import {afterAll, expect, it} from 'vitest';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {startStage} from './testing';

const {run, stop} = startStage();
afterAll(stop);

/** PKPs of `owner`: `mint()`, and `signs(wallet, publicKey)` with an action that signs anything. */
const PKPS = `
import {LitContracts} from '@lit-protocol/contracts-sdk';
const provider = new ethers.providers.StaticJsonRpcProvider(localNetwork.rpc, 175177);
const contractsOf = async (signer) => {
  const contracts = new LitContracts({signer});
  await contracts.connect();
  return contracts;
};
const contracts = await contractsOf(new ethers.Wallet(owner.privateKey, provider));
const {pkpNftContract: nft, pkpPermissionsContract: permissions} = contracts;
const wait = async (call) => (await call).wait();
const TRANSFER = ethers.utils.id('Transfer(address,address,uint256)');
const mintedBy = async ({logs}) => {
  const {topics} = logs.find(({topics}) => topics[0] === TRANSFER && topics[1] === ethers.constants.HashZero);
  return {tokenId: topics[3], publicKey: await nft.read.getPubkey(topics[3])};
};
const value = await nft.read.mintCost();
const mint = async () => mintedBy(await wait(nft.write.mintNext(2, {value})));
const SIGN = \`(async () => {
  await Lit.Actions.ethPersonalSignMessageEcdsa({message, publicKey, sigName: 'sig'});
})();\`;
const signature = async ({privateKey}, publicKey, message = 'Pay 99', code = SIGN) => {
  const authSig = await localNetwork.authSig({privateKey});
  const {signatures} = await client.executeJs({code, authSig, jsParams: {publicKey, message}});
  return signatures.sig.signature;
};
const signs = (...request) => isDone(signature(...request));
`;

const runKeys = (version: DocsVersion, code: string): Promise<string[]> =>
  run(version, PKPS + code);

it.each(DOCS_VERSIONS)(
  'a former owner signs no more, and what was signed stays, in %s',
  async (version) => {
    const printed = await runKeys(
      version,
      `
const {tokenId, publicKey} = await mint();
const pkp = ethers.utils.computeAddress(publicKey);
const signed = await signature(owner, publicKey);
await wait(nft.write.transferFrom(owner.address, other.address, tokenId));
print(await signs(owner, publicKey), await signs(other, publicKey));
print(ethers.utils.verifyMessage('Pay 99', signed) === pkp);
const found = [await permissions.read.getPermittedAddresses(tokenId), await permissions.read.getPermittedActions(tokenId)];
print(found.flat().filter((each) => each !== other.address).length); // the buyer finds nobody else`,
    );
    expect(printed).toEqual(['false true', 'true', '0']);
  },
);

it.each(DOCS_VERSIONS)(
  'a permitted address signs until it is removed, also after a sale, in %s',
  async (version) => {
    const printed = await runKeys(
      version,
      `
const {tokenId, publicKey} = await mint();
const friend = ethers.Wallet.createRandom();
print(await signs(friend, publicKey));
await wait(permissions.write.addPermittedAddress(tokenId, friend.address, [1]));
print(await signs(friend, publicKey));
const signatures = [await signature(owner, publicKey), await signature(friend, publicKey)];
print(new Set(signatures.map((each) => ethers.utils.verifyMessage('Pay 99', each))).size);
await wait(nft.write.transferFrom(owner.address, other.address, tokenId));
print(await signs(friend, publicKey));
const buyer = await contractsOf(new ethers.Wallet(other.privateKey, provider));
await wait(buyer.pkpPermissionsContract.write.removePermittedAddress(tokenId, friend.address));
print(await signs(friend, publicKey));`,
    );
    expect(printed).toEqual(['false', 'true', '1', 'true', 'false']);
  },
);

it.each(DOCS_VERSIONS)(
  'a burned PKP signs through its action alone, and nobody changes that, in %s',
  async (version) => {
    const printed = await runKeys(
      version,
      `
const LIMIT = SIGN.replace('await', "if (message === 'Pay 50') await");
const {cid} = await localNetwork.control({ipfs: LIMIT});
const bytes = ethers.utils.base58.decode(cid);
const {tokenId, publicKey} = await mintedBy(await wait(nft.write.mintGrantAndBurnNext(2, bytes, {value})));
const stranger = ethers.Wallet.createRandom();
print(await signs(stranger, publicKey, 'Pay 50', LIMIT), await signs(stranger, publicKey, 'Pay 99', LIMIT));
print(await signs(owner, publicKey), await signs(owner, publicKey, 'Pay 99', LIMIT));
print(await isDone(wait(permissions.write.addPermittedAddress(tokenId, owner.address, [1]))));`,
    );
    expect(printed).toEqual(['true false', 'false false', 'false']);
  },
);

it.each(DOCS_VERSIONS)('a PKP that owns itself changes what it permits, in %s', async (version) => {
  const printed = await runKeys(
    version,
    `
const {tokenId, publicKey} = await mint();
const pkp = ethers.utils.computeAddress(publicKey);
const login = ethers.Wallet.createRandom();
await wait(permissions.write.addPermittedAddress(tokenId, login.address, [1]));
await wait(nft.write.transferFrom(owner.address, pkp, tokenId));
print(await isDone(wait(permissions.write.addPermittedAddress(tokenId, owner.address, [1]))), await signs(owner, publicKey));
const remove = await permissions.write.populateTransaction.removePermittedAddress(tokenId, login.address);
const send = async () => {
  const transaction = {
    to: remove.to, data: remove.data, chainId: 175177, gasLimit: 500_000,
    gasPrice: await provider.getGasPrice(), nonce: await provider.getTransactionCount(pkp),
  };
  const toSign = [...ethers.utils.arrayify(ethers.utils.keccak256(ethers.utils.serializeTransaction(transaction)))];
  const authSig = await localNetwork.authSig(login);
  const {signature: sig} = await client.pkpSign({toSign, pubKey: publicKey, authSig});
  await (await provider.sendTransaction(ethers.utils.serializeTransaction(transaction, sig))).wait();
};
print(await isDone(send())); // it has nothing to pay with
const purse = new ethers.Wallet(owner.privateKey, provider);
await wait(purse.sendTransaction({to: pkp, value: ethers.utils.parseEther('0.1')}));
print(await isDone(send()));
print(await signs(login, publicKey)); // nobody is left`,
  );
  expect(printed).toEqual(['false false', 'false', 'true', 'false']);
});

/** `owned` makes a PKP its own owner, and `signIn` has a wallet sign in with it to a site. */
const SIGN_IN = `
const owned = async ({tokenId, publicKey}) =>
  wait(nft.write.transferFrom(owner.address, ethers.utils.computeAddress(publicKey), tokenId));
const signIn = async (wallet, publicKey, end) => {
  const address = ethers.utils.computeAddress(publicKey);
  const text = signInText(address, end);
  return proofOf(await signature(wallet, publicKey, text), text, address);
};
const ANYTHING = "(async () => { await Lit.Actions.signEcdsa({toSign, publicKey, sigName: 'sig'}); })();";
const toSign = [...ethers.utils.arrayify(ethers.utils.id('a transaction'))];
const signsAnything = (authSig, publicKey) =>
  isDone(client.executeJs({code: ANYTHING, authSig, jsParams: {publicKey, toSign}}).then(({signatures}) => signatures.sig.signature));
`;

it.each(DOCS_VERSIONS)('a site that a PKP signs in to can use the PKP, in %s', async (version) => {
  const printed = await runKeys(
    version,
    `${SIGN_IN}
const pkp = await mint();
const proof = await signIn(owner, pkp.publicKey);
const short = await signIn(owner, pkp.publicKey, '\\nExpiration Time: ' + new Date(Date.now() + 3600_000).toISOString());
await owned(pkp);
print(await signsAnything(await localNetwork.authSig(owner), pkp.publicKey)); // the former owner
print(await signsAnything(proof, pkp.publicKey), await signsAnything(short, pkp.publicKey));
await atHour(72);
print(await signsAnything(proof, pkp.publicKey), await signsAnything(short, pkp.publicKey));
await atHour(0);`,
  );
  expect(printed).toEqual(['false', 'true true', 'true false']);
});

// Serrano looks at no scope of an address.
it('scope 2 signs in as the PKP', async () => {
  const printed = await runKeys(
    'v3',
    `${SIGN_IN}
const pkp = await mint();
const friend = ethers.Wallet.createRandom();
await wait(permissions.write.addPermittedAddress(pkp.tokenId, friend.address, [2]));
await owned(pkp);
const proof = await signIn(friend, pkp.publicKey);
print(await signsAnything(await localNetwork.authSig(friend), pkp.publicKey), await signsAnything(proof, pkp.publicKey));`,
  );
  expect(printed).toEqual(['false true']);
});

it.each(DOCS_VERSIONS)(
  'session signatures for a PKP that owns itself become its key for good, in %s',
  async (version) => {
    const printed = await runKeys(
      version,
      `${SIGN_IN}
import {LitAbility, LitPKPResource, newSessionCapabilityObject} from '@lit-protocol/auth-helpers';
import {generateSessionKeyPair} from '@lit-protocol/crypto';
import {SiweMessage} from 'siwe';
const pkp = await mint();
const login = ethers.Wallet.createRandom();
await wait(permissions.write.addPermittedAddress(pkp.tokenId, login.address, [1]));
await owned(pkp);
const [resource, ability] = [new LitPKPResource('*'), LitAbility.PKPSigning];
const sessionCapabilityObject = newSessionCapabilityObject();
sessionCapabilityObject.addCapabilityForResource(resource, ability);
const authNeededCallback = async ({resources, uri, expiration: expirationTime}) => {
  const site = {domain: 'localhost', version: '1', chainId: 1};
  const text = new SiweMessage({...site, address: login.address, uri, expirationTime, resources}).prepareMessage();
  return proofOf(await login.signMessage(text), text, login.address);
};
const sessionSigs = await client.getSessionSigs({
  chain, sessionKey: generateSessionKeyPair(), sessionCapabilityObject, authNeededCallback,
  resourceAbilityRequests: [{resource, ability}],
});
const address = ethers.utils.computeAddress(pkp.publicKey);
const text = signInText(address);
const ask = (bytes, proof) => client.pkpSign({toSign: [...bytes], pubKey: pkp.publicKey, ...proof});
const {signature: sig} = await ask(ethers.utils.arrayify(ethers.utils.hashMessage(text)), {sessionSigs});
await atHour(72);
print(await isDone(ask(toSign, {sessionSigs})), await isDone(ask(toSign, {authSig: proofOf(sig, text, address)})));
await atHour(0);`,
    );
    expect(printed).toEqual(['false true']);
  },
);
