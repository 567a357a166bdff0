import { LitContracts } from '@lit-protocol/contracts-sdk';
import { ethers } from 'ethers';

const privateKey = process.env.PRIVATE_KEY;
if (!privateKey) throw new Error('Set PRIVATE_KEY to the key of a test wallet.');

const rpc = process.env.RPC_URL ?? 'https://chain-rpc.litprotocol.com/http';
export const chronicle = new ethers.providers.StaticJsonRpcProvider(rpc, {
  name: 'chronicle',
  chainId: 175177,
});
export const signer = new ethers.Wallet(privateKey, chronicle);
export const contracts = new LitContracts({ signer, rpc });
await contracts.connect(); // 3.0.23 has Cayenne's addresses built in
