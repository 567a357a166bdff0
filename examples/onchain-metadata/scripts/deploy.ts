import {ethers} from 'ethers';
import {deploy} from './contract';

const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY) throw new Error('Set RPC_URL and PRIVATE_KEY in .env.deploy.');

const provider = new ethers.providers.JsonRpcProvider(RPC_URL);
const {chainId} = await provider.getNetwork();
if (chainId !== 80001) throw new Error(`RPC_URL leads to chain ${chainId}, not to Mumbai (80001).`);

const contract = await deploy(new ethers.Wallet(PRIVATE_KEY, provider));
console.log(`Deployed. Put this address into src/config.ts: ${contract.address}`);
