// What samples use of did-session 1.0.0. sdk/README.md says why it is not the package itself.

/** A wallet's delegation of its rights to a session key. */
export interface Cacao {
  h: {t: 'eip4361' | 'caip122'};
  p: {
    domain: string;
    iss: string;
    aud: string;
    version: string;
    nonce: string;
    iat: string;
    nbf?: string;
    exp?: string;
    statement?: string;
    requestId?: string;
    resources?: string[];
  };
  s?: {t: string; s: string};
}

/** Options of a delegation. */
export interface AuthOptions {
  domain?: string;
  statement?: string;
  version?: string;
  nonce?: string;
  requestId?: string;
  expirationTime?: string;
  resources?: string[];
  expiresInSecs?: number;
}

/** Asks a wallet for a delegation. */
export type AuthMethod = (
  options: AuthOptions & {address?: string; uri?: string},
) => Promise<Cacao>;

/** An identity that can sign; of the package `dids`. */
export interface DID {
  readonly id: string;
  readonly parent: string;
  readonly hasParent: boolean;
  readonly hasCapability: boolean;
  readonly authenticated: boolean;
}

/** A session key with a wallet's delegation to it. */
export declare class DIDSession {
  /** Makes a session key and asks the wallet to delegate to it. */
  static authorize(authMethod: AuthMethod, options?: AuthOptions): Promise<DIDSession>;
  /** Reads what `serialize` has written. */
  static fromSession(session: string): Promise<DIDSession>;
  readonly did: DID;
  /** The wallet's DID. */
  readonly id: string;
  readonly hasSession: boolean;
  readonly isExpired: boolean;
  readonly expireInSecs: number;
  readonly authorizations: string[];
  readonly cacao: Cacao;
  /** The session as text; it holds the session's private key. */
  serialize(): string;
  isAuthorized(resources?: string[]): boolean;
}
