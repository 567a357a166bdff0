import path from 'node:path';
import COMPARISON from '../data/changes.json';
import {readPackages} from '../facts/packages';
import {releaseOf, type Release} from '../release';
import {code, codeList, parseInline} from '../table/inline';
import {rowsOf, type Cell, type FactTable} from '../table/table';
import type {Change, Comparison} from './compare';

/** What takes the place of the declaration, and what to do about it. */
function afterCell({kind, after, advice}: Change): Cell {
  if (kind === 'Removed') {
    return advice ? parseInline(advice) : 'Nothing takes its place';
  }
  const codes = after.length > 0 ? codeList(after) : ['Not there'];
  return advice ? [...codes, '. ', ...parseInline(advice)] : codes;
}

const beforeCell = ({kind, before}: Change): Cell =>
  before.length > 0 ? codeList(before) : kind === 'Added' ? 'New' : 'Not there';

/** Versions of a release's packages, by their names without scope. */
const versionsIn = (release: Release): Map<string, string> =>
  new Map(readPackages(release).map(({name, version}) => [path.basename(name), version]));

/** The packages whose numbers are not those of the releases: `contracts-sdk` 2.2.35 and 3.0.23. */
function otherVersions(before: Release, after: Release): string {
  const [old, now] = [versionsIn(before), versionsIn(after)];
  return [...new Set(COMPARISON.changes.map((change) => change.package))]
    .filter((name) => old.get(name) !== before.name || now.get(name) !== after.name)
    .map((name) => `\`${name}\` ${old.get(name)} and ${now.get(name)}`)
    .join(', ');
}

/** What apps meet between 2.2.63 and 3.0.24. */
export function changesTable(): FactTable {
  const [before, after] = [releaseOf('v2'), releaseOf('v3')];
  const {changes, leftOut} = COMPARISON as Comparison;
  return {
    caption: `Changes of the SDK from ${before.name} to ${after.name}`,
    ...rowsOf(changes, {
      Name: ({name}) => code(name),
      Change: ({kind}) => kind,
      [`In ${before.name}`]: beforeCell,
      [`In ${after.name}`]: afterCell,
      Package: (change) => codeList([change.package, ...change.alsoIn]),
    }),
    shown: 4,
    unit: 'change',
    groupedBy: ['Change', 'Package'],
    source: `Generated from the declarations of both releases (${otherVersions(before, after)}). Of types and enums, only the members that differ are shown. Left out: ${leftOut.map(({what, count}) => `${count} ${what}`).join('; ')}.`,
  };
}
