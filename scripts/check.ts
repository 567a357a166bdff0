import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {runCommand, SiteError} from '../lib/node/site-error';
import {readReport, type Report} from './report';

const REPORTS = path.resolve('.cache/reports');

/** How many of the slowest tests are named. */
const SLOWEST = 20;

/** How many parts run side by side: each waits now and then, and few use both processors. */
const LANES = 3;

const vitest = (file: string): string[] => [
  '--reporter=default',
  '--reporter=junit',
  `--outputFile.junit=${file}`,
];

/** A variable names its file. */
const playwright = (): string[] => ['--reporter=list,junit'];

/** A part of the check, which alone is `npm run test:<name>`. */
interface Part {
  name: string;
  /** What it tests has to be made by these parts. */
  needs?: string[];
  /** Uses all processors. */
  isAlone?: boolean;
  /** Arguments with which it also writes a report in the format of JUnit. Without one, it counts as one test. */
  reporter?: (file: string) => string[];
}

/** In the order in which they start as soon as they can: what others need, or what takes long, first. */
const PARTS: readonly Part[] = [
  {name: 'build'},
  {name: 'lint'},
  {name: 'examples'},
  {name: 'unit', reporter: vitest},
  {name: 'types'},
  {name: 'configured-build'},
  {name: 'pages', needs: ['build'], reporter: vitest},
  {name: 'search', needs: ['build']},
  {name: 'samples', needs: ['build']},
  {name: 'every-page', needs: ['build'], isAlone: true, reporter: playwright},
  {name: 'browser', needs: ['build', 'configured-build'], isAlone: true, reporter: playwright},
];

/** What is known of a part that writes no report. */
const NO_TESTS: Report = {passed: 0, failed: 0, failures: [], tests: []};

interface Result extends Report {
  name: string;
  seconds: number;
  note?: string;
}

/** Runs the npm script of a part, and prints what it prints with the part's name before it. @returns its exit code */
function run(name: string, args: readonly string[], report: string): Promise<number> {
  const env = {
    ...process.env,
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
    CONFIGURED_SITE_IS_BUILT: 'yes',
  };
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', `test:${name}`, '--', ...args], {
      stdio: ['inherit', 'pipe', 'pipe'],
      env,
    });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({input}).on('line', (line) => console.log(`${name} │ ${line}`));
    }
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runPart({name, reporter}: Part): Promise<Result> {
  const started = Date.now();
  const report = path.join(REPORTS, `${name}.xml`);
  const code = await run(name, reporter?.(report) ?? [], report);
  const seconds = (Date.now() - started) / 1000;
  const counts = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : {...NO_TESTS, passed: code === 0 ? 1 : 0};
  // What fails outside of a test, such as a file that cannot be read, is in no count.
  const isUncounted = code !== 0 && counts.failed === 0;
  return {name, seconds, ...counts, ...(isUncounted && {failed: 1, note: `exit code ${code}`})};
}

/** Runs parts side by side, each when those that it needs have made it or are not asked for, also after others failed. */
async function runAll(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...parts];
  const running = new Map<Part, Promise<void>>();
  const canStart = ({needs = [], isAlone}: Part): boolean =>
    (isAlone ? running.size === 0 : running.size < LANES) &&
    needs.every((needed) => [...waiting, ...running.keys()].every(({name}) => name !== needed));
  while (waiting.length > 0 || running.size > 0) {
    const part = waiting.find(canStart);
    if (part === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(part), 1);
    const lacking = part.needs?.find((needed) =>
      results.some(({name, failed}) => name === needed && failed > 0),
    );
    const done = lacking
      ? {...NO_TESTS, failed: 1, seconds: 0, note: `not run: ${lacking} failed`}
      : runPart(part);
    running.set(
      part,
      Promise.resolve(done).then((result) => {
        results.push({name: part.name, ...result});
        running.delete(part);
      }),
    );
  }
  return results;
}

function printTables(results: readonly Result[]): void {
  const tests = results.flatMap(({name, tests}) => tests.map((test) => ({part: name, ...test})));
  console.log('\nSlowest tests');
  console.table(
    tests
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
      .map((test) => ({...test, seconds: test.seconds.toFixed(1)})),
  );
  console.table(
    results.map(({name, passed, failed, seconds, note = ''}) => ({
      part: name,
      passed,
      failed,
      seconds: Math.round(seconds),
      note,
    })),
  );
  // Last, so that the end of a log that was cut off names them.
  for (const {name, failures} of results) {
    for (const failure of failures) {
      console.log(`\nFailed in ${name}: ${failure.name}\n${failure.message}`);
    }
  }
}

/** Runs the parts that are named, or all, and adds up what they counted. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => PARTS.every((part) => part.name !== name));
  if (unknown !== undefined) {
    const known = PARTS.map(({name}) => name).join(', ');
    throw new SiteError('npm test', `no part is named "${unknown}"; the parts are ${known}`);
  }
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const results = await runAll(
    PARTS.filter(({name}) => names.length === 0 || names.includes(name)),
  );
  const sum = (what: 'passed' | 'failed') => results.reduce((total, each) => total + each[what], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  printTables(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void runCommand(() => main(process.argv.slice(2)));
