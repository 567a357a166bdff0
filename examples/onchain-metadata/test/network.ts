import {LitNodeClient} from '@lit-protocol/lit-node-client';
import type {AuthSig} from '@lit-protocol/types';
import {ethers} from 'ethers';
import {Lit} from '../src/lit';

const {LIT_NETWORK} = process.env;
if (!LIT_NETWORK) throw new Error('Set LIT_NETWORK to what lit-local-network --json prints.');
const {v2Jalapeno, rpc, accounts} = JSON.parse(LIT_NETWORK) as {
  v2Jalapeno: {litNetwork: 'custom'; bootstrapUrls: string[]; minNodeCount: number};
  rpc: string;
  accounts: {privateKey: string}[];
};

type Wallets = [ethers.Wallet, ethers.Wallet, ethers.Wallet, ethers.Wallet];

/** Wallets that can pay, on a chain that stands for all chains of conditions. */
export const [alice, bob, holder, stranger] = accounts.map(
  ({privateKey}) => new ethers.Wallet(privateKey, new ethers.providers.JsonRpcProvider(rpc)),
) as Wallets;

export const nodes = new LitNodeClient({...v2Jalapeno, alertWhenUnauthorized: false, debug: false});

export const litOf = (wallet: ethers.Wallet) => new Lit(nodes, () => authSigOf(wallet));

/** Signs in for a minute (EIP-4361), as src/wallet.ts lets a wallet do. */
export async function authSigOf(wallet: ethers.Wallet): Promise<AuthSig> {
  const signedMessage = `localhost wants you to sign in with your Ethereum account:
${wallet.address}


URI: http://localhost/
Version: 1
Chain ID: 80001
Nonce: ${ethers.utils.hexlify(ethers.utils.randomBytes(8)).slice(2)}
Issued At: ${new Date().toISOString()}
Expiration Time: ${new Date(Date.now() + 60_000).toISOString()}`;
  return {
    sig: await wallet.signMessage(signedMessage),
    derivedVia: 'web3.eth.personal.sign',
    signedMessage,
    address: wallet.address,
  };
}
