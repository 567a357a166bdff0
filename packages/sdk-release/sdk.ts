import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocsVersion} from '../../site/versions';
import {SiteError} from '../../lib/node/site-error';

/** Install commands in the `samples` field of `sdk/<version>/package.json`. */
export interface InstallFacts {
  /** npm tags that pages may name, and the release each stood for. */
  tags: Readonly<Record<string, string>>;
  /**
   * Package scopes whose packages need a version or tag, because a bare install gives another
   * release.
   */
  versionRequired: readonly string[];
  /** Packages that pages tell readers to install and no sample imports, with their version. */
  named: Readonly<Record<string, string>>;
}

/** Names that the SDK takes as plain strings, so that no compiler checks them. */
export interface SdkNames {
  /** The keys of what `@lit-protocol/constants` exports; its types let any key pass. */
  constants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Functions and events of the contracts whose ABI is in `@lit-protocol/contracts-sdk`. */
  contractMembers: ReadonlySet<string>;
}

/** One release of the SDK, as installed in `sdk/<version>`. */
export interface Sdk {
  version: DocsVersion;
  /** Absolute path of the folder. */
  folder: string;
  /** The version of `@lit-protocol/lit-node-client`, which the docs call the release. */
  release: string;
  /**
   * Direct dependencies with their versions: what a sample may import. Stubs have the version they
   * stand for.
   */
  packages: ReadonlyMap<string, string>;
  /**
   * Direct dependencies in whose place stands a stub without types, so that no sample may import
   * them.
   */
  unused: ReadonlySet<string>;
  install: InstallFacts;
  /** Changes whenever anything in the installed packages can have changed. */
  fingerprint: string;
  /** Loaded on first use, because the packages take a while to load. */
  names: () => SdkNames;
}

/** Name in `sdk/README.md` of the stub for packages that no sample touches. */
const UNUSED = 'file:../stubs/unused';

interface Manifest {
  dependencies: Record<string, string>;
  samples?: Partial<InstallFacts>;
}

/** A contract as `@lit-protocol/contracts-sdk` has it. */
export interface ContractData {
  /** The name of its file. */
  name: string;
  address: string;
  abi: readonly {type: string; name?: string; stateMutability?: string}[];
}

/** `PKPNFT.data.js` in 2.x, `PKPNFT.sol/PKPNFTData.js` in 3.x. */
const ABI_FILE = /(?<name>\w+?)(?:\.data|Data)\.js$/;

/** Loads the contracts of a release. @param folder `sdk/<version>` */
export function loadContracts(folder: string): ContractData[] {
  const load = createRequire(path.join(folder, 'package.json'));
  const abis = path.join(folder, 'node_modules', '@lit-protocol', 'contracts-sdk', 'src', 'abis');
  return readdirSync(abis, {recursive: true, encoding: 'utf8'}).flatMap((file) => {
    const name = ABI_FILE.exec(file)?.groups?.name;
    if (!name) {
      return [];
    }
    const exported = load(path.join(abis, file)) as Record<string, Omit<ContractData, 'name'>>;
    return Object.values(exported).map((data) => ({...data, name}));
  });
}

function loadNames(folder: string): SdkNames {
  const load = createRequire(path.join(folder, 'package.json'));
  const constants = load('@lit-protocol/constants') as object;
  const keysOf = (value: unknown): Set<string> => new Set(Object.keys(Object(value) as object));
  return {
    constants: new Map(Object.entries(constants).map(([name, value]) => [name, keysOf(value)])),
    contractMembers: new Set(
      loadContracts(folder).flatMap(({abi}) => abi.flatMap(({name}) => name ?? [])),
    ),
  };
}

/**
 * Reads what is known about one release of the SDK.
 *
 * @param root the project's folder
 * @throws SiteError if there is no such folder, or its packages are not installed as pinned: checks against anything
 *   else would say nothing about the docs
 */
export function readSdk(root: string, version: DocsVersion): Sdk {
  const folder = path.join(root, 'sdk', version);
  const read = (...file: string[]): string => readFileSync(path.join(folder, ...file), 'utf8');
  if (!existsSync(path.join(folder, 'package.json'))) {
    throw new SiteError(`sdk/${version}`, 'has no package.json; begin with a copy of another one');
  }
  const {dependencies, samples} = JSON.parse(read('package.json')) as Manifest;
  const hash = createHash('sha256').update(read('package.json')).update(read('package-lock.json'));
  const packages = new Map<string, string>();
  const unused = new Set<string>();
  for (const [name, pinned] of Object.entries(dependencies)) {
    const isStub = pinned.startsWith('file:');
    const installed = existsSync(path.join(folder, 'node_modules', name, 'package.json'))
      ? (JSON.parse(read('node_modules', name, 'package.json')) as {version: string}).version
      : undefined;
    if (installed === undefined || (!isStub && installed !== pinned)) {
      throw new SiteError(
        `sdk/${version}`,
        `${name} ${pinned} is not installed, but ${installed ?? 'nothing'}; run "npm ci" in this folder, or "npm install" after a change of its package.json`,
      );
    }
    if (isStub) {
      // The lockfile says nothing about its types.
      hash.update(read('node_modules', name, 'index.d.ts'));
    }
    if (pinned === UNUSED) {
      unused.add(name);
    } else {
      packages.set(name, installed);
    }
  }
  let names: SdkNames | undefined;
  return {
    version,
    folder,
    release: dependencies['@lit-protocol/lit-node-client'] ?? 'unknown',
    packages,
    unused,
    install: {tags: {}, versionRequired: [], named: {}, ...samples},
    fingerprint: hash.digest('hex'),
    names: () => (names ??= loadNames(folder)),
  };
}
