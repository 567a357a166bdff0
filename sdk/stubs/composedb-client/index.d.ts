// What samples use of @composedb/client 0.5.0. sdk/README.md says why it is not the package itself.
import type {CeramicClient} from '@ceramicnetwork/http-client';
import type {RuntimeCompositeDefinition} from '@composedb/types';
import type {DID} from 'did-session';

/** What a GraphQL query answers. */
export interface ExecutionResult<Data> {
  data?: Data | null;
  errors?: readonly {message: string; path?: readonly (string | number)[]}[];
}

/** Options of the client. */
export interface ComposeClientParams {
  /** A client of the node, or the node's URL. */
  ceramic: CeramicClient | string;
  definition: RuntimeCompositeDefinition;
  serverURL?: string;
}

/** Reads and writes the documents of some models. */
export declare class ComposeClient {
  constructor(params: ComposeClientParams);
  readonly did: DID | undefined;
  /** The id of the DID; null while nobody is signed in, when nothing can be written. */
  readonly id: string | null;
  /** What a session needs to be allowed for these models. */
  readonly resources: string[];
  setDID(did: DID): void;
  executeQuery<Data = Record<string, unknown>>(
    source: string,
    variableValues?: Record<string, unknown>,
  ): Promise<ExecutionResult<Data>>;
}
