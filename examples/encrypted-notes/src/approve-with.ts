import type { AuthCallback } from '@lit-protocol/types';
import type { ethers } from 'ethers';
import { SiweMessage } from 'siwe';

export function approveWith(wallet: ethers.Signer): AuthCallback {
  return async (request) => {
    // The SDK sends all four; the type calls them optional.
    const { statement = '', uri = '', resources = [], expiration = '' } = request;
    const address = await wallet.getAddress(); // checksummed (EIP-55)
    const signedMessage = new SiweMessage({
      domain: globalThis.location?.host ?? 'localhost', // who asks
      address,
      statement, // the capabilities in words
      uri, // lit:session:<public key of the session>
      version: '1',
      chainId: 1,
      expirationTime: expiration,
      resources, // the capabilities, encoded
    }).prepareMessage();

    const sig = await wallet.signMessage(signedMessage);
    return { sig, derivedVia: 'web3.eth.personal.sign', signedMessage, address };
  };
}
