/** What an action may ask of the node that runs it. A rejected promise rejects in the action. */
export interface ActionHost {
  signEcdsa(request: {
    toSign: Uint8Array;
    /** As the action gave it. */
    publicKey: string;
    sigName: string;
    /** `toSign` is a message that gets the prefix of EIP-191, not a hash. */
    personalMessage: boolean;
  }): Promise<void>;
  checkConditions(request: {
    conditions: unknown;
    authSig: unknown;
    chain: string;
  }): Promise<boolean>;
  /** Refuses what the action may not reach. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /**
   * The remaining functions of `Lit.Actions`, with the one object that they take: `claimKey`,
   * `call`, `getLatestNonce`, `pubkeyToTokenId`, `isPermitted…`, `getPermitted…`.
   */
  call(name: string, params: unknown): Promise<unknown>;
}

export interface ActionResult {
  success: boolean;
  /** What `setResponse` set last; empty without it. */
  response: string;
  /** What the action wrote to the console. */
  logs: string;
  /** Why it failed. */
  error?: string;
  /** Which limit ended it. */
  limit?: 'time' | 'memory';
}

export interface ActionRequest {
  /** A classic script. */
  code: string;
  /** Become globals of the action (`jsParams`). */
  params: Record<string, unknown>;
  /** `Lit.Auth`. */
  auth: unknown;
  host: ActionHost;
  /** 30 seconds by default. */
  timeoutMs?: number;
  /** Heap of the action; 256 by default. */
  memoryMb?: number;
}

/** Runs a Lit Action in an isolate of its own. Never rejects because of what the action does. */
export function runAction(_request: ActionRequest): Promise<ActionResult> {
  throw new Error('Not written yet.');
}
