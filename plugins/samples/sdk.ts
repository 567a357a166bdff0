import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {SiteError} from '../shared/site-error';

/** The docs versions, named as the folders of `sdk/`. */
export const DOCS_VERSIONS = ['v3', 'v2'] as const;
export type DocsVersion = (typeof DOCS_VERSIONS)[number];

/** What the `samples` field of `sdk/<version>/package.json` says about install commands. */
export interface InstallFacts {
  /** npm tags that pages may name, and the release each stood for. */
  tags: Readonly<Record<string, string>>;
  /** Package scopes whose packages need a version or tag, because a bare install gives another release. */
  versionRequired: readonly string[];
  /** Packages that pages tell readers to install and no sample imports, with their version. */
  named: Readonly<Record<string, string>>;
}

/** Names that the SDK takes as plain strings, so that no compiler checks them. */
export interface SdkNames {
  networks: ReadonlySet<string>;
  chains: ReadonlySet<string>;
}

/** One release of the SDK, as installed in `sdk/<version>`. */
export interface Sdk {
  version: DocsVersion;
  /** Absolute path of the folder. */
  folder: string;
  /** The version of `@lit-protocol/lit-node-client`, which the docs call the release. */
  release: string;
  /** Direct dependencies with their versions: what a sample may import. */
  packages: ReadonlyMap<string, string>;
  install: InstallFacts;
  /** Changes whenever anything in the installed packages can have changed. */
  fingerprint: string;
  /** Loaded on first use, because the packages take a while to load. */
  names: () => SdkNames;
}

const NO_FACTS: InstallFacts = {tags: {}, versionRequired: [], named: {}};

interface Manifest {
  dependencies: Record<string, string>;
  samples?: Partial<InstallFacts>;
}

function loadNames(folder: string): SdkNames {
  const constants = createRequire(path.join(folder, 'package.json'))('@lit-protocol/constants') as {
    LIT_NETWORKS: Record<string, unknown>;
    ALL_LIT_CHAINS: Record<string, unknown>;
  };
  return {
    networks: new Set(Object.keys(constants.LIT_NETWORKS)),
    chains: new Set(Object.keys(constants.ALL_LIT_CHAINS)),
  };
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version
    : undefined;
}

/** Checks against anything but the pinned packages would say nothing about the docs. */
function assertInstalled(
  version: DocsVersion,
  folder: string,
  dependencies: Manifest['dependencies'],
): void {
  for (const [name, pinned] of Object.entries(dependencies)) {
    const installed = installedVersion(folder, name);
    if (installed === undefined || (!pinned.startsWith('file:') && installed !== pinned)) {
      throw new SiteError(
        `sdk/${version}`,
        `${name} ${pinned} is not installed, but ${installed ?? 'nothing'}; run "npm ci" in this folder`,
      );
    }
  }
}

/**
 * Reads what is known about one release of the SDK.
 *
 * @param root the project's folder
 * @throws SiteError if the folder's packages are not installed as pinned
 */
export function readSdk(root: string, version: DocsVersion): Sdk {
  const folder = path.join(root, 'sdk', version);
  const manifestText = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const lockText = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const {dependencies, samples} = JSON.parse(manifestText) as Manifest;
  assertInstalled(version, folder, dependencies);
  let names: SdkNames | undefined;
  return {
    version,
    folder,
    release: dependencies['@lit-protocol/lit-node-client'] ?? 'unknown',
    packages: new Map(Object.entries(dependencies)),
    install: {...NO_FACTS, ...samples},
    fingerprint: createHash('sha256').update(manifestText).update(lockText).digest('hex'),
    names: () => (names ??= loadNames(folder)),
  };
}
