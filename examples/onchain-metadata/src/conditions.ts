import type {AccessControlConditions} from '@lit-protocol/types';
import {ethers} from 'ethers';

/** Only the wallet that owns this token meets them. The token may not exist yet. */
export function holderOf(contractAddress: string, tokenId: string): AccessControlConditions {
  if (!/^(0|[1-9]\d*)$/.test(tokenId)) throw new Error('A token id has decimal digits.');
  return [
    {
      contractAddress: ethers.utils.getAddress(contractAddress), // one spelling, one hash
      standardContractType: 'ERC721',
      chain: 'mumbai',
      method: 'ownerOf',
      parameters: [tokenId],
      returnValueTest: {comparator: '=', value: ':userAddress'},
    },
  ];
}
