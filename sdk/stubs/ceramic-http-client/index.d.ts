// What samples use of @ceramicnetwork/http-client 2.30.0. sdk/README.md says why it is not the package itself.
import type {DID} from 'did-session';

/** A connection to a Ceramic node. */
export declare class CeramicClient {
  /**
   * @param apiHost URL of the node
   * @param config.syncInterval in milliseconds
   */
  constructor(apiHost?: string, config?: {syncInterval?: number});
  get did(): DID | undefined;
  set did(did: DID);
  setDID(did: DID): Promise<void>;
  getSupportedChains(): Promise<string[]>;
  close(): Promise<void>;
}
