import {CONSTANTS} from '../facts/constants';
import {TYPES_PACKAGE, readClientConfig, type ClientOption} from '../facts/client-config';
import {releaseOf, type DocsVersion} from '../release';
import type {Notes} from '../notes';
import {WrongUse} from '../wrong-use';
import {codeList, parseInline} from './inline';
import type {Cell, FactTable} from './table';

function fallbackOf({fallback, nodesOf}: ClientOption): Cell {
  if (nodesOf) {
    return [`The ${nodesOf.count} nodes of `, {code: nodesOf.network}];
  }
  return fallback === undefined
    ? ['None']
    : [{code: JSON.stringify(fallback).replaceAll('"', "'")}];
}

function checkNotes(options: readonly ClientOption[], notes: Notes, release: string): void {
  const names = options.map(({name}) => name);
  const unknown = [...notes.keys()].find((name) => !names.includes(name));
  const missing = names.find((name) => !notes.has(name));
  if (unknown) {
    throw new WrongUse(`\`${unknown}\` has a note, but ${release} has no such option`);
  }
  if (missing) {
    throw new WrongUse(`\`${missing}\` has no note; add a line "- \`${missing}\`: …"`);
  }
}

/**
 * What the constructor of the client takes.
 *
 * @param notes the page's own explanation of each field, in the order of the table
 * @throws WrongUse unless each field has one note
 */
export function clientConfigTable(version: DocsVersion, notes: Notes): FactTable {
  const release = releaseOf(version);
  const options = readClientConfig(release);
  checkNotes(options, notes, release.name);
  // The page knows which options matter most to its reader.
  const order = [...notes.keys()];
  options.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return {
    caption: `LitNodeClientConfig of SDK ${release.name}`,
    columns: ['Option', 'Type', 'Default', 'Effect'],
    rows: options.map((option) => ({
      cells: [
        [{code: option.name}],
        codeList(option.type.split(' | ')),
        fallbackOf(option),
        notes.get(option.name)!,
      ],
    })),
    unit: {one: 'option', many: 'options'},
    source: parseInline(
      `Types from ${release.origin(TYPES_PACKAGE)}, defaults from ${release.origin(CONSTANTS)}.`,
    ),
  };
}
