import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {runCommand, SiteError} from '../../../lib/node/site-error';
import {FILE_ORIGIN, fileFetch} from '../../../packages/search-engine/build-index';
import {createEngine, INDEX_FOLDER} from '../../../packages/search-engine/engine';
import {AREAS} from '../../../site/versions';
import {judge, percent, shortfalls, successAt, type Judgement} from './measure';
import {readQueries, SETS} from './queries';

// Prints how well the built site's search answers the judged queries, and fails below what is promised. BUILD_DIR names
// another folder than build/.

const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

/** Budget of the index file of one area, in bytes. */
const MOST_BYTES = 215_000;

function printMissed(judgements: readonly Judgement[]): void {
  for (const {area, kind, query, rank, expect, found} of judgements.filter(
    (one) => one.rank !== 1,
  )) {
    console.log(`${rank || '–'}  ${area} ${kind}  "${query}"`);
    console.log(
      `     expected ${expect.join(', ')}\n     found    ${found.slice(0, 3).join(', ')}`,
    );
  }
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

/** Prints the size of each index file. @returns a problem for each that is over the budget */
function checkSizes(): string[] {
  return AREAS.flatMap((area) => {
    const file = readFileSync(path.join(buildDir, INDEX_FOLDER, `${area}.json`));
    const size = brotliCompressSync(file).length;
    console.log(`${area.padEnd(12)} ${String(size).padStart(7)} B (brotli)`);
    return size > MOST_BYTES ? [`${area}.json is larger than ${MOST_BYTES} B`] : [];
  });
}

async function main(): Promise<void> {
  const folder = path.join(buildDir, INDEX_FOLDER);
  if (!existsSync(folder)) {
    throw new SiteError(folder, 'is not there; build the site first with "npm run build"');
  }
  const search = createEngine(`${FILE_ORIGIN}/${INDEX_FOLDER}`, fileFetch(buildDir));
  const problems: string[] = [];
  for (const set of SETS) {
    const judgements = (
      await Promise.all(AREAS.map((area) => judge(search, area, readQueries(set, area))))
    ).flat();
    if (set === 'tuned') {
      printMissed(judgements);
    }
    printTable(set, judgements);
    problems.push(...shortfalls(judgements).map((problem) => `${set}: ${problem}`));
  }
  console.log('');
  problems.push(...checkSizes());
  problems.forEach((problem) => console.error(`Search: ${problem}`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void runCommand(main);
