import type {AccessControlConditions} from '@lit-protocol/types';
import {ethers} from 'ethers';

/** Only the wallet that owns this token meets them. The token may not exist yet. */
export function holderOf(contractAddress: string, tokenId: string): AccessControlConditions {
  return [
    {
      contractAddress: ethers.utils.getAddress(contractAddress), // one spelling, one hash
      standardContractType: 'ERC721',
      chain: 'mumbai',
      method: 'ownerOf',
      parameters: [tokenId], // decimal digits
      returnValueTest: {comparator: '=', value: ':userAddress'},
    },
  ];
}
