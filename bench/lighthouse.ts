import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {runCommand, SiteError} from '../lib/node/site-error';
import {chromiumArguments, ensureChromium} from '../scripts/chromium';
import {requireNode} from './rivals';
import {ownSite, serve} from './serve';
import {publish, tableOf} from './tables';

const LIGHTHOUSE = path.join(__dirname, 'node_modules/lighthouse/cli/index.js');

/** A page of each kind. */
const PAGES = [
  '/',
  '/v3/',
  '/v3/recipes/nft-holders-node',
  '/v3/sdk/access-control/encryption',
  '/v3/sdk/access-control/evm/basic-examples',
  '/v3/sdk/tests',
  '/v2/sdk/explanation/tests',
  '/v3/migration/changes',
  '/v3/resources/supported-chains',
  '/v3/resources/contracts',
  '/v3/support/faq',
  '/learningLab/intro-to-lit/acc',
  '/Ecosystem/projects',
  '/blog',
  '/blog/welcome',
  '/tools',
  '/search?q=encrypt',
];

/** How often a page is visited: what else the machine does moves a single score by some ten points. */
const VISITS = 3;

interface LighthouseReport {
  /** Scores assume a machine of about 1,000 and more; a slower one lowers them. */
  environment: {benchmarkIndex: number};
  categories: Record<string, {title: string; score: number | null}>;
  audits: Record<string, {title: string; score: number | null; scoreDisplayMode: string}>;
}

/** One Lighthouse report of a page for a phone. */
async function visit(url: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${flags}`,
    ],
    {
      env: {...process.env, CHROME_PATH: ensureChromium()},
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as LighthouseReport;
}

const performanceOf = ({categories}: LighthouseReport): number =>
  categories.performance?.score ?? 0;

/** The report whose performance is in the middle. */
const medianOf = (reports: readonly LighthouseReport[]): LighthouseReport =>
  [...reports].sort((a, b) => performanceOf(a) - performanceOf(b))[reports.length >> 1]!;

async function main(): Promise<void> {
  requireNode('npm run bench:lighthouse');
  if (!existsSync(LIGHTHOUSE)) {
    throw new SiteError('npm run bench:lighthouse', 'needs "npm ci --prefix bench" first');
  }
  const origin = await serve(ownSite());
  const asked = process.argv.slice(2);
  const rows: string[][] = [];
  let head: string[] = [];
  for (const page of asked.length > 0 ? asked : PAGES) {
    const reports: LighthouseReport[] = [];
    for (let count = 0; count < VISITS; count += 1) reports.push(await visit(origin + page));
    const {categories, audits, environment} = medianOf(reports);
    head = [...Object.values(categories).map(({title}) => title), 'Machine'];
    const scores = Object.values(categories).map(({score}) => Math.round((score ?? 0) * 100));
    rows.push([page, ...scores.map(String), environment.benchmarkIndex.toFixed(0)]);
    const failed = Object.values(audits).filter(
      ({score, scoreDisplayMode}) =>
        score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    );
    console.log(page, scores.join(' '), failed.map(({title}) => title).join('; '));
  }
  const table = tableOf(['Page', ...head], rows);
  // Some pages alone are looked at, and not published.
  if (asked.length > 0) console.log(table);
  else await publish('lighthouse', table);
}

void runCommand(main);
