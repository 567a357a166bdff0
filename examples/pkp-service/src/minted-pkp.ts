import { ethers } from 'ethers';
import { contracts } from './contracts';

/** The PKP that a transaction has minted. */
export function mintedPkp(receipt: ethers.ContractReceipt) {
  const nft = contracts.pkpNftContract.read;
  const minted = receipt.logs
    .filter((log) => log.address === nft.address)
    .map((log) => nft.interface.parseLog(log))
    .find((event) => event.name === 'PKPMinted');
  if (!minted) throw new Error('No PKP was minted.');

  const args = minted.args as unknown as { tokenId: ethers.BigNumber; pubkey: string };
  return {
    tokenId: args.tokenId.toHexString(),
    publicKey: args.pubkey,
    address: ethers.utils.computeAddress(args.pubkey),
  };
}
