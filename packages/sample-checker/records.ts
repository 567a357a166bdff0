import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Cache} from './cache';
import {
  readRuns,
  readTypes,
  recordFiles,
  type DecidedBy,
  type Entry,
  type PageEntry,
  type Run,
  type Types,
} from './record-files';
import {problemOf, type Problem, type Sample} from './sample';

/** Results by keys that say all about a sample which decides them. */
export interface Results<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/** Results that need not be found out again. */
export interface Known {
  runs: Results<Run>;
  types: Results<Types>;
}

/** The results of a sample's check. */
interface Recorded {
  sample: Sample;
  run?: Entry<Run>;
  types?: Entry<Types>;
}

/** Differences between the results that are written down and those of a check. */
export interface Differences {
  /** At samples that have results which are not written down. */
  unwritten: Problem[];
  /** At samples whose results are written down otherwise. */
  changed: Problem[];
  /** Files that have to be written. */
  stale: string[];
  /** Writes them. */
  write: () => void;
}

/** Puts the differences of several docs versions together. */
export const inAll = (each: readonly Differences[]): Differences => ({
  unwritten: each.flatMap(({unwritten}) => unwritten),
  changed: each.flatMap(({changed}) => changed),
  stale: each.flatMap(({stale}) => stale),
  write: () => each.forEach(({write}) => write()),
});

/** One line about results that are not written down; empty if all are. */
export const unwrittenNote = ({unwritten}: Differences): string =>
  unwritten.length === 0
    ? ''
    : `${unwritten.length} samples have results that are not written down; "npm run samples" writes them`;

/** The results of one docs version that are written down. */
export interface Records {
  known: Known;
  /** @param outcomes of all samples of the docs version */
  compare: (outcomes: readonly Recorded[]) => Differences;
}

/** Parts of values that may differ from run to run: texts that are cut short, long words such as addresses, and numbers. */
const VARYING = /'[^']*'?…|[\w+/=-]{8,}|\d+/g;

const shapeOf = ({values = {}}: Run): string => JSON.stringify(values).replace(VARYING, '…');

const isSameRun = (a: Run, b: Run): boolean =>
  a.output?.join('\n') === b.output?.join('\n') &&
  a.usesNetwork === b.usesNetwork &&
  shapeOf(a) === shapeOf(b);

const UNWRITTEN = 'its results are not written down; "npm run samples" writes them';

const runDifference = (before: Run, now: Run): string =>
  `gives ${JSON.stringify(now)} where ${JSON.stringify(before)} is written down`;

/**
 * Opens the results that are committed in a folder.
 *
 * @param cache has those that are not
 * @param isFresh whether everything is found out again
 */
export function openRecords(
  folder: string,
  decidedBy: DecidedBy,
  cache: Cache,
  isFresh: boolean,
): Records {
  const runs = readRuns(folder, decidedBy);
  const types = readTypes(folder, decidedBy);
  const {release, network} = decidedBy;
  const runKey = (key: string, usesNetwork?: boolean): string =>
    ['run', release, decidedBy.runs, usesNetwork && network, key].join(' ');
  const typesKey = (key: string): string => ['types', release, decidedBy.types, key].join(' ');

  return {
    known: {
      runs: {
        get: (key) =>
          isFresh
            ? undefined
            : (runs.get(key) ?? cache.get(runKey(key)) ?? cache.get(runKey(key, true))),
        set: (key, run) => cache.set(runKey(key, run.usesNetwork), run),
      },
      types: {
        get: (key) => (isFresh ? undefined : (types.get(key) ?? cache.get(typesKey(key)))),
        set: (key, found) => cache.set(typesKey(key), found),
      },
    },
    compare(outcomes) {
      const unwritten: Problem[] = [];
      const changed: Problem[] = [];
      const entries = outcomes.map(({sample, run, types: found}): PageEntry => {
        const entry: PageEntry = {page: sample.page.path, run, types: found};
        const runBefore = run && runs.get(run[0]);
        const typesBefore = found && types.get(found[0]);
        if ((run && !runBefore) || (found && !typesBefore)) {
          unwritten.push(problemOf(sample, UNWRITTEN));
        }
        if (runBefore && isSameRun(runBefore, run[1])) entry.run = [run[0], runBefore];
        else if (runBefore) changed.push(problemOf(sample, runDifference(runBefore, run[1])));
        if (typesBefore && !isDeepStrictEqual(typesBefore, found[1])) {
          changed.push(problemOf(sample, 'its types are not those that are written down'));
        }
        return entry;
      });
      const files = Object.entries(recordFiles(entries, decidedBy)).map(
        ([name, text]) => [path.join(folder, name), text] as const,
      );
      const stale = files.filter(
        ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
      );
      return {
        unwritten,
        changed,
        stale: stale.map(([file]) => file),
        write: () => stale.forEach(([file, text]) => writeFileSync(file, text)),
      };
    },
  };
}
