import { ethers } from 'ethers';
import { chronicle, contracts, signer } from './contracts';

/** The mint cost in wei. Throws if the wallet cannot pay it together with the gas. */
export async function mintCost(gasLimit = 1_500_000): Promise<ethers.BigNumber> {
  const [cost, gasPrice, balance] = await Promise.all([
    contracts.pkpNftContract.read.mintCost(),
    chronicle.getGasPrice(),
    signer.getBalance(),
  ]);
  const needed = gasPrice.mul(gasLimit).add(cost);
  const inLit = ethers.utils.formatEther;
  console.log(`mint cost ${inLit(cost)} LIT, with gas at most ${inLit(needed)} LIT`);
  if (balance.lt(needed)) {
    throw new Error(`${signer.address} holds ${inLit(balance)} LIT. Use the faucet.`);
  }
  return cost;
}
