import type {Comparison} from '../changes/compare';
import auth from './auth.json';
import changes from './changes.json';
import clientOptions from './client-options.json';
import contracts from './contracts.json';
import errors from './errors.json';
import knownChanges from './known-changes.json';
import networks from './networks.json';
import packages from './packages.json';

// What the tables say and the SDK's packages do not. Texts are inline Markdown: `code` and [links](https://…) work. A
// `source` is a package and its version, or repository@commit and path.

/** By name, or by docs version. No field is optional, so that TypeScript finds a misspelt one. */
type By<Value> = Readonly<Record<string, Value>>;

/** What readers of an error want to know. */
export interface ErrorText {
  meaning: string;
  cause: string;
  fix: string;
}

/**
 * What errors mean. `sdk` by key in `LIT_ERROR`, from the code that throws each; `unused` are keys that a release never
 * throws; `kinds` by member of `LitErrorKind`; `nodes` are codes by network and topic, from LIT-Protocol/docs@387eee2
 * docs/sdk/tests.md and versioned_docs/version-2.0/sdk/explanation/tests.md; `sameNodes` are networks whose codes are
 * those of another one.
 */
export const ERRORS: {
  sdk: By<ErrorText>;
  unused: By<readonly string[]>;
  kinds: By<ErrorText>;
  nodes: By<By<By<ErrorText>>>;
  sameNodes: By<string>;
} = errors;

/** What is said of a network. */
export interface NetworkStatement {
  name: string;
  kind: string;
  operator: string;
  algorithms: string;
  /** Whether PKPs can sign on it. */
  signs: boolean;
  features: string;
  /** Whether keys and data stay. */
  data: string;
  /** What its users pay. */
  cost: string;
  statusPage: string | null;
}

/**
 * `statements`: what networks promised in the month `asOf`, by name in `litNetwork`, oldest first. `ofV1`: those that the
 * first SDK (`lit-js-sdk`) connects to. `features`: what SDKs can do, with the first and the last major version that can.
 * `families`: names of virtual machines, here and in `PKP_CLIENT_SUPPORTED_CHAINS`. `chains`: those that each network
 * reads, or else each that its SDK knows. The v2 list names some that 2.2.63 has no key for; what it calls zkSync is the
 * key `zksync`.
 */
export const NETWORKS: {
  asOf: string;
  statements: By<NetworkStatement>;
  ofV1: {networks: readonly string[]};
  features: {features: readonly {name: string; since: number; until: number}[]};
  families: By<{name: string; pkpName: string | null}>;
  chains: By<{chains: readonly string[] | null; source: string}>;
} = networks;

/**
 * `networks`: whose addresses `@lit-protocol/contracts-sdk` of a docs version carries, and the contracts that it leaves
 * out. `purposes`: what each contract is for, in the order of the table, from the contracts' ABIs.
 */
export const CONTRACTS: {
  networks: By<{network: string; others: By<string>}>;
  purposes: By<string>;
} = contracts;

/**
 * Auth methods by name in `AuthMethodType`, with the name in the network's own lists, what a user shows and what nodes
 * check, and the key of `ProviderType` that makes it; scopes, resources and abilities by name. From
 * LIT-Protocol/docs@387eee2 docs/sdk/wallets/auth-methods.md and versioned_docs/version-2.0/pkp/authHelpers/overview.md,
 * @lit-protocol/lit-auth-client 2.2.61 and 3.0.23, and @lit-protocol/auth-helpers 3.0.24.
 */
export const AUTH: {
  methods: By<{networkName: string; proof: string; provider: string | null}>;
  scopes: By<string>;
  resourceIdentifiers: By<string>;
  abilities: By<string>;
} = auth;

/** What each option of the client does, in the order of the table. From the code of lit-node-client. */
export const CLIENT_OPTIONS: By<By<string>> = clientOptions;

/** What each `@lit-protocol` package is for. From the package's own exports. */
export const PACKAGE_PURPOSES: By<string> = packages;

/**
 * What the declarations of the two releases cannot tell about their differences: `firstPackages` are those that apps
 * import first; `shownAs` are classes that apps use under the name of one that extends them, as `package/name`; an
 * object's functions are renamed with it; `advice` says what to use or to do in v3; `leftOut` are differences that
 * change nothing for apps, by a pattern of names.
 */
export const KNOWN_CHANGES: {
  firstPackages: readonly string[];
  shownAs: By<string>;
  renames: readonly {package: string; from: string; to: string}[];
  advice: readonly {package: string; names: readonly string[]; advice: string}[];
  leftOut: readonly {package: string; names: string; what: string}[];
} = knownChanges;

/** What apps meet between the two releases. Generated; see changes/compare.ts. */
export const COMPARISON = changes as Comparison;
