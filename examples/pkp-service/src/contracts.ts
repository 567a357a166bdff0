import { LitContracts } from '@lit-protocol/contracts-sdk';
import { ethers } from 'ethers';

const privateKey = process.env.PRIVATE_KEY;
if (!privateKey) throw new Error('Set PRIVATE_KEY to the key of a test wallet.');

export const chronicle = new ethers.providers.StaticJsonRpcProvider(
  'https://chain-rpc.litprotocol.com/http',
  { name: 'chronicle', chainId: 175177 },
);
export const signer = new ethers.Wallet(privateKey, chronicle);
export const contracts = new LitContracts({ signer });
await contracts.connect(); // 3.0.23 has Cayenne's addresses built in
