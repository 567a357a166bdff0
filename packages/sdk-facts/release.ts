import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocsVersion} from '../../site/versions';
import {SiteError} from '../../lib/node/site-error';
import {readSdk} from '../sdk-release/sdk';

const ROOT = path.resolve(__dirname, '../..');

export const CONSTANTS = '@lit-protocol/constants';

/** The parts of `@lit-protocol/constants` that are facts for readers. */
interface Constants {
  ALL_LIT_CHAINS: Record<string, ChainConstants>;
  LIT_NETWORKS: Record<string, string[]>;
  PKP_CLIENT_SUPPORTED_CHAINS: string[];
  AuthMethodType: Record<string, string | number>;
  /** Only from 3.0.18 on. */
  AuthMethodScope?: Record<string, string | number>;
  ProviderType: Record<string, string>;
  LIT_ERROR: Record<string, {name: string; code: string; kind: string}>;
  defaultLitnodeClientConfig: Record<string, unknown>;
}

/** A chain as `@lit-protocol/constants` describes it. Those of Solana have no id. */
interface ChainConstants {
  name: string;
  symbol: string;
  decimals: number;
  chainId?: number | string;
  rpcUrls: string[];
  blockExplorerUrls: string[];
  vmType: string;
}

/** One installed release of the SDK, as the facts need it. */
export type Release = ReturnType<typeof openRelease>;

function openRelease(version: DocsVersion) {
  const {folder, release, packages} = readSdk(ROOT, version);
  const require = createRequire(path.join(folder, 'package.json'));
  const constants = require(CONSTANTS) as Constants;
  return {
    version,
    /** Version of the SDK, such as `3.0.24`. */
    name: release,
    /** Absolute path of `sdk/<version>`. */
    folder,
    constants,
    /** The networks that it connects to on the internet: not the reader's own. */
    networks: Object.keys(constants.LIT_NETWORKS).filter(
      (network) => network !== 'localhost' && network !== 'custom',
    ),
    /** Loads a module as code of `sdk/<version>` would. The caller says what it exports. */
    load: <Exports>(module: string) => require(module) as Exports,
    /** `@lit-protocol/constants 3.0.24`, for the line that says where a table comes from. */
    origin: (packageName: string) => `\`${packageName}\` ${packages.get(packageName) ?? 'unknown'}`,
  };
}

const opened = new Map<DocsVersion, Release>();

/**
 * The release that a docs version is written for. Opened once, because its packages take a while.
 *
 * @throws SiteError if its packages are not installed as pinned
 */
export function releaseOf(version: DocsVersion): Release {
  const release = opened.get(version) ?? openRelease(version);
  opened.set(version, release);
  return release;
}

/** A component that a page uses wrongly. Whoever knows the page adds its place. */
export class WrongUse extends Error {}

/**
 * Looks up what data/ says about something that the packages name.
 *
 * @param texts a record of texts about names
 * @param place the file below `data/` and the field that hold the record
 * @throws SiteError for a name without a text: a new release has brought it
 */
export function described<Text>(
  texts: Readonly<Record<string, Text>>,
  place: string,
  name: string,
): Text {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (text === undefined) {
    throw new SiteError(
      `packages/sdk-facts/data/${place}`,
      `does not explain "${name}", which the SDK has; add an entry`,
    );
  }
  return text;
}
