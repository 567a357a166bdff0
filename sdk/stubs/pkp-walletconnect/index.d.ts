// What samples use of @lit-protocol/pkp-walletconnect 3.0.24, after its source. sdk/README.md says why it is not
// the package itself. Events have types here that the package leaves open.
import type {PKPClient} from '@lit-protocol/pkp-client';

/** What an app or a wallet says of itself. */
export interface Metadata {
  name: string;
  description: string;
  url: string;
  icons: string[];
}

/** What an app may do in one family of chains. */
export interface RequiredNamespace {
  /** Chains after CAIP-2, such as `eip155:1`. */
  chains?: string[];
  methods: string[];
  events: string[];
}

export interface Namespace extends RequiredNamespace {
  /** Accounts after CAIP-10, such as `eip155:1:0x…`. */
  accounts: string[];
}

/** An app's wish to connect. */
export interface Proposal {
  id: number;
  /** Seconds since 1970. */
  expiry: number;
  relays: {protocol: string; data?: string}[];
  proposer: {publicKey: string; metadata: Metadata};
  requiredNamespaces: Record<string, RequiredNamespace>;
  optionalNamespaces: Record<string, RequiredNamespace>;
  sessionProperties?: Record<string, string>;
  pairingTopic?: string;
}

/** A connection to an app. */
export interface Session {
  topic: string;
  pairingTopic: string;
  relay: {protocol: string; data?: string};
  /** Seconds since 1970. */
  expiry: number;
  acknowledged: boolean;
  controller: string;
  namespaces: Record<string, Namespace>;
  requiredNamespaces: Record<string, RequiredNamespace>;
  optionalNamespaces: Record<string, RequiredNamespace>;
  sessionProperties?: Record<string, string>;
  self: {publicKey: string; metadata: Metadata};
  peer: {publicKey: string; metadata: Metadata};
}

/** A call that an app asks for. */
export interface SessionRequest {
  topic: string;
  id: number;
  params: {
    /** The parameters are the app's own, by method. */
    request: {method: string; params: unknown};
    chainId: string;
  };
}

/** Whether the app's origin is the one that it names. */
export interface VerifyContext {
  verified: {origin: string; validation: 'UNKNOWN' | 'VALID' | 'INVALID'; verifyUrl: string};
}

/** What the listeners of an event get. */
export interface EventArguments {
  session_proposal: {id: number; params: Proposal; verifyContext: VerifyContext};
  session_request: SessionRequest & {verifyContext: VerifyContext};
  session_delete: {id: number; topic: string};
  auth_request: {id: number; topic: string; params: unknown};
}

/** Why something is refused, after JSON-RPC. */
export interface ErrorResponse {
  code: number;
  message: string;
  data?: string;
}

/** An answer to a call, after JSON-RPC. */
export type JsonRpcResponse =
  | {id: number; jsonrpc: string; result: unknown}
  | {id: number; jsonrpc: string; error: ErrorResponse};

/** Things by their key. */
export interface Store<Key, Value> {
  readonly length: number;
  readonly keys: Key[];
  readonly values: Value[];
  get(key: Key): Value;
  getAll(filter?: Partial<Value>): Value[];
}

/** WalletConnect's own client, for what `PKPWalletConnect` does not do. */
export interface ISignClient {
  readonly metadata: Metadata;
  readonly session: Store<string, Session>;
  readonly proposal: Store<number, Proposal>;
  readonly pendingRequest: Store<number, SessionRequest>;
  ping(params: {topic: string}): Promise<void>;
}

/** Options of `initWalletConnect`. */
export interface InitWalletConnectParams {
  /** Of your project at WalletConnect. */
  projectId: string;
  /** `wss://relay.walletconnect.com` without it. */
  relayUrl?: string;
  /** What apps show of your wallet. */
  metadata: Metadata;
  name?: string;
}

type Listen = <Event extends keyof EventArguments>(
  name: Event,
  listener: (args: EventArguments[Event]) => void,
) => void;

/** Connects PKPs to apps through WalletConnect 2. */
export declare class PKPWalletConnect {
  constructor(debug?: boolean);
  initWalletConnect(params: InitWalletConnectParams): Promise<void>;
  /** Starts a connection with the URI that an app shows. */
  pair(params: {uri: string; activatePairing?: boolean}): Promise<void>;
  /** Connects to the app, or refuses when no PKP has an account on its chains. */
  approveSessionProposal(proposal: EventArguments['session_proposal']): Promise<Session | void>;
  approveSession(params: {
    id: number;
    namespaces: Record<string, Namespace>;
    relayProtocol?: string;
  }): Promise<Session>;
  rejectSessionProposal(
    proposal: EventArguments['session_proposal'],
    reason?: ErrorResponse,
  ): Promise<void>;
  rejectSession(params: {id: number; reason: ErrorResponse}): Promise<void>;
  /** Signs with the PKP whose address is in the call, and answers the app. */
  approveSessionRequest(requestEvent: EventArguments['session_request']): Promise<void>;
  rejectSessionRequest(
    requestEvent: EventArguments['session_request'],
    reason?: ErrorResponse,
  ): Promise<void>;
  respondSessionRequest(params: {topic: string; response: JsonRpcResponse}): Promise<void>;
  updateSession(params: {topic: string; namespaces: Record<string, Namespace>}): Promise<void>;
  extendSession(params: {topic: string}): Promise<void>;
  disconnectSession(params: {topic: string; reason: ErrorResponse}): Promise<void>;
  emitSessionEvent(params: {
    topic: string;
    event: {name: string; data: unknown};
    chainId: string;
  }): Promise<void>;
  /** Connections by their topic. */
  getActiveSessions(): Record<string, Session>;
  /** Wishes to connect by their id. */
  getPendingSessionProposals(): Record<number, Proposal>;
  getPendingSessionRequests(): SessionRequest[];
  getSignClient(): ISignClient;
  on: Listen;
  once: Listen;
  off: Listen;
  removeListener: Listen;
  /** Addresses of the PKPs in a family of chains, of which there is only `eip155`. */
  getAccounts(chainName: string): Promise<string[]>;
  /** Accounts of the PKPs after CAIP-10, on a chain after CAIP-2. */
  getAccountsWithPrefix(chain: string): Promise<string[]>;
  /** Whether the SDK knows a chain, given after CAIP-2. */
  checkIfChainIsSupported(chain: string): boolean;
  findPKPClientByRequestParams(params: unknown): Promise<PKPClient | null>;
  addPKPClient(pkpClient: PKPClient): void;
  getPKPClients(): PKPClient[];
  setPKPClients(clients: PKPClient[]): void;
}
