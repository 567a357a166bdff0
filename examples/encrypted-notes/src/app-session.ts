import { ethers } from 'ethers';
import { keepSession } from './keep-session';
import { client, startSession } from './get-session';

export function openSession(provider: ethers.providers.ExternalProvider) {
  const session = keepSession(client, () => startSession(provider));

  return {
    async getSessionSigs() {
      if (!client.ready) await client.connect();
      const web3 = new ethers.providers.Web3Provider(provider);
      const [account] = await web3.listAccounts(); // the current one, without a prompt
      if (!account) throw new Error('Connect the wallet first.');
      return session.get(account);
    },
    reset: session.reset,
  };
}
