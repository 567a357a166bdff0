import {readPackages} from '../facts/packages';
import {releaseOf} from '../release';
import {compareApis, type Change, type ChangeKind, type Comparison} from './compare';
import {FIRST_PACKAGES} from './known';
import {readPublicApi} from './public-api';

const KINDS: readonly ChangeKind[] = ['Renamed', 'Changed', 'Removed', 'Added'];

function rankOf(home: string): number {
  const place = FIRST_PACKAGES.indexOf(home);
  return place === -1 ? FIRST_PACKAGES.length : place;
}

/** The packages that most apps import first; within a package, what breaks an app first. */
const byUse = (a: Change, b: Change): number =>
  rankOf(a.package) - rankOf(b.package) ||
  a.package.localeCompare(b.package) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

let comparison: Comparison | undefined;

/**
 * The differences between the public declarations of the v2 and the v3 release. Read once, because it takes a second.
 *
 * @throws SiteError if known.ts names something that the releases do not have
 */
export function readChanges(): Comparison {
  if (!comparison) {
    const [v2, v3] = (['v2', 'v3'] as const).map((version) => {
      const release = releaseOf(version);
      return readPublicApi(
        release,
        readPackages(release).map(({name}) => name.slice(name.indexOf('/') + 1)),
      );
    });
    const {changes, leftOut} = compareApis(v2!, v3!);
    comparison = {changes: [...changes].sort(byUse), leftOut};
  }
  return comparison;
}
