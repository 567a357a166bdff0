import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine} from '../embedded/engine';
import {MANIFEST_FILE} from '../embedded/files';
import {readIndex} from '../embedded/section-index';
import {FILE_ORIGIN, fileFetch} from './file-fetch';
import {readQueries, SETS} from './queries';

// Prints how long the built site's search takes: `npm run search:bench`, after a build. It judges nothing, because times
// differ from machine to machine. BUILD_DIR names another folder than build/.

const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');
const AREA = 'v3';

const print = (what: string, milliseconds: number): void =>
  console.log(`${what.padEnd(24)} ${milliseconds.toFixed(1)} ms`);

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function main(): Promise<void> {
  const folder = path.join(buildDir, 'assets/search');
  const file = readdirSync(folder).find((name) => name.startsWith(`${AREA}.`))!;
  const json = readFileSync(path.join(folder, file), 'utf8');
  print('reading the index', await timeOf(() => readIndex(json)));

  const search = createEngine(`${FILE_ORIGIN}/${MANIFEST_FILE}`, fileFetch(buildDir));
  const ask = (query: string) => search({query, areas: [AREA], limit: 20});
  print('first answer', await timeOf(() => ask('encrypt')));
  const times: number[] = [];
  for (const {query} of SETS.flatMap((set) => readQueries(set, AREA))) {
    for (let length = 1; length <= query.length; length += 1) {
      times.push(await timeOf(() => ask(query.slice(0, length))));
    }
  }
  times.sort((a, b) => a - b);
  for (const part of [0.5, 0.95, 0.99]) {
    print(`keystroke, p${part * 100}`, times[Math.floor(times.length * part)]!);
  }
}

void main();
