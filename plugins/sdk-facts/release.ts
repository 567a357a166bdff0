import {createRequire} from 'node:module';
import path from 'node:path';
import {DOCS_VERSIONS, readSdk, type DocsVersion} from '../sdk';
import {SiteError} from '../shared/site-error';

export {DOCS_VERSIONS, type DocsVersion};

const ROOT = path.resolve(__dirname, '../..');

/** One installed release of the SDK, as the facts need it. */
export interface Release {
  version: DocsVersion;
  /** Version of the SDK, such as `3.0.24`. */
  name: string;
  /** Absolute path of `sdk/<version>`. */
  folder: string;
  /** Absolute path of an installed package. */
  folderOf: (packageName: string) => string;
  /** Loads a module as code of `sdk/<version>` would. The caller says what it exports. */
  load: <Exports>(module: string) => Exports;
  /** `@lit-protocol/constants 3.0.24`, for the line that says where a table comes from. */
  origin: (packageName: string) => string;
}

function openRelease(version: DocsVersion): Release {
  const {folder, release, packages} = readSdk(ROOT, version);
  const require = createRequire(path.join(folder, 'package.json'));
  return {
    version,
    name: release,
    folder,
    folderOf: (packageName) => path.join(folder, 'node_modules', packageName),
    load: <Exports>(module: string) => {
      try {
        return require(module) as Exports;
      } catch (error) {
        const [reason] = (error as Error).message.split('\n');
        throw new SiteError(`sdk/${version}`, `${module} does not load: ${reason}`);
      }
    },
    origin: (packageName) => `\`${packageName}\` ${packages.get(packageName) ?? 'unknown'}`,
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
