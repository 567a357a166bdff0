import {readPackages} from '../facts/packages';
import {releaseOf, type DocsVersion} from '../release';
import {code, parseInline} from './inline';
import {rowsOf, type FactTable} from './table';

/** The SDK's packages with the versions that a docs version is checked against. */
export function packagesTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Packages of SDK ${release.name}`,
    ...rowsOf(readPackages(release), {
      Package: ({name}) => code(name),
      Version: (each) => code(each.version),
      For: ({purpose}) => parseInline(purpose),
    }),
    unit: 'package',
    source:
      'The versions that these docs are checked against. Where a package was not published in the version of the release, it is the nearest one below.',
  };
}
