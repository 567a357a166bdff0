// What samples use of @didtools/pkh-ethereum 0.1.0. sdk/README.md says why it is not the package itself.
import type {AuthMethod} from 'did-session';

/** An account with its chain, after CAIP-10. */
export interface AccountId {
  address: string;
  chainId: {namespace: string; reference: string};
}

/** What a wallet in the browser offers, after EIP-1193. */
export interface EthereumProvider {
  request(request: {method: string; params?: unknown[]}): Promise<unknown>;
}

export declare namespace EthereumWebAuth {
  /** How a wallet in the browser is asked for a delegation. */
  function getAuthMethod(provider: EthereumProvider, account: AccountId): Promise<AuthMethod>;
}

export declare namespace EthereumNodeAuth {
  /** How a wallet in Node is asked for a delegation. */
  function getAuthMethod(
    provider: EthereumProvider,
    account: AccountId,
    appName: string,
  ): Promise<AuthMethod>;
}

/** Adds the wallet's chain to an address. */
export declare function getAccountId(
  provider: EthereumProvider,
  address: string,
): Promise<AccountId>;
