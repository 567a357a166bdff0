import { disconnectWeb3 } from '@lit-protocol/lit-node-client';

// session: what openSession or keepSession returned
export function signOut(session: { reset(): void }) {
  session.reset(); // the signatures your app holds
  disconnectWeb3(); // removes lit-wallet-sig and the wallet's own signatures
  localStorage.removeItem('lit-session-key'); // disconnectWeb3 leaves these two
  localStorage.removeItem('lit-comms-keypair');
}

// wallet: window.ethereum, or what your wallet dialog returns
type AccountEvents = {
  on(event: 'accountsChanged', listener: () => void): unknown;
};

export function endSessionWithAccount(
  wallet: AccountEvents,
  session: { reset(): void },
) {
  wallet.on('accountsChanged', () => signOut(session));
}
