import type { AuthSig } from '@lit-protocol/types';
import { ethers } from 'ethers';

/** The part of a wallet that the app uses in the browser (EIP-1193). */
export interface Wallet extends ethers.providers.ExternalProvider {
  on(event: 'accountsChanged', listener: (accounts: string[]) => void): unknown;
}

declare global {
  interface Window {
    ethereum?: Wallet;
  }
}

/** The account that the wallet shows to this page now. Never opens a prompt. */
export async function currentAccount(wallet: Wallet): Promise<string | undefined> {
  const [account] = await new ethers.providers.Web3Provider(wallet).listAccounts();
  return account;
}

/** Tells whether this account has approved a session that has not ended. Reloads keep it. */
export function hasApproved(account: string): boolean {
  try {
    const stored = localStorage.getItem('lit-wallet-sig') ?? '{}';
    const { address, signedMessage = '' } = JSON.parse(stored) as Partial<AuthSig>;
    const end = /^Expiration Time: (.+)$/m.exec(signedMessage)?.[1] ?? '';
    return address === account && Date.parse(end) > Date.now();
  } catch {
    return false; // not written by the SDK
  }
}
