import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readReport, type Report} from './report';

const REPORTS = path.resolve('.cache/reports');

/** How many of the slowest tests are named. */
const SLOWEST = 20;

const vitest = (file: string): string[] => [
  '--reporter=default',
  '--reporter=junit',
  `--outputFile.junit=${file}`,
];

/** A variable names its file. */
const playwright = (): string[] => ['--reporter=list,junit'];

/** Arguments with which a part also writes a report in the format of JUnit; parts without one count as one test. */
const REPORTERS: Readonly<Record<string, (file: string) => string[]>> = {
  unit: vitest,
  pages: playwright,
  browser: playwright,
};

/** Parts that test what the build made. */
const OF_BUILD: readonly string[] = ['search', 'pages', 'browser'];

interface Result extends Report {
  name: string;
  seconds: number;
  note?: string;
}

/** @returns the exit code of an npm script that prints as it likes */
function run(script: string, args: readonly string[], report: string): Promise<number> {
  const env = {...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report};
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', script, '--', ...args], {stdio: 'inherit', env});
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a part, which alone is `npm run test:<name>`. */
async function runPart(name: string): Promise<Result> {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const report = path.join(REPORTS, `${name}.xml`);
  const code = await run(`test:${name}`, REPORTERS[name]?.(report) ?? [], report);
  const seconds = (Date.now() - started) / 1000;
  const counts = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : {passed: code === 0 ? 1 : 0, failed: 0, tests: []};
  // What fails outside of a test, such as a file that cannot be read, is in no count.
  const isUncounted = code !== 0 && counts.failed === 0;
  return {name, seconds, ...counts, ...(isUncounted && {failed: 1, note: `exit code ${code}`})};
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
}

/** Runs every part, also after one failed, and adds up what they counted. */
async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const results: Result[] = [];
  const runInTurn = async (...parts: string[]): Promise<void> => {
    for (const name of parts) {
      const isBuilt = results.every((result) => result.name !== 'build' || result.failed === 0);
      results.push(
        isBuilt || !OF_BUILD.includes(name)
          ? await runPart(name)
          : {name, seconds: 0, passed: 0, failed: 1, tests: [], note: 'not run: build failed'},
      );
    }
  };
  // For most of its time, each of these uses one processor only.
  await Promise.all([runInTurn('types', 'lint', 'examples'), runInTurn('build')]);
  await runInTurn('unit', 'samples', 'search', 'pages', 'browser');
  const sum = (what: 'passed' | 'failed') => results.reduce((total, each) => total + each[what], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  printTables(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
