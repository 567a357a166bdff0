import {CLIENT_OPTIONS} from '../data';
import {CONSTANTS} from '../facts/constants';
import {TYPES_PACKAGE, readClientConfig, type ClientOption} from '../facts/client-config';
import {described} from '../facts/described';
import {releaseOf, type DocsVersion} from '../release';
import {code, codeList, parseInline} from './inline';
import {rowsOf, type Cell, type FactTable} from './table';

function fallbackOf({fallback, nodesOf}: ClientOption): Cell {
  if (nodesOf) {
    return [`The ${nodesOf.count} nodes of `, code(nodesOf.network)];
  }
  return fallback === undefined ? 'None' : code(JSON.stringify(fallback).replaceAll('"', "'"));
}

/** What the constructor of the client takes. */
export function clientConfigTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  const effects = described(CLIENT_OPTIONS, 'client-options.json', version);
  // What matters most to readers stands first there.
  const order = Object.keys(effects);
  const options = readClientConfig(release);
  options.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return {
    caption: `LitNodeClientConfig of SDK ${release.name}`,
    ...rowsOf(options, {
      Option: ({name}) => code(name),
      Type: ({type}) => codeList(type.split(' | ')),
      Default: fallbackOf,
      Effect: ({name}) => parseInline(described(effects, `client-options.json ${version}`, name)),
    }),
    unit: 'option',
    source: `Types from ${release.origin(TYPES_PACKAGE)}, defaults from ${release.origin(CONSTANTS)}.`,
  };
}
