import { LitNodeClient } from '@lit-protocol/lit-node-client';
import { ethers } from 'ethers';
import { SiweMessage } from 'siwe';

let connecting;

async function connect() {
  const client = new LitNodeClient({ litNetwork: 'cayenne', debug: false });
  await client.connect();
  return client;
}

/** Encrypts a text for a new wallet, and decrypts it as its holder. */
export async function encryptAndDecrypt(text) {
  connecting ??= connect();
  const client = await connecting;
  const wallet = ethers.Wallet.createRandom();
  const { address } = wallet;
  const chain = 'ethereum';
  const accessControlConditions = [
    {
      contractAddress: '',
      standardContractType: '',
      chain,
      method: '',
      parameters: [':userAddress'],
      returnValueTest: { comparator: '=', value: address },
    },
  ];
  const dataToEncrypt = new TextEncoder().encode(text);
  const encrypted = await client.encrypt({ accessControlConditions, chain, dataToEncrypt });

  // A signed message proves the address to the nodes for ten minutes.
  const site = { domain: 'localhost', uri: 'http://localhost', version: '1', chainId: 1 };
  const expirationTime = new Date(Date.now() + 10 * 60 * 1000).toISOString();
  const signedMessage = new SiweMessage({ ...site, address, expirationTime }).prepareMessage();
  const sig = await wallet.signMessage(signedMessage);
  const authSig = { sig, derivedVia: 'web3.eth.personal.sign', signedMessage, address };

  const request = { ...encrypted, accessControlConditions, chain, authSig };
  const { decryptedData } = await client.decrypt(request);
  return new TextDecoder().decode(decryptedData);
}
