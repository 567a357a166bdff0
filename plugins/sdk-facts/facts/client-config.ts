import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {CONSTANTS, constantsOf} from './constants';

export const TYPES_PACKAGE = '@lit-protocol/types';

/** A field of the object that the client's constructor takes. */
export interface ClientOption {
  name: string;
  /** TypeScript type, with the names of networks spelt out. */
  type: string;
  /** The value that applies when the field is left out; undefined where there is none. */
  fallback: unknown;
  /** The network whose node addresses the fallback is, and how many they are. */
  nodesOf: {network: string; count: number} | undefined;
}

const INTERFACE = /interface LitNodeClientConfig \{(?<body>[^}]*)\}/;
const FIELD = /^\s*(?<name>\w+)\??: (?<type>.+);$/gm;

function readableType(type: string, networks: readonly string[]): string {
  return type
    .replace(/Array<(\w+)>/g, '$1[]')
    .replace('LIT_NETWORKS_KEYS', networks.map((network) => `'${network}'`).join(' | '));
}

/** The fields of `LitNodeClientConfig`, in the order of the type. */
export function readClientConfig(release: Release): ClientOption[] {
  const file = path.join(release.folderOf(TYPES_PACKAGE), 'src', 'lib', 'interfaces.d.ts');
  const body = INTERFACE.exec(readFileSync(file, 'utf8'))?.groups?.body;
  const {defaultLitnodeClientConfig: defaults, LIT_NETWORKS} = constantsOf(release);
  const fields = [...(body ?? '').matchAll(FIELD)];
  const names = new Set(fields.map(({groups}) => groups?.name));
  const missing = Object.keys(defaults).filter((name) => !names.has(name));
  if (fields.length === 0 || missing.length > 0) {
    throw new SiteError(
      `sdk/${release.version}`,
      `LitNodeClientConfig of ${TYPES_PACKAGE} lacks ${missing.join(', ') || 'fields'}, for which ${CONSTANTS} has defaults`,
    );
  }

  const network = String(defaults.litNetwork);
  const nodes = LIT_NETWORKS[network] ?? [];
  return fields.map(({groups = {}}) => {
    const fallback = defaults[groups.name!];
    const isNodes = JSON.stringify(fallback) === JSON.stringify(nodes);
    return {
      name: groups.name!,
      type: readableType(groups.type!, Object.keys(LIT_NETWORKS)),
      fallback,
      nodesOf: isNodes ? {network, count: nodes.length} : undefined,
    };
  });
}
