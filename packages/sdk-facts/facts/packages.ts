import PACKAGE_PURPOSES from '../data/packages.json';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import {described, type Release} from '../release';

const SCOPE = '@lit-protocol/';

/** The SDK's packages as `sdk/<version>` pins them, by name; without stubs. */
export function readPackages({load}: Release) {
  const {dependencies} = load<{dependencies: Record<string, string>}>('./package.json');
  return Object.entries(dependencies)
    .filter(([name, pinned]) => name.startsWith(SCOPE) && !pinned.startsWith('file:'))
    .map(([name, version]) => ({
      name,
      version,
      purpose: described(PACKAGE_PURPOSES, 'packages.json', name.slice(SCOPE.length)),
    }));
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
