import {readPackages} from '../facts/packages';
import {releaseOf, type DocsVersion} from '../release';
import {parseInline} from './inline';
import type {FactTable} from './table';

/** The SDK's packages with the versions that a docs version is checked against. */
export function packagesTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Packages of SDK ${release.name}`,
    columns: ['Package', 'Version', 'For'],
    rows: readPackages(release).map(({name, version: packageVersion, purpose}) => ({
      cells: [[{code: name}], [{code: packageVersion}], parseInline(purpose)],
    })),
    unit: {one: 'package', many: 'packages'},
    source: parseInline(
      'The versions that these docs are checked against. Where a package was not published in the version of the release, it is the nearest one below.',
    ),
  };
}
