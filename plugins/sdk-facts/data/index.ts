import * as z from 'zod';
import {SiteError} from '../../shared/site-error';
import type {Comparison} from '../changes/compare';
import auth from './auth.json';
import changes from './changes.json';
import clientOptions from './client-options.json';
import contracts from './contracts.json';
import errors from './errors.json';
import knownChanges from './known-changes.json';
import networks from './networks.json';
import packages from './packages.json';

// What the tables say and the SDK's packages do not. Texts are inline Markdown: `code` and [links](https://…) work.

const texts = z.record(z.string(), z.string().min(1));
/** Package and version, or repository@commit and path. */
const source = z.string().min(1);
/** Names of things the releases have, by docs version. */
const byVersion = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

/** @throws SiteError that names the file and the field */
function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (!result.success) {
    const {path, message} = result.error.issues[0]!;
    throw new SiteError(`plugins/sdk-facts/data/${file}.json`, `${path.join('.')}: ${message}`);
  }
  return result.data;
}

const errorText = z.strictObject({
  meaning: z.string().min(1),
  cause: z.string().min(1),
  fix: z.string().min(1),
});
/** What readers of an error want to know. */
export type ErrorText = z.infer<typeof errorText>;

/**
 * What errors mean. `sdk` by key in `LIT_ERROR`, from the code that throws each; `unused` are keys that a release never
 * throws; `kinds` by member of `LitErrorKind`; `nodes` are codes by topic, from LIT-Protocol/docs@387eee2
 * docs/sdk/tests.md and versioned_docs/version-2.0/sdk/explanation/tests.md.
 */
export const ERRORS = read(
  'errors',
  z.strictObject({
    sdk: z.record(z.string(), errorText),
    unused: byVersion(z.array(z.string())),
    kinds: z.record(z.string(), errorText),
    nodes: z.array(
      z.strictObject({
        networks: z.array(z.string()),
        topics: z.record(z.string(), z.record(z.string(), errorText)),
      }),
    ),
  }),
  errors,
);

const networkStatement = z.strictObject({
  name: z.string(),
  kind: z.string(),
  operator: z.string(),
  algorithms: z.string(),
  /** Whether PKPs can sign on it. */
  signs: z.boolean(),
  features: z.string(),
  /** Whether keys and data stay. */
  data: z.string(),
  /** What its users pay. */
  cost: z.string(),
  statusPage: z.url().optional(),
  source,
});
export type NetworkStatement = z.infer<typeof networkStatement>;

const majorVersion = z.literal([1, 2, 3]);

/**
 * What networks promise, by name in `litNetwork`, oldest first; what each major version can do, with the first and the
 * last that can; and the chains that each network reads (`all`: each that the SDK of the network knows). The v2 list
 * names some that 2.2.63 has no key for; what it calls zkSync is the key `zksync`.
 */
export const NETWORKS = read(
  'networks',
  z.strictObject({
    /** The month in which the statements were true. */
    asOf: z.string(),
    statements: z.record(z.string(), networkStatement),
    /** The networks that the first SDK (`lit-js-sdk`) connects to. */
    ofV1: z.strictObject({networks: z.array(z.string()), source}),
    features: z.strictObject({
      features: z.array(
        z.strictObject({name: z.string(), since: majorVersion, until: majorVersion}),
      ),
      source,
    }),
    chains: z.record(
      z.string(),
      z.strictObject({chains: z.union([z.literal('all'), z.array(z.string())]), source}),
    ),
  }),
  networks,
);

/**
 * `networks`: whose addresses `@lit-protocol/contracts-sdk` of a docs version carries, and the contracts that it leaves
 * out. `purposes`: what each contract is for, in the order of the table, from the contracts' ABIs.
 */
export const CONTRACTS = read(
  'contracts',
  z.strictObject({
    networks: byVersion(z.strictObject({network: z.string(), others: texts, source})),
    purposes: texts,
  }),
  contracts,
);

/**
 * Auth methods by name in `AuthMethodType`, with the name in the network's own lists, what a user shows and what nodes
 * check, and the key of `ProviderType` that makes it; scopes, resources and abilities by name. From
 * LIT-Protocol/docs@387eee2 docs/sdk/wallets/auth-methods.md and versioned_docs/version-2.0/pkp/authHelpers/overview.md,
 * @lit-protocol/lit-auth-client 2.2.61 and 3.0.23, and @lit-protocol/auth-helpers 3.0.24.
 */
export const AUTH = read(
  'auth',
  z.strictObject({
    methods: z.record(
      z.string(),
      z.strictObject({networkName: z.string(), proof: z.string(), provider: z.string().optional()}),
    ),
    scopes: texts,
    resourceIdentifiers: texts,
    abilities: texts,
  }),
  auth,
);

/** What each option of the client does, in the order of the table. From the code of lit-node-client. */
export const CLIENT_OPTIONS = read('client-options', byVersion(texts), clientOptions);

/** What each `@lit-protocol` package is for. From the package's own exports. */
export const PACKAGE_PURPOSES = read('packages', texts, packages);

const name = {package: z.string()};

/**
 * What the declarations of the two releases cannot tell about their differences: `firstPackages` are those that apps
 * import first; `shownAs` are classes that apps use under the name of one that extends them, as `package/name`; an
 * object's functions are renamed with it; `advice` says what to use or to do in v3; `leftOut` are differences that
 * change nothing for apps, by a pattern of names.
 */
export const KNOWN_CHANGES = read(
  'known-changes',
  z.strictObject({
    firstPackages: z.array(z.string()),
    shownAs: texts,
    renames: z.array(z.strictObject({...name, from: z.string(), to: z.string(), source})),
    advice: z.array(
      z.strictObject({...name, names: z.array(z.string()).min(1), advice: z.string(), source}),
    ),
    leftOut: z.array(z.strictObject({...name, names: z.string(), what: z.string()})),
  }),
  knownChanges,
);

/** What apps meet between the two releases. Generated; see changes/compare.ts. */
export const COMPARISON = changes as Comparison;
