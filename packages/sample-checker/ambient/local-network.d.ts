/** Arranges what a program finds on a local network. `exec` of lit-local-network loads it; other networks have none. */
declare const localNetwork: {
  /** The chain's JSON-RPC, which stands for that of every EVM chain. */
  readonly rpc: string;
  readonly relay: string;
  readonly accounts: readonly {readonly address: string; readonly privateKey: string}[];
  /** A proof of an account's address that the nodes accept for ten minutes. */
  authSig(account: {readonly privateKey: string}): Promise<{
    sig: string;
    derivedVia: string;
    signedMessage: string;
    address: string;
  }>;
  /** Puts a token contract at an address, and mints of it: a number of an ERC-20, the token with an id of the others. */
  mint(
    kind: 'erc20' | 'erc721' | 'erc1155',
    contract: string,
    owner: string,
    amountOrId: number | bigint,
  ): Promise<void>;
  /** Asks the chain's engine, also for its own methods such as `anvil_setBalance`. */
  chain(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Breaks nodes, or fills tables, as the README of `lit-local-network` says. */
  control(command: object): Promise<{cid?: string}>;
  /** A token of a login: `token('google', {user: 'ann', clientId: 'client id'})`. */
  token(kind: string, fields: Readonly<Record<string, string>>): Promise<string>;
};
