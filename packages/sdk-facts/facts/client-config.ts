import {readFileSync} from 'node:fs';
import path from 'node:path';
import CLIENT_OPTIONS from '../data/client-options.json';
import {code, codeList, parseInline, rowsOf, type Cell, type FactTable} from '../fact-table';
import {CONSTANTS, described, type Release} from '../release';

const TYPES_PACKAGE = '@lit-protocol/types';
const INTERFACE = /interface LitNodeClientConfig \{(?<body>[^}]*)\}/;
const FIELD = /^\s*(?<name>\w+)\??: (?<type>.+);$/gm;

type ClientOption = ReturnType<typeof readClientConfig>[number];

/** The fields of the object that the client's constructor takes, in the order of `LitNodeClientConfig`. */
export function readClientConfig(release: Release) {
  const file = path.join(release.folder, 'node_modules', TYPES_PACKAGE, 'src/lib/interfaces.d.ts');
  const body = INTERFACE.exec(readFileSync(file, 'utf8'))?.groups?.body ?? '';
  const {defaultLitnodeClientConfig: defaults, LIT_NETWORKS} = release.constants;
  const network = String(defaults.litNetwork);
  const nodes = LIT_NETWORKS[network] ?? [];
  const networks = Object.keys(LIT_NETWORKS).map((key) => `'${key}'`);
  return [...body.matchAll(FIELD)].map(([, name = '', type = '']) => {
    const fallback = defaults[name];
    const isNodes = JSON.stringify(fallback) === JSON.stringify(nodes);
    return {
      name,
      /** TypeScript type, with the names of networks spelt out. */
      type: type
        .replace(/Array<(\w+)>/g, '$1[]')
        .replace('LIT_NETWORKS_KEYS', networks.join(' | ')),
      /** The value that applies when the field is left out; undefined where there is none. */
      fallback,
      /** The network whose node addresses the fallback is, and how many they are. */
      nodesOf: isNodes ? {network, count: nodes.length} : undefined,
    };
  });
}

function fallbackOf({fallback, nodesOf}: ClientOption): Cell {
  if (nodesOf) {
    return [`The ${nodesOf.count} nodes of `, code(nodesOf.network)];
  }
  return fallback === undefined ? 'None' : code(JSON.stringify(fallback).replaceAll('"', "'"));
}

/** Options of the client's constructor. */
export function clientConfigTable(release: Release): FactTable {
  const file = `client-options.json ${release.version}`;
  const effects = described(CLIENT_OPTIONS, 'client-options.json', release.version);
  // The data is in order of importance.
  const order = Object.keys(effects);
  const options = readClientConfig(release);
  options.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return {
    caption: `LitNodeClientConfig of SDK ${release.name}`,
    ...rowsOf(options, {
      Option: ({name}) => code(name),
      Type: ({type}) => codeList(type.split(' | ')),
      Default: fallbackOf,
      Effect: ({name}) => parseInline(described(effects, file, name)),
    }),
    unit: 'option',
    source: `Types from ${release.origin(TYPES_PACKAGE)}, defaults from ${release.origin(CONSTANTS)}.`,
  };
}
