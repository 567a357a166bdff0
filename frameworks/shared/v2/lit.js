import * as LitJsSdk from '@lit-protocol/lit-node-client';
import { ethers } from 'ethers';
import { SiweMessage } from 'siwe';

let connecting;

async function connect() {
  const client = new LitJsSdk.LitNodeClient({ litNetwork: 'jalapeno', debug: false });
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

  // A signed message proves the address to the nodes for ten minutes.
  const site = { domain: 'localhost', uri: 'http://localhost', version: '1', chainId: 1 };
  const expirationTime = new Date(Date.now() + 10 * 60 * 1000).toISOString();
  const signedMessage = new SiweMessage({ ...site, address, expirationTime }).prepareMessage();
  const sig = await wallet.signMessage(signedMessage);
  const authSig = { sig, derivedVia: 'web3.eth.personal.sign', signedMessage, address };

  const proof = { accessControlConditions, chain, authSig };
  const { encryptedString, symmetricKey } = await LitJsSdk.encryptString(text);
  const encryptedKey = await client.saveEncryptionKey({ ...proof, symmetricKey, permanent: true });
  const toDecrypt = LitJsSdk.uint8arrayToString(encryptedKey, 'base16');
  const key = await client.getEncryptionKey({ ...proof, toDecrypt });
  return LitJsSdk.decryptString(encryptedString, key);
}
