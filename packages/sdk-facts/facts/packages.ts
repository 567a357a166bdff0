import {readFileSync} from 'node:fs';
import path from 'node:path';
import PACKAGE_PURPOSES from '../data/packages.json';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import {described, type Release} from '../release';

type Lockfile = Record<'packages', Record<string, {version?: string; resolved?: string}>>;

/** The SDK's packages as `sdk/<version>/package-lock.json` pins them, by name; without stubs. */
export function readPackages(release: Release) {
  const lockfile = path.join(release.folder, 'package-lock.json');
  const {packages} = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;
  return Object.entries(packages).flatMap(([place, {version = '', resolved}]) => {
    const [, name] = /^node_modules\/@lit-protocol\/([^/]+)$/.exec(place) ?? [];
    return name === undefined || resolved?.startsWith('file:')
      ? []
      : {
          name: `@lit-protocol/${name}`,
          version,
          purpose: described(PACKAGE_PURPOSES, 'packages.json', name),
        };
  });
}

/** The SDK's packages with the versions that a docs version is checked against. */
export const packagesTable = (release: Release): FactTable => ({
  caption: `Packages of SDK ${release.name}`,
  ...rowsOf(readPackages(release), {
    Package: ({name}) => code(name),
    Version: ({version}) => code(version),
    For: ({purpose}) => parseInline(purpose),
  }),
  unit: 'package',
  source:
    'The versions that these docs are checked against. Where a package was not published in the version of the release, it is the nearest one below.',
});
