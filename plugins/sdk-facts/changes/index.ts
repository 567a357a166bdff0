import {KNOWN_CHANGES} from '../data';
import {readPackages} from '../facts/packages';
import {releaseOf} from '../release';
import {compareApis, type Change, type ChangeKind, type Comparison} from './compare';
import {readPublicApi} from './public-api';

const KINDS: readonly ChangeKind[] = ['Renamed', 'Changed', 'Removed', 'Added'];

function rankOf(home: string): number {
  const {firstPackages} = KNOWN_CHANGES;
  const place = firstPackages.indexOf(home);
  return place === -1 ? firstPackages.length : place;
}

/** The packages that most apps import first; within a package, what breaks an app first. */
const byUse = (a: Change, b: Change): number =>
  rankOf(a.package) - rankOf(b.package) ||
  a.package.localeCompare(b.package) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

/**
 * Compares the public declarations of the v2 and the v3 release, which takes a second. Both releases are frozen, so the
 * result is kept in data/changes.json, which `npm run sdk:changes` writes.
 *
 * @throws SiteError if data/known-changes.json names something that the releases do not have
 */
export function compareReleases(): Comparison {
  const [v2, v3] = (['v2', 'v3'] as const).map((version) => {
    const release = releaseOf(version);
    return readPublicApi(
      release,
      readPackages(release).map(({name}) => name.slice(name.indexOf('/') + 1)),
    );
  });
  const {changes, leftOut} = compareApis(v2!, v3!);
  return {changes: [...changes].sort(byUse), leftOut};
}
