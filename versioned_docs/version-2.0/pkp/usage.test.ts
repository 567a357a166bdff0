import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('versioned_docs/version-2.0/pkp/usage.mdx');

test('a signed transaction is handed out only if it is the one asked for', async () => {
  const printed = await run(
    `
import {sign} from './transaction';
import {ethers} from 'ethers';
const [key, other] = ['pkp', 'other'].map((name) => new ethers.Wallet(ethers.utils.id(name))) as [ethers.Wallet, ethers.Wallet];
const asked = {
  to: '0x50e2dac5e78B5905CB09495547452cEE64426db2', value: ethers.BigNumber.from(5), data: '0x1234',
  chainId: 175177, nonce: 7, gasPrice: ethers.BigNumber.from(9), gasLimit: ethers.BigNumber.from(21_000),
};
const {data, ...plain} = asked;
const changes: Record<string, unknown>[] = [
  {}, {to: other.address}, {value: 6}, {data: '0x'}, {data: '0x123456'}, {chainId: 0}, {chainId: 1}, {nonce: 0}, {gasPrice: 10}, {gasLimit: 22_000},
];
for (const change of changes) {
  const wallet = {address: key.address, signTransaction: () => key.signTransaction({...asked, ...change})};
  console.log(await sign(wallet as never, asked).then(() => true, (error) => error.message));
}
const foreign = {address: key.address, signTransaction: () => other.signTransaction(asked)};
console.log(await sign(foreign as never, asked).then(() => true, (error) => error.message));
const without = {address: key.address, signTransaction: () => key.signTransaction(plain)};
console.log(await sign(without as never, plain).then(() => true, (error) => error.message));
`,
    {env: 'node'},
  );
  expect(printed.split('\n')).toEqual([
    'true',
    ...Array.from({length: 10}, () => 'The signed transaction is not the one asked for.'),
    'true',
  ]);
});
