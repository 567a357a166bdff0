import { LitContracts } from '@lit-protocol/contracts-sdk';
import { ethers } from 'ethers';

const privateKey = process.env.PRIVATE_KEY;
if (!privateKey) throw new Error('Set PRIVATE_KEY to the key of a test wallet.');

const rpc = process.env.RPC_URL ?? 'https://chain-rpc.litprotocol.com/http';
const chronicle = new ethers.providers.StaticJsonRpcProvider(rpc, {
  name: 'chronicle',
  chainId: 175177,
});
export const signer = new ethers.Wallet(privateKey, chronicle);
export const contracts = new LitContracts({ signer, rpc });
await contracts.connect(); // 3.0.23 has Cayenne's addresses built in

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

/** The PKP that a transaction has minted. */
export function mintedPkp(receipt: ethers.ContractReceipt) {
  const nft = contracts.pkpNftContract.read;
  const minted = receipt.logs
    .filter((log) => log.address === nft.address)
    .map((log) => nft.interface.parseLog(log))
    .find((event) => event.name === 'PKPMinted');
  if (!minted) throw new Error('No PKP was minted.');

  const args = minted.args as unknown as { tokenId: ethers.BigNumber; pubkey: string };
  const tokenId = ethers.utils.keccak256(args.pubkey);
  if (!args.tokenId.eq(tokenId)) throw new Error('The public key has another id.');
  return {
    tokenId,
    publicKey: args.pubkey,
    address: ethers.utils.computeAddress(args.pubkey),
  };
}
