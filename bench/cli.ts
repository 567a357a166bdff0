import path from 'node:path';
import {chromium} from '@playwright/test';
import {runCommand, SiteError} from '../lib/node/site-error';
import {chromiumArguments, ensureChromium} from '../scripts/chromium';
import {PROFILES, measure, type Conditions, type Figures} from './measure';
import {buildRivals} from './rivals';
import {ownSite, serve} from './serve';
import {publish, tableOf} from './tables';

const DEFAULT_RUNS = 7;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A row a figure, a column a site, medians. */
function speedTable({name}: Conditions, bySite: ReadonlyMap<string, Figures[]>): string {
  const figures = Object.keys([...bySite.values()][0]![0]!);
  const rows = figures.map((figure) => {
    const medians = [...bySite.values()].map((visits) => {
      const value = median(visits.map((visit) => visit[figure]!));
      const isSmall = value < 100 && !Number.isInteger(value);
      return value.toFixed(figure.includes('shift') ? 3 : isSmall ? 1 : 0);
    });
    return [figure, ...medians];
  });
  return tableOf([name, ...bySite.keys()], rows);
}

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new SiteError('npm run bench', 'takes how many times each site is visited, such as 7');
  }
  const origins = new Map<string, string>();
  const rivals = buildRivals(path.resolve('build'));
  for (const [name, folder] of [['This site', ownSite()] as const, ...rivals]) {
    origins.set(name, await serve(folder));
  }
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
    // Readers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const tables: string[] = [];
  for (const conditions of Object.values<Conditions>(PROFILES)) {
    const bySite = new Map([...origins.keys()].map((name): [string, Figures[]] => [name, []]));
    // In turns, so that a slower minute of the machine is everyone's.
    for (let run = 0; run < runs; run += 1) {
      for (const [name, origin] of origins) {
        bySite.get(name)!.push(await measure(browser, origin, conditions));
      }
    }
    tables.push(speedTable(conditions, bySite));
  }
  await browser.close();
  await publish('speed', tables.join('\n\n'));
}

void runCommand(main);
