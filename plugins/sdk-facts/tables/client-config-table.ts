import {CONSTANTS} from '../facts/constants';
import {TYPES_PACKAGE, readClientConfig, type ClientOption} from '../facts/client-config';
import {releaseOf, type DocsVersion} from '../release';
import type {Notes} from '../notes';
import {WrongUse} from '../wrong-use';
import {code, codeList} from './inline';
import {rowsOf, type Cell, type FactTable} from './table';

function fallbackOf({fallback, nodesOf}: ClientOption): Cell {
  if (nodesOf) {
    return [`The ${nodesOf.count} nodes of `, code(nodesOf.network)];
  }
  return fallback === undefined ? 'None' : code(JSON.stringify(fallback).replaceAll('"', "'"));
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
    ...rowsOf(options, {
      Option: ({name}) => code(name),
      Type: ({type}) => codeList(type.split(' | ')),
      Default: fallbackOf,
      Effect: ({name}) => notes.get(name),
    }),
    unit: 'option',
    source: `Types from ${release.origin(TYPES_PACKAGE)}, defaults from ${release.origin(CONSTANTS)}.`,
  };
}
