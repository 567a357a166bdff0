import {brotliCompressSync} from 'node:zlib';
import {AreaIndex} from '../embedded/area-index';
import {buildIndex} from '../embedded/build-index';
import {createEngine} from '../embedded/engine';
import type {Fetch} from '../embedded/load';
import {FORMAT, type Manifest} from '../embedded/wire';
import {QUERIES} from '../quality/queries';
import type {SectionRecord} from '../records/record';
import {SiteError} from '../../shared/site-error';
import {storedRecords} from '../records/stored-records';
import {ms, percentile, print} from './report';

// Measures how long search takes with as many sections as the whole site will have: `npm run search:bench`, after a
// build. It prints and judges nothing, because times differ from machine to machine.

const SECTIONS = Number(process.argv[2] ?? 1600);

/** Every so many words of a copied page get another form, so that the vocabulary grows as it does with real pages. */
const OTHER_WORD = 9;

/** Repeats the records of the site with other words and addresses, until there are enough. */
function enlarge(records: readonly SectionRecord[], count: number): SectionRecord[] {
  const copies = Array.from({length: Math.ceil(count / records.length)}, (_, copy) =>
    records.map((record): SectionRecord => {
      let word = 0;
      const vary = (text: string): string =>
        text.replace(/\p{L}{4,}/gu, (match) => {
          word += 1;
          return copy > 0 && word % OTHER_WORD === 0
            ? match + String.fromCharCode(97 + copy)
            : match;
        });
      return {
        ...record,
        area: 'v3',
        url: `/${copy}${record.url}`,
        hierarchy: record.hierarchy.map(vary),
        text: vary(record.text),
      };
    }),
  );
  return copies.flat().slice(0, count);
}

async function timed<Value>(work: () => Value | Promise<Value>): Promise<[number, Value]> {
  const start = performance.now();
  const value = await work();
  return [performance.now() - start, value];
}

async function main(): Promise<void> {
  const {records: ofSite} = await storedRecords();
  const records = enlarge(ofSite, SECTIONS);
  const {index, texts} = buildIndex(records);
  const files: Record<string, string> = {
    '/manifest.json': JSON.stringify({
      format: FORMAT,
      areas: {v3: {index: 'index.json', texts: 'texts.json'}},
    } satisfies Manifest),
    '/index.json': JSON.stringify(index),
    '/texts.json': JSON.stringify(texts),
  };
  const fetch: Fetch = async (url) => new Response(files[new URL(url).pathname]);

  print('sections', String(records.length));
  print('terms', String(index.terms.split('\n').length));
  print('index, brotli', `${brotliCompressSync(files['/index.json']!).length} B`);
  print('texts, brotli', `${brotliCompressSync(files['/texts.json']!).length} B`);

  const [decoding] = await timed(
    () => new AreaIndex(JSON.parse(files['/index.json']!) as typeof index),
  );
  print('reading the index', ms(decoding));

  const engine = createEngine({manifest: 'http://site.example/manifest.json', fetch});
  const search = (query: string) => engine.search({query, areas: ['v3'], limit: 8});
  const [first] = await timed(() => search('encrypt'));
  print('first result, nothing loaded', ms(first));

  const keystrokes: {query: string; time: number}[] = [];
  for (const {query} of Object.values(QUERIES).flat()) {
    for (let length = 1; length <= query.length; length += 1) {
      const typed = query.slice(0, length);
      const [time] = await timed(() => search(typed));
      keystrokes.push({query: typed, time});
    }
  }
  const times = keystrokes.map(({time}) => time);
  print('keystrokes', String(times.length));
  for (const part of [0.5, 0.95, 0.99]) {
    print(`p${part * 100} of a keystroke`, ms(percentile(times, part)));
  }
  const slowest = keystrokes.toSorted((a, b) => b.time - a.time).slice(0, 5);
  slowest.forEach(({query, time}) => print('slowest', `${ms(time)} "${query}"`));
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exitCode = 1;
});
