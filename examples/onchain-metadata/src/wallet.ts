import {disconnectWeb3, ethConnect} from '@lit-protocol/lit-node-client';
import type {AuthSig} from '@lit-protocol/types';
import {ethers} from 'ethers';

const mumbai = {
  chainId: '0x13881', // 80001
  chainName: 'Mumbai',
  nativeCurrency: {name: 'MATIC', symbol: 'MATIC', decimals: 18},
  rpcUrls: ['https://rpc-mumbai.maticvigil.com/'],
  blockExplorerUrls: ['https://mumbai.polygonscan.com'],
};

/**
 * The wallet, with an account and on Mumbai. It asks its user only for what is missing.
 * Throws what the wallet throws.
 */
export async function connectWallet(): Promise<ethers.providers.Web3Provider> {
  const {ethereum} = window as {ethereum?: ethers.providers.ExternalProvider};
  if (!ethereum) throw new Error('No wallet found. Install MetaMask, then load this page again.');
  const web3 = new ethers.providers.Web3Provider(ethereum, 'any');
  await web3.send('eth_requestAccounts', []);
  try {
    await web3.send('wallet_switchEthereumChain', [{chainId: mumbai.chainId}]);
  } catch (error) {
    // 4902: the wallet does not know this chain. Some wallets wrap the code.
    const {code, data} = error as {code?: unknown; data?: {originalError?: {code?: unknown}}};
    if ((data?.originalError?.code ?? code) !== 4902) throw error;
    await web3.send('wallet_addEthereumChain', [mumbai]);
  }
  const {chainId} = await web3.getNetwork();
  if (chainId !== Number(mumbai.chainId)) throw new Error('Switch your wallet to Mumbai.');
  return web3;
}

let approval: {authSig: AuthSig; account: string; end: number} | undefined;

/** A wallet signature for the nodes, for an hour. Another account has to sign again. */
export async function signIn(web3: ethers.providers.Web3Provider): Promise<AuthSig> {
  const account = (await web3.getSigner().getAddress()).toLowerCase();
  if (approval?.account === account && Date.now() < approval.end) return approval.authSig;

  const end = Date.now() + 60 * 60 * 1000;
  const authSig = await ethConnect.signAndSaveAuthMessage({
    web3,
    account, // in lower case: 2.2.63 compares it letter by letter
    chainId: Number(mumbai.chainId),
    expiration: new Date(end).toISOString(),
    uri: location.origin, // not the whole address, which may hold secrets
    resources: [],
  });
  disconnectWeb3(); // removes the SDK's copy from local storage
  localStorage.removeItem('lit-comms-keypair');
  approval = {authSig, account, end: end - 60_000};
  return authSig;
}
