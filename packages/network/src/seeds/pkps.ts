import {ethers} from 'ethers';
import {ADDRESSES} from '../chain/addresses';
import type {Chain} from '../chain/chain';

const ABI = new ethers.utils.Interface([
  'function mintCost() view returns (uint256)',
  'function mintNext(uint256 keyType) payable returns (uint256)',
  'function getPubkey(uint256 tokenId) view returns (bytes)',
  'function addPermittedAddress(uint256 tokenId, address user, uint256[] scopes)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
]);

const ECDSA_SECP256K1 = 2;

export interface PkpSeed {
  /** Number of the account that owns it, from 1; 1 by default. */
  account?: number;
  /** Scope with which its owner's address is permitted as well; 1 signs anything, 2 messages. */
  scope?: number;
  /** The SDK release whose contracts mint it; 3 by default. */
  release?: 2 | 3;
}

export interface MintedPkp {
  release: 2 | 3;
  owner: string;
  /** 0x-hex. */
  tokenId: string;
  /** 65 bytes, 0x-hex. */
  publicKey: string;
  address: string;
}

/** Mints a PKP. */
export async function mintPkp(
  chain: Chain,
  {account = 1, scope, release = 3}: PkpSeed,
): Promise<MintedPkp> {
  const owner = chain.accounts[account - 1]!.address;
  const {nft, permissions} = ADDRESSES[release];
  const read = async (name: string, values: unknown[] = []) => {
    const call = {to: nft, data: ABI.encodeFunctionData(name, values)};
    const answer = await chain.request<string>('eth_call', [call, 'latest']);
    return ABI.decodeFunctionResult(name, answer)[0] as string | ethers.BigNumber;
  };
  const send = (to: string, name: string, values: unknown[], value = '0x0') =>
    chain.request<ethers.providers.TransactionReceipt>('eth_sendTransactionSync', [
      {from: owner, to, value, data: ABI.encodeFunctionData(name, values)},
    ]);
  const cost = ethers.utils.hexValue(await read('mintCost'));
  const {logs} = await send(nft, 'mintNext', [ECDSA_SECP256K1], cost);
  const transfer = ABI.getEventTopic('Transfer');
  const tokenId = logs.find(({topics}) => topics[0] === transfer)!.topics[3]!;
  if (scope !== undefined) {
    await send(permissions, 'addPermittedAddress', [tokenId, owner, [scope]]);
  }
  const publicKey = (await read('getPubkey', [tokenId])) as string;
  return {release, owner, tokenId, publicKey, address: ethers.utils.computeAddress(publicKey)};
}
