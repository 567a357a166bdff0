import type {DocsVersion} from '../../site/versions';
import type {Chains} from '../../packages/proof-tools/conditions/check';

/** What the tools know of a release. */
export interface ReleaseFacts {
  chains: Chains;
  /** What its `verifyJwt` takes for the network's key, if it knows one; hex. */
  networkKey?: string;
}

/** What the condition builder says of its example. */
export interface ConditionExample {
  json: string;
  sentence: string;
  hash: string;
}

/** What the proof inspector says of its example. */
export interface ProofExample {
  json: string;
  title: string;
  says: string;
  refusal: string;
}

/** What the token inspector says of its example. */
export interface TokenExample {
  token: string;
  says: string;
  refusal: string;
}

/** What each tool says of its example; plugin.ts writes it while the site is built. */
export interface Examples {
  conditions: ConditionExample;
  proof: ProofExample;
  tokens: Record<DocsVersion, TokenExample>;
}

/** What a tool needs once it is open. */
export interface ToolProps {
  version: DocsVersion;
  facts: ReleaseFacts;
}
