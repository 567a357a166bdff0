import {createRequire} from 'node:module';
import path from 'node:path';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {readSdk} from '../sdk-release/sdk';

export {DOCS_VERSIONS, type DocsVersion};

const ROOT = path.resolve(__dirname, '../..');

/** One installed release of the SDK, as the facts need it. */
export type Release = ReturnType<typeof openRelease>;

function openRelease(version: DocsVersion) {
  const {folder, release, packages} = readSdk(ROOT, version);
  const require = createRequire(path.join(folder, 'package.json'));
  return {
    version,
    /** Version of the SDK, such as `3.0.24`. */
    name: release,
    /** Absolute path of `sdk/<version>`. */
    folder,
    /** Absolute path of an installed package. */
    folderOf: (packageName: string) => path.join(folder, 'node_modules', packageName),
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
