import {
  LitAbility,
  LitAccessControlConditionResource,
} from '@lit-protocol/auth-helpers';
import { LitNodeClient } from '@lit-protocol/lit-node-client';
import { ethers } from 'ethers';
import { approveWith } from './approve-with';

export const client = new LitNodeClient({ litNetwork: 'cayenne', debug: false });

// The SDK uses a stored approval for whatever account asks. Remove another account's.
function forgetOtherAccount(address: string) {
  const stored = localStorage.getItem('lit-wallet-sig') ?? address;
  const own = stored.toLowerCase().includes(address.toLowerCase());
  if (!own) localStorage.removeItem('lit-wallet-sig');
}

// Call it from a button. provider: window.ethereum, or what your wallet dialog returns.
export async function startSession(provider: ethers.providers.ExternalProvider) {
  const web3 = new ethers.providers.Web3Provider(provider);
  await web3.send('eth_requestAccounts', []); // connects the wallet
  const wallet = web3.getSigner();
  forgetOtherAccount(await wallet.getAddress());
  if (!client.ready) await client.connect();

  return client.getSessionSigs({
    chain: 'ethereum',
    expiration: new Date(Date.now() + 60 * 60 * 1000).toISOString(), // 1 hour
    resourceAbilityRequests: [
      {
        resource: new LitAccessControlConditionResource('*'),
        ability: LitAbility.AccessControlConditionDecryption,
      },
    ],
    authNeededCallback: approveWith(wallet),
  });
}
