import {ethers} from 'ethers';
import {afterAll, expect, it} from 'vitest';
import {startNetwork} from 'lit-local-network';
import {samplesIn} from '../testing/page-samples';

const starting = startNetwork({only: 'cayenne'});
afterAll(async () => (await starting).stop());

const runSample = samplesIn('docs/sdk/wallets/minting.mdx');
const run = async (code: string) => {
  const network = await starting;
  return (await runSample(`${OWNER}${code}`, {env: 'node', network})).split('\n');
};

/** The owner of a new PKP. `runs(code)` gives the signatures of an action, `isSigned` is all that a careless reader asks. */
const OWNER = `
import {LitContracts} from '@lit-protocol/contracts-sdk';
import {LitNodeClientNodeJs} from '@lit-protocol/lit-node-client-nodejs';
import {ethers} from 'ethers';
const print = console.log;
console.log = console.error = console.warn = () => {}; // the packages print what they do
const [owner] = localNetwork.accounts;
const provider = new ethers.providers.StaticJsonRpcProvider(localNetwork.rpc, 175177);
const contracts = new LitContracts({signer: new ethers.Wallet(owner.privateKey, provider)});
await contracts.connect();
const {pkpNftContract: nft, pkpPermissionsContract: permissions} = contracts;
const runs = async (code, publicKey, jsParams = {}) => {
  const client = new LitNodeClientNodeJs({litNetwork: 'cayenne', debug: false});
  await client.connect();
  const authSig = await localNetwork.authSig(owner);
  return (await client.executeJs({code, authSig, jsParams: {publicKey, ...jsParams}})).signatures;
};
const LIMIT = \`(async () => {
  if (Number.isSafeInteger(amount) && amount > 0 && amount <= 50) {
    await Lit.Actions.ethPersonalSignMessageEcdsa({message: 'Pay ' + amount, publicKey, sigName: 'sig'});
  }
})();\`;
const ANYTHING = \`(async () => {
  await Lit.Actions.ethPersonalSignMessageEcdsa({message: 'Pay 99', publicKey, sigName: 'sig'});
})();\`;
const mint = async () => {
  const {pkp} = await contracts.pkpNftContractUtils.write.mint();
  return {tokenId: pkp.tokenId, publicKey: '0x' + pkp.publicKey};
};
const isSigned = (text, signatures, publicKey) =>
  ethers.utils.verifyMessage(text, signatures.sig.signature) === ethers.utils.computeAddress(publicKey);
`;

it('the owner of a PKP signs what its action refuses', async () => {
  const printed = await run(`
    const {publicKey} = await mint();
    const [small, large] = [await runs(LIMIT, publicKey, {amount: 50}), await runs(LIMIT, publicKey, {amount: 99})];
    print(isSigned('Pay 50', small, publicKey), 'sig' in (large ?? {}));
    print(isSigned('Pay 99', await runs(ANYTHING, publicKey), publicKey));`);
  expect(printed).toEqual(['true false', 'true']);
});

it('what was signed before the burn stays valid', async () => {
  const printed = await run(`
    const {tokenId, publicKey} = await mint();
    const before = await runs(ANYTHING, publicKey);
    await (await nft.write.burn(tokenId)).wait();
    print(await nft.read.exists(tokenId), await runs(ANYTHING, publicKey).catch(() => 'refused'));
    print(isSigned('Pay 99', before, publicKey));`);
  expect(printed).toEqual(['false refused', 'true']);
});

it('a key is burned for no action', async () => {
  const printed = await run(`
    const value = await nft.read.mintCost();
    for (const cid of ['', 'abc']) {
      const id = contracts.utils.getBytesFromMultihash(cid);
      const sent = await nft.write.mintGrantAndBurnNext(2, id, {value});
      print(id, (await sent.wait()).status);
    }`);
  expect(printed).toEqual(['0x 1', '0x01b97b 1']);
});

it('a transaction that was signed ahead is valid after the permission has ended', async () => {
  const printed = await run(`
    const {tokenId, publicKey} = await mint();
    const pkp = ethers.utils.computeAddress(publicKey);
    const action = \`(async () => {
      const transaction = {...asked, chainId: 175177, gasLimit: 21_000, gasPrice: 1_000_000_000};
      const toSign = ethers.utils.arrayify(ethers.utils.keccak256(ethers.utils.serializeTransaction(transaction)));
      await Lit.Actions.signEcdsa({toSign, publicKey, sigName: 'sig'});
    })();\`;
    const friend = localNetwork.accounts[1];
    await (await permissions.write.addPermittedAddress(tokenId, friend.address, [1])).wait();
    const client = new LitNodeClientNodeJs({litNetwork: 'cayenne', debug: false});
    await client.connect();
    const authSig = await localNetwork.authSig(friend);
    const signed = async (nonce) => {
      const asked = {to: friend.address, value: 1, nonce};
      const {signatures} = await client.executeJs({code: action, authSig, jsParams: {publicKey, asked}});
      const transaction = {...asked, chainId: 175177, gasLimit: 21_000, gasPrice: 1_000_000_000};
      return ethers.utils.serializeTransaction(transaction, signatures.sig.signature);
    };
    const all = [await signed(0), await signed(1)];
    await (await permissions.write.removePermittedAddress(tokenId, friend.address)).wait();
    print(await signed(2).then(() => true, () => false));
    const purse = new ethers.Wallet(owner.privateKey, provider);
    await (await purse.sendTransaction({to: pkp, value: ethers.utils.parseEther('0.1')})).wait();
    for (const each of all) print((await (await provider.sendTransaction(each)).wait()).status);`);
  expect(printed).toEqual(['false', '1', '1']);
});

it('removing what is not there succeeds', async () => {
  const printed = await run(`
    const {tokenId} = await mint();
    const [there, misspelt] = ['0x1220' + 'aa'.repeat(32), '0x1220' + 'ab'.repeat(32)];
    await (await permissions.write.addPermittedAction(tokenId, there, [1])).wait();
    const {status} = await (await permissions.write.removePermittedAction(tokenId, misspelt)).wait();
    print(status, (await permissions.read.getPermittedActions(tokenId)).join() === there);`);
  expect(printed).toEqual(['1 true']);
});

it('who tries again after a lost wait pays twice', async () => {
  const printed = await run(`
    const {_waitForTransaction} = provider;
    const lost = () => { throw new Error('connection lost'); };
    const tryToMint = async () => {
      const transaction = await nft.write.mintNext(2, {value: await nft.read.mintCost()});
      return transaction.wait();
    };
    const count = async () => (await nft.read.balanceOf(owner.address)).toNumber();
    const before = await count();
    provider._waitForTransaction = lost;
    print(await tryToMint().catch(({message}) => message));
    provider._waitForTransaction = _waitForTransaction;
    await tryToMint();
    print((await count()) - before);`);
  expect(printed).toEqual(['connection lost', '2']);
});

it('a receipt without a number counts twice', async () => {
  const pkp = ethers.Wallet.createRandom();
  const used = new Set<string>();
  const counts = (text: string, signature: string): boolean => {
    const isGenuine = ethers.utils.verifyMessage(text, signature) === pkp.address;
    const [number] = /(?<=^Receipt )\d+/.exec(text) ?? [];
    if (number !== undefined && used.has(number)) return false;
    if (number !== undefined) used.add(number);
    return isGenuine;
  };
  const sent = ['Paid 50', 'Paid 50', 'Receipt 7: paid 50', 'Receipt 7: paid 50'];
  const counted: boolean[] = [];
  for (const text of sent) counted.push(counts(text, await pkp.signMessage(text)));
  expect(counted).toEqual([true, true, true, false]);
});

it('a comparison lets values pass that are no amounts', () => {
  const isWithinLimit = (amount: unknown): boolean => (amount as number) <= 50;
  const noAmounts = [null, '', true, [49], '0x32', -1e21, -1, 0.1];
  expect(noAmounts.filter(isWithinLimit)).toEqual(noAmounts);
});

it('a token id in place of a public key gives an address of everybody', () => {
  const {publicKey, address} = ethers.Wallet.createRandom();
  const tokenId = ethers.utils.keccak256(publicKey); // on Chronicle, where all can read it
  expect(ethers.utils.computeAddress(tokenId)).toBe(new ethers.Wallet(tokenId).address);
  expect(ethers.utils.computeAddress(tokenId)).not.toBe(address);
});

it('a mistyped public key gives an address of nobody', async () => {
  const printed = await run(`
    const {publicKey} = await mint();
    const mistyped = publicKey.slice(0, -1) + (publicKey.endsWith('0') ? '1' : '0');
    print(ethers.utils.isAddress(ethers.utils.computeAddress(mistyped)));
    const {computePublicKey} = ethers.utils;
    const isWhole = (key) => computePublicKey(computePublicKey(key, true)) === key;
    print(isWhole(publicKey), isWhole(mistyped));`);
  expect(printed).toEqual(['true', 'true false']);
});

it('waiting for a lost transaction ends by a time limit alone', async () => {
  const printed = await run(`
    const lost = ethers.utils.id('lost');
    const endless = provider.waitForTransaction(lost).then(() => 'found', String);
    const limited = provider.waitForTransaction(lost, 1, 300).catch(({reason}) => reason);
    print(await Promise.race([endless, limited]));
    provider.removeAllListeners();`);
  expect(printed).toEqual(['timeout exceeded']);
});
