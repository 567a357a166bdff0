import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {runCommand, SiteError} from '../lib/node/site-error';
import routes from '../site/routes.json';
import {publish, tableOf} from './tables';

const COUNTS = [200, 1000, 3000];
const PAGES_A_CATEGORY = 20;

/** The page that is weighed. */
const FIRST_PAGE = 'v3/sdk/access-control/encryption/index.html';

const WORK = path.join(__dirname, '.cache', 'growth');
const DOCS = path.join(WORK, 'docs');
const BUILD = path.join(WORK, 'build');

/** Words of real titles, so that those of made-up pages weigh as much. */
const WORDS = [...new Set(routes.flatMap(({title}) => title.match(/\p{L}{3,}/gu) ?? []))];

/** Numbers that look random, and are the same in each run. */
function* numbers(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield seed;
  }
}

/** Writes the docs and so many pages more: three words for a title, and an address made of them. */
function writePages(count: number): void {
  rmSync(WORK, {recursive: true, force: true});
  cpSync('docs', DOCS, {recursive: true});
  const random = numbers();
  const word = (): string => WORDS[random.next().value % WORDS.length]!;
  const titles = new Set<string>();
  while (titles.size < count) {
    titles.add(`${word()} ${word()} ${word()}`);
  }
  for (const [index, title] of [...titles].entries()) {
    const category = `part-${Math.floor(index / PAGES_A_CATEGORY)}`;
    const file = path.join(
      DOCS,
      'made-up',
      category,
      `${title.toLowerCase().replaceAll(' ', '-')}.mdx`,
    );
    mkdirSync(path.dirname(file), {recursive: true});
    const matter = [
      `title: ${title}`,
      `description: A page about ${title.toLowerCase()}, which was made up to weigh what it costs the others.`,
      'kind: reference',
      'sources:',
      '  - made up',
    ];
    writeFileSync(file, `---\n${matter.join('\n')}\n---\n\nThis page tells of ${title}.\n`);
  }
}

/** @throws SiteError if the site does not build */
function build(): void {
  const {status} = spawnSync(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      ...['--out-dir', BUILD, '--config', 'bench/growth.config.ts'],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'bench/.cache/growth/generated',
        // The cache belongs to the builds of build/.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (status !== 0) {
    throw new SiteError('bench/growth.config.ts', 'does not build; its own words stand above');
  }
}

const weightOf = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(BUILD, file))).length,
    0,
  );

/** Bytes that the first page loads, sooner or later, with brotli. */
function weigh(): Readonly<Record<string, number>> {
  const $ = load(readFileSync(path.join(BUILD, FIRST_PAGE)));
  const [runtime = '', main = ''] = $('meta[name=application-files]').attr('content')!.split(' ');
  const styles = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href')!);
  return {
    'the page': weightOf([FIRST_PAGE]),
    'its stylesheets': weightOf(styles),
    'the runtime': weightOf([runtime]),
    'the application': weightOf([main]),
    "the page's chunks, together": weightOf($('meta[name=page-files]').attr('content')!.split(' ')),
  };
}

async function main(): Promise<void> {
  const weights = [0, ...COUNTS].map((count) => {
    console.log(`Building the site with ${count} made-up pages`);
    writePages(count);
    build();
    return weigh();
  });
  const [before, ...after] = weights;
  const rows = Object.entries(before!).map(([file, bytes]) => [
    file,
    `${bytes}`,
    ...after.map((weight, index) => {
      const growth = (weight[file]! - bytes) / COUNTS[index]!;
      return `${weight[file]!} (${growth.toFixed(1)})`;
    }),
  ]);
  await publish(
    'growth',
    tableOf(['Made-up pages', '0', ...COUNTS.map((count) => `${count} (each)`)], rows),
  );
}

void runCommand(main);
