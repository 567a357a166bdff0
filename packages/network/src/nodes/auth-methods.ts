import { ethers } from 'ethers';
import { NodeError, orRefuse } from './errors';
import type { AuthMethod } from './node-network';
import type { AuthMethodContext } from './pkps';
import { type AuthSig, verifyWallet } from './proofs';

const ETH_WALLET = 1;

/** Verifies the token of an auth method. Rejects with a refusal. */
export async function verifyAuthMethod({ authMethodType, accessToken }: AuthMethod): Promise<AuthMethodContext> {
  if (authMethodType !== ETH_WALLET) {
    throw new NodeError('NodeAuthSigScopeTooLimited', `Tokens of type ${authMethodType} are not known here.`);
  }
  const authSig = orRefuse('NodeWalletSignatureJSONError', () => JSON.parse(accessToken) as AuthSig);
  const { address } = verifyWallet(authSig, Date.now());
  const userId = address.toLowerCase();
  // The SDK stores the address itself; nodes also know the usual hash of user and app.
  return { userId, appId: 'lit', authMethodType, ids: [userId, ethers.utils.id(`${address}:lit`)] };
}
