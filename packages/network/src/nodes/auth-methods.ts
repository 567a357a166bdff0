import {ethers} from 'ethers';
import {type AuthMethod, TokenError, type TokenIssuer} from '../services/tokens';
import {NodeError, orRefuse} from '../rules/errors';
import type {AuthMethodContext} from './pkps';
import type {AuthSig} from '../rules/proof-checks';
import {verifyWallet} from './proofs';
import type {Clock} from '../clock';
import type {NodeRules} from '../rules/node-rules';

const ETH_WALLET = 1;

/** Verifies auth methods as the nodes do, with the tokens of one issuer. Rejects with a refusal. */
export function authMethodVerifier(tokens: TokenIssuer, rules: NodeRules, clock: Clock) {
  return async ({authMethodType, accessToken}: AuthMethod): Promise<AuthMethodContext> => {
    if (authMethodType === ETH_WALLET) return verifyWalletMethod(accessToken, clock.now(), rules);
    try {
      return await tokens.verifyAuthMethod({authMethodType, accessToken});
    } catch (error) {
      if (error instanceof TokenError) throw new NodeError('NodeAuthFailed', error.message);
      throw error;
    }
  };
}

function verifyWalletMethod(accessToken: string, now: number, rules: NodeRules): AuthMethodContext {
  const authSig = orRefuse(
    'NodeWalletSignatureJSONError',
    () => JSON.parse(accessToken) as AuthSig,
  );
  const {address} = verifyWallet(authSig, now, rules);
  const userId = address.toLowerCase();
  // The SDK stores the address itself; nodes also know the usual hash of user and app.
  return {
    userId,
    appId: 'lit',
    authMethodType: ETH_WALLET,
    ids: [userId, ethers.utils.id(`${address}:lit`)],
  };
}
