import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SiteError} from '../../shared/site-error';
import {createEngine} from '../embedded/engine';
import {MANIFEST_FILE, type Manifest} from '../embedded/files';
import {AREAS} from '../types';
import {FILE_ORIGIN, fileFetch} from '../embedded/file-fetch';
import {judge, percent, shortfalls, successAt, type Judgement} from './measure';
import {readQueries, SETS} from './queries';

// Prints how well the built site's search answers the judged queries, and fails below what is promised. BUILD_DIR names
// another folder than build/.

const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

/** What a reader of one area downloads at most, in bytes. */
const MAX_INDEX = 130_000;
const MAX_TEXTS = 100_000;

function printMissed(judgements: readonly Judgement[]): void {
  for (const {area, kind, query, rank, expect, found} of judgements.filter(
    ({rank: at}) => at !== 1,
  )) {
    console.log(`${rank || '–'}  ${area} ${kind}  "${query}"`);
    console.log(
      `     expected ${expect.join(', ')}\n     found    ${found.slice(0, 3).join(', ')}`,
    );
  }
}

/** @returns what is too large */
function checkSizes(): string[] {
  const read = (file: string): Buffer => readFileSync(path.join(buildDir, file));
  const areas = JSON.parse(read(MANIFEST_FILE).toString()) as Manifest;
  return AREAS.flatMap((area) => {
    const [index, texts] = [areas[area].index, areas[area].texts].map(
      (file) => brotliCompressSync(read(file)).length,
    ) as [number, number];
    console.log(`${area.padEnd(12)} index ${index} B, texts ${texts} B (brotli)`);
    return [
      ...(index > MAX_INDEX ? [`the index of ${area} is larger than ${MAX_INDEX} B`] : []),
      ...(texts > MAX_TEXTS ? [`the texts of ${area} are larger than ${MAX_TEXTS} B`] : []),
    ];
  });
}

function printTable(set: string, judgements: readonly Judgement[]): void {
  console.log(`\n${set.padEnd(12)} queries       @1       @3`);
  const groups = new Set(judgements.flatMap(({kind, area}) => [kind, area, 'all']));
  for (const name of [...groups].sort()) {
    const some = judgements.filter(({kind, area}) => [kind, area, 'all'].includes(name));
    const parts = [1, 3].map((depth) => percent(successAt(depth, some)).padStart(9));
    console.log(`${name.padEnd(12)} ${String(some.length).padStart(7)}${parts.join('')}`);
  }
}

async function main(): Promise<void> {
  const manifest = path.join(buildDir, MANIFEST_FILE);
  if (!existsSync(manifest)) {
    throw new SiteError(manifest, 'is not there; build the site first with "npm run build"');
  }
  const search = createEngine(`${FILE_ORIGIN}/${MANIFEST_FILE}`, fileFetch(buildDir));
  const problems: string[] = [];
  for (const set of SETS) {
    const judgements = (
      await Promise.all(AREAS.map((area) => judge(search, area, readQueries(set, area))))
    ).flat();
    if (set === 'tuned') printMissed(judgements);
    printTable(set, judgements);
    problems.push(...shortfalls(judgements).map((problem) => `${set}: ${problem}`));
  }
  console.log('');
  problems.push(...checkSizes());
  problems.forEach((problem) => console.error(`Search: ${problem}`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exitCode = 1;
});
