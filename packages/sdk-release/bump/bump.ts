import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import semver from 'semver';
import {globSync} from 'tinyglobby';
import {contentFolders, DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {SiteError} from '../../../lib/node/site-error';

/** Whose version the docs call the release. */
const CLIENT = '@lit-protocol/lit-node-client';

/** What a bump did, and what it leaves to look at. */
export interface Bump {
  from: string;
  /** The files that were rewritten, with the number of places in each. */
  rewritten: ReadonlyMap<string, number>;
  /** Packages of the SDK that had, and have, another version than the release. */
  otherVersions: readonly string[];
  /** Files that still name the old release, with the number of places: in sentences and sources. */
  mentions: ReadonlyMap<string, number>;
}

/**
 * Moves a docs version to another release of the SDK: the pins of `sdk/<version>` and of the examples that use the old
 * release, and the install lines on pages.
 *
 * @param root the project's folder
 * @throws SiteError for a docs version or release that there is none of, before anything is written
 */
export function bumpSdk(root: string, version: string, to: string): Bump {
  if (!DOCS_VERSIONS.includes(version as DocsVersion)) {
    throw new SiteError(
      'sdk:bump',
      `"${version}" is no docs version; use ${DOCS_VERSIONS.join(' or ')}`,
    );
  }
  const sdk = `sdk/${version}/package.json`;
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const {dependencies} = JSON.parse(read(sdk)) as {dependencies: Record<string, string>};
  const from = dependencies[CLIENT]!;
  if (semver.valid(to) !== to) {
    throw new SiteError('sdk:bump', `"${to}" is no exact release; write one such as ${from}`);
  }
  if (from === to) {
    throw new SiteError('sdk:bump', `${version} is at ${from} already`);
  }
  if (semver.major(to) !== semver.major(from)) {
    throw new SiteError(
      'sdk:bump',
      `${version} is at ${from}, and ${to} has another major version; that is a docs version of its own (CONTRIBUTING.md)`,
    );
  }

  const old = escapeStringRegexp(from);
  const rewritten = new Map<string, number>();
  const rewrite = (file: string, pattern: RegExp): void => {
    const text = read(file);
    const places = [...text.matchAll(pattern)].length;
    if (places > 0) {
      writeFileSync(path.join(root, file), text.replace(pattern, to));
      rewritten.set(file, places);
    }
  };
  const glob = (...patterns: string[]): string[] =>
    globSync(patterns, {
      cwd: root,
      ignore: ['**/node_modules/**'],
      expandDirectories: false,
    }).sort();

  // In a manifest, only packages and tags of the SDK have its version.
  glob(sdk, 'examples/*/package.json').forEach((file) =>
    rewrite(file, new RegExp(`(?<=": ")${old}(?=")`, 'g')),
  );
  const pages = glob(...contentFolders().map(({folder}) => `${folder}/**/*.{md,mdx}`));
  pages.forEach((file) =>
    rewrite(file, new RegExp(`(?<=@lit-protocol/[\\w-]+@)${old}(?!\\w)`, 'g')),
  );

  const mentions = [
    ...pages,
    ...glob(
      '*.md',
      '{sdk,examples,plugins}/**/*.md',
      'packages/sdk-facts/data/*.json',
      'src/**/*.tsx',
    ),
  ]
    .map((file) => [file, read(file).split(from).length - 1] as const)
    .filter(([, places]) => places > 0);
  const otherVersions = Object.entries(dependencies)
    .filter(([name, pin]) => name.startsWith('@lit-protocol/') && pin !== from && semver.valid(pin))
    .map(([name, pin]) => `${name} ${pin}`);
  return {from, rewritten, otherVersions, mentions: new Map(mentions)};
}
