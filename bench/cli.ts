import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {SiteError} from '../plugins/shared/site-error';
import {chromiumArguments, ensureChromium} from '../scripts/chromium';
import {CONDITIONS, measure, type Figures} from './measure';
import {buildRivals} from './rivals';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

/** Packages of this folder, which has its own package.json. */
const load = createRequire(path.join(__dirname, 'package.json'));
const compression = load('compression') as () => Middleware;
const sirv = load('sirv') as (folder: string) => Middleware;

/** Serves a folder, compressed, and says where. */
function serve(folder: string): Promise<string> {
  const compress = compression();
  const files = sirv(folder);
  const server = createServer((request, response) => {
    compress(request, response, () =>
      files(request, response, () => response.writeHead(404).end()),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
    server.unref();
  });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A Markdown table: a row a figure, a column a site, medians. */
function tableOf(bySite: ReadonlyMap<string, Figures[]>): string {
  const names = Object.keys([...bySite.values()][0]![0]!) as (keyof Figures)[];
  const cell = (name: keyof Figures, figures: readonly Figures[]): string => {
    const value = median(figures.map((figure) => figure[name]));
    return value.toFixed(name === 'layout shift' ? 3 : value < 100 ? 1 : 0);
  };
  return [
    `| | ${[...bySite.keys()].join(' | ')} |`,
    `| --- |${' --- |'.repeat(bySite.size)}`,
    ...names.map(
      (name) => `| ${name} | ${[...bySite.values()].map((all) => cell(name, all)).join(' | ')} |`,
    ),
  ].join('\n');
}

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 7);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new SiteError('npm run bench', 'takes how many times each site is visited, such as 7');
  }
  const build = path.resolve('build');
  const folders = new Map([['this site', build], ...buildRivals(build)]);
  const origins = new Map<string, string>();
  for (const [name, folder] of folders) {
    origins.set(name, await serve(folder));
  }
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  for (const conditions of CONDITIONS) {
    const bySite = new Map<string, Figures[]>();
    // In turns, so that a slower minute of the machine is everyone's.
    for (let run = 0; run < runs; run += 1) {
      for (const [name, origin] of origins) {
        const figures = await measure(browser, origin, conditions);
        bySite.set(name, [...(bySite.get(name) ?? []), figures]);
      }
    }
    console.log(`\n${conditions.name}, medians of ${runs} runs\n\n${tableOf(bySite)}`);
  }
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exitCode = 1;
});
