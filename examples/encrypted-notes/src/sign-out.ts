import { disconnectWeb3 } from '@lit-protocol/lit-node-client';

// session: what openSession or keepSession returned
export function signOut(session: { reset(): void }) {
  session.reset(); // the signatures your app holds
  disconnectWeb3(); // removes lit-wallet-sig and the wallet's own signatures
  localStorage.removeItem('lit-session-key'); // disconnectWeb3 leaves these two
  localStorage.removeItem('lit-comms-keypair');
}

// Also: window.ethereum.on('accountsChanged', () => signOut(session));
