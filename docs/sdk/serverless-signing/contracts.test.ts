import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ethers} from 'ethers';
import {startNetwork} from 'lit-local-network';
import {afterAll, expect, test} from 'vitest';

const CHRONICLE = 175177;

const starting = startNetwork({only: 'cayenne'});
afterAll(async () => (await starting).stop());

interface Compiler {
  compile: (input: string) => string;
}

interface Compiled {
  contracts: {
    a: Record<string, {abi: ethers.ContractInterface; evm: {bytecode: {object: string}}}>;
  };
}

/** Compiles the only contract of a page, and deploys it. */
async function deploy(file: string, ...values: string[]) {
  const text = readFileSync(path.join(__dirname, '../../..', file), 'utf8');
  const [, content] = /```solidity[^\n]*\n([^]*?)```/.exec(text)!;
  const {default: solc} = (await import('solc')) as unknown as {default: Compiler};
  const outputSelection = {'*': {'*': ['abi', 'evm.bytecode.object']}};
  const settings = {outputSelection, evmVersion: 'shanghai'};
  const input = {language: 'Solidity', sources: {a: {content}}, settings};
  const {contracts} = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled;
  const [{abi, evm}] = Object.values(contracts.a) as [Compiled['contracts']['a'][string]];
  const {rpc, accounts} = await starting;
  const provider = new ethers.providers.StaticJsonRpcProvider(rpc, CHRONICLE);
  const sender = new ethers.Wallet(accounts[0]!.privateKey, provider);
  const factory = new ethers.ContractFactory(abi, evm.bytecode.object, sender);
  const contract = await factory.deploy(...values);
  await contract.deployed();
  return contract;
}

const pkp = ethers.Wallet.createRandom();
const stranger = ethers.Wallet.createRandom();

/** Waits until a transaction that was sent is in a block. */
const refused = async (call: Promise<unknown>) =>
  call
    .then((sent) => (sent as Partial<ethers.ContractTransaction>).wait?.())
    .then(
      () => false,
      () => true,
    );

test.each([
  ['docs/recipes/_eth-price-contract.mdx', []],
  ['docs/sdk/serverless-signing/_holder-contract.mdx', []],
  ['docs/sdk/serverless-signing/_eip191-contract.mdx', [pkp.address]],
])('%s refuses the address that every invalid signature gives', async (file, more) => {
  expect(await refused(deploy(file, ethers.constants.AddressZero, ...more))).toBe(true);
});

test('a price that the key has signed counts once', async () => {
  const contract = await deploy('docs/recipes/_eth-price-contract.mdx', pkp.address);
  const report = async (day: string, cents: number, text: string, by = pkp) => {
    const {v, r, s} = ethers.utils.splitSignature(await by.signMessage(text));
    if (await refused(contract.functions.report!(day, cents, v, r, s))) return 'refused';
    return String(await contract.functions.centsOn!(day));
  };
  const text = 'ETH cost 1980.54 USD on 2023-11-14';
  expect(await report('2023-11-14', 198_055, text)).toBe('refused');
  expect(await report('2023-11-15', 198_054, text)).toBe('refused');
  expect(await report('2023-11-14', 198_054, text, stranger)).toBe('refused');
  expect(await report('2023-11-14', 198_054, text)).toBe('198054');
  expect(await report('2023-11-14', 198_054, text)).toBe('refused');
  expect(await report('2023-11-13', 200_007, 'ETH cost 2000.07 USD on 2023-11-13')).toBe('200007');
  expect(await report('2015-10-21', 42, 'ETH cost 0.42 USD on 2015-10-21')).toBe('42');
});

test('a proof admits its holder only', async () => {
  const contract = await deploy('docs/sdk/serverless-signing/_holder-contract.mdx', pkp.address);
  const now = (await contract.provider.getBlock('latest')).timestamp;
  const join = async (account: string, expires: number, by = pkp) => {
    const statement = ['holds at least 0.01 ETH', account, expires];
    const hash = ethers.utils.solidityKeccak256(['string', 'address', 'uint256'], statement);
    const {v, r, s} = ethers.utils.splitSignature(by._signingKey().signDigest(hash));
    return !(await refused(contract.functions.join!(expires, v, r, s)));
  };
  const sender = await contract.signer.getAddress();
  expect(await join(stranger.address, now + 3600)).toBe(false);
  expect(await join(sender, now + 3600, stranger)).toBe(false);
  expect(await join(sender, now - 1)).toBe(false);
  expect(await join(sender, now + 3600)).toBe(true);
  expect(String(await contract.functions.memberUntil!(sender))).toBe(String(now + 3600));
});

test('a receipt counts once, for its contract and clerk', async () => {
  const clerk = ethers.Wallet.createRandom().address;
  const page = 'docs/sdk/serverless-signing/_eip191-contract.mdx';
  const contract = await deploy(page, pkp.address, clerk);
  const text = (order: number, where = contract.address, chain = CHRONICLE) =>
    `Order ${order} received by ${clerk.toLowerCase()} for ${where.toLowerCase()} on chain ${chain}`;
  const submit = async (order: number, signed: string, by = pkp) => {
    const {v, r, s} = ethers.utils.splitSignature(await by.signMessage(signed));
    return !(await refused(contract.functions.submit!(order, v, r, s)));
  };
  expect(await submit(7, text(7), stranger)).toBe(false);
  expect(await submit(7, text(8))).toBe(false);
  expect(await submit(7, text(7, stranger.address))).toBe(false);
  expect(await submit(7, text(7, contract.address, 1))).toBe(false);
  expect(await submit(7, text(7))).toBe(true);
  expect(await submit(7, text(7))).toBe(false);
  expect(await submit(0, text(0))).toBe(true);
});
