import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Hover} from './compiler/hovers';

/** The run of a sample that got to its end. */
export interface Run {
  /** Lines that it printed, as its page shows them: parts that vary are marked. */
  output?: readonly string[];
  /** It asked the local network. */
  usesNetwork?: true;
  /** Values of its variables as readers see them, by name. */
  values?: Readonly<Record<string, string>>;
}

/** The types that readers see in a sample, which compiles without errors. */
export type Types = readonly Hover[];

/** A result, with a key that says all about the sample which decides it. */
export type Entry<Value> = readonly [key: string, value: Value];

/** The results of a sample, with the page that it is on. */
export interface PageEntry {
  page: string;
  run?: Entry<Run>;
  types?: Entry<Types>;
}

/** Hashes of everything else that decides results. */
export interface DecidedBy {
  /** The SDK's lockfile. */
  release: string;
  /** The code that finds types, and that which runs samples. */
  types: string;
  runs: string;
  /** The local network, for runs that asked it. */
  network: string;
}

type ByPage<Value> = Record<string, Record<string, Value>>;

interface RunsFile {
  decidedBy: Omit<DecidedBy, 'types'>;
  samples: ByPage<Run>;
}

type HoverText = Pick<Hover, 'signature' | 'variable'> & {documentation?: string};

interface TypesFile {
  decidedBy: Pick<DecidedBy, 'release' | 'types'>;
  /** The identifiers of a sample, each as `line,column,length,text`. */
  samples: ByPage<string>;
  /** By id, as many identifiers have the same. */
  texts: Record<string, HoverText>;
}

const RUNS = 'runs.json';
const TYPES = 'types.json';

/** A short name for a text. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Undefined for a file that does not exist, or that a merge has left broken. */
function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

const entriesOf = <Value>(samples: ByPage<Value>): [key: string, value: Value][] =>
  Object.values(samples).flatMap((page) => Object.entries(page));

/** Reads the runs that count still. @param folder which holds the file, if there is one */
export function readRuns(folder: string, decidedBy: DecidedBy): Map<string, Run> {
  const file = readJson<RunsFile>(path.join(folder, RUNS));
  const {release, runs, network} = decidedBy;
  if (file?.decidedBy.release !== release || file.decidedBy.runs !== runs) return new Map();
  const isSameNetwork = file.decidedBy.network === network;
  return new Map(entriesOf(file.samples).filter(([, run]) => isSameNetwork || !run.usesNetwork));
}

/** Reads the types that count still. @param folder which holds the file, if there is one */
export function readTypes(folder: string, {release, types}: DecidedBy): Map<string, Types> {
  const file = readJson<TypesFile>(path.join(folder, TYPES));
  if (file?.decidedBy.release !== release || file.decidedBy.types !== types) return new Map();
  const hoverOf = (identifier: string): Hover => {
    const [line, column, length, id] = identifier.split(',');
    const place = {line: Number(line), column: Number(column), length: Number(length)};
    return {...place, documentation: '', ...file.texts[id!]!};
  };
  return new Map(
    entriesOf(file.samples).map(([key, identifiers]) => [
      key,
      identifiers.split(' ').filter(Boolean).map(hoverOf),
    ]),
  );
}

function byPage<Value>(entries: readonly [page: string, entry?: Entry<Value>][]): ByPage<Value> {
  const pages: ByPage<Value> = {};
  for (const [page, entry] of entries) {
    if (entry) (pages[page] ??= {})[entry[0]] = entry[1];
  }
  return pages;
}

/** The texts of both files, by name: pages and samples in their order, a line for each part that changes alone. */
export function recordFiles(
  entries: readonly PageEntry[],
  decidedBy: DecidedBy,
): Record<string, string> {
  const {release, types, runs, network} = decidedBy;
  const texts: Record<string, HoverText> = {};
  const hoverText = ({line, column, length, signature, documentation, variable}: Hover): string => {
    const text: HoverText = {signature, ...(documentation && {documentation}), variable};
    const id = shortHash(JSON.stringify(text)).slice(0, 8);
    texts[id] = text;
    return [line, column, length, id].join();
  };
  const typed = entries.map(({page, types: entry}): [string, Entry<string>?] => [
    page,
    entry && [entry[0], entry[1].map(hoverText).join(' ')],
  ]);
  const files: Record<string, RunsFile | TypesFile> = {
    [RUNS]: {
      decidedBy: {release, runs, network},
      samples: byPage(entries.map(({page, run}) => [page, run])),
    },
    [TYPES]: {
      decidedBy: {release, types},
      samples: byPage(typed),
      texts: Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `${JSON.stringify(file, null, 1)}\n`]),
  );
}
