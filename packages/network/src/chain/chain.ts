/** An account that holds test tokens. */
export interface Account {
  /** With EIP-55 checksum. */
  address: string;
  /** 32 bytes as 0x-hex. */
  privateKey: string;
}

/** What can be wrong with the chain: no answer at all, or each answer ten seconds late. */
export type ChainFault = 'unreachable' | 'late';

/** A local EVM chain with the PKP contracts of both releases. */
export interface Chain {
  /** JSON-RPC over http on loopback; any origin may ask. */
  readonly url: string;
  /** Funded, derived from a phrase that everybody knows. */
  readonly accounts: readonly Account[];
  /** Asks the engine itself, past any fault. Throws an `Error` with the engine's message. */
  request<T>(method: string, params: readonly unknown[]): Promise<T>;
  /** Breaks what `url` answers; `null` mends it. */
  setFault(fault: ChainFault | null): void;
  stop(): Promise<void>;
}

export interface ChainOptions {
  /** Port of `url`; a free one by default. */
  port?: number;
  /** The nodes' HD root keys as hex without 0x, compressed or not, at least two. */
  rootPublicKeys?: readonly string[];
}

/** Starts the chain. Throws when the port is taken. */
export function startChain(_options: ChainOptions = {}): Promise<Chain> {
  throw new Error('Not written yet.');
}
