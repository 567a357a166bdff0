import path from 'node:path';
import type {Change} from '../changes/compare';
import {COMPARISON} from '../data';
import {readPackages} from '../facts/packages';
import {releaseOf, type Release} from '../release';
import {WrongUse} from '../wrong-use';
import {codeList, parseInline} from './inline';
import type {Cell, FactTable, Inline} from './table';

/** What takes the place of the declaration, and what to do about it. */
function afterCell({kind, after, advice}: Change): Cell {
  const words: Inline[] = advice === undefined ? [] : parseInline(advice);
  if (kind === 'Removed') {
    return words.length > 0 ? words : ['Nothing takes its place'];
  }
  const codes = after.length > 0 ? codeList(after) : ['Not there'];
  return words.length > 0 ? [...codes, '. ', ...words] : codes;
}

const beforeCell = ({kind, before}: Change): Cell =>
  before.length > 0 ? codeList(before) : [kind === 'Added' ? 'New' : 'Not there'];

/** Versions of a release's packages, by their names without scope. */
const versionsIn = (release: Release): Map<string, string> =>
  new Map(readPackages(release).map(({name, version}) => [path.basename(name), version]));

/** The packages whose numbers are not those of the releases: `contracts-sdk` 2.2.35 and 3.0.23. */
function otherVersions(packages: readonly string[]): string {
  const [before, after] = [releaseOf('v2'), releaseOf('v3')];
  const [old, now] = [versionsIn(before), versionsIn(after)];
  return packages
    .filter((name) => old.get(name) !== before.name || now.get(name) !== after.name)
    .map((name) => `\`${name}\` ${old.get(name)} and ${now.get(name)}`)
    .join(', ');
}

/**
 * What apps meet between 2.2.63 and 3.0.24.
 *
 * @param of the package to show; all if left out
 * @throws WrongUse for a package in which nothing has changed
 */
export function changesTable(of?: string): FactTable {
  const [before = '', after = ''] = (['v2', 'v3'] as const).map((version) => {
    const release = releaseOf(version);
    return of === undefined ? release.name : versionsIn(release).get(of);
  });
  const {changes, leftOut} = COMPARISON;
  const packages = [...new Set(changes.map((change) => change.package))];
  if (of !== undefined && !packages.includes(of)) {
    throw new WrongUse(
      `package="${of}" has no changes; those that have are ${packages.join(', ')}`,
    );
  }
  const shown = changes.filter((change) => of === undefined || change.package === of);
  const note = leftOut
    .filter((entry) => of === undefined || entry.package === of)
    .map(({what, count}) => `${count} ${what}`)
    .join('; ');
  const others = of === undefined ? otherVersions(packages) : '';
  return {
    caption: of
      ? `Changes of ${of} from ${before} to ${after}`
      : `Changes of the SDK from ${before} to ${after}`,
    columns: ['Name', 'Change', `In ${before}`, `In ${after}`, ...(of ? [] : ['Package'])],
    rows: shown.map((change) => ({
      groups: of ? [change.kind] : [change.kind, change.package],
      cells: [
        [{path: change.name}],
        [change.kind],
        beforeCell(change),
        afterCell(change),
        ...(of ? [] : [codeList([change.package, ...change.alsoIn])]),
      ],
    })),
    unit: {one: 'change', many: 'changes'},
    groupLabels: of ? ['Change'] : ['Change', 'Package'],
    source: parseInline(
      `Generated from the declarations of both releases${others ? ` (${others})` : ''}. Of types and enums, only the members that differ are shown.${note ? ` Left out: ${note}.` : ''}`,
    ),
  };
}
