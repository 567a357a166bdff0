import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readReport, type Counts, type TimedTest} from './counts';

const REPORTS = path.resolve('.cache/reports');

/** Arguments and variables that make a tool also write a report in the format of JUnit to a file. */
type Reporter = (file: string) => {args: string[]; variables?: Record<string, string>};

const vitest: Reporter = (file) => ({
  args: ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`],
});

const playwright: Reporter = (file) => ({
  args: ['--reporter=list,junit'],
  variables: {PLAYWRIGHT_JUNIT_OUTPUT_FILE: file},
});

interface Part {
  /** The part alone is `npm run test:<name>`. */
  name: string;
  /** How its tests are counted; a part without tests counts as one. */
  reporter?: Reporter;
  /** A part that must have passed, because this one tests what it made. */
  needs?: string;
}

/** Stages follow each other, as do the parts of a track; the tracks of a stage run side by side. */
const STAGES: readonly (readonly (readonly Part[])[])[] = [
  // For most of its time, each of these uses one processor only.
  [[{name: 'types'}, {name: 'lint'}, {name: 'examples'}], [{name: 'build'}]],
  [
    [
      {name: 'unit', reporter: vitest},
      {name: 'samples'},
      {name: 'search', needs: 'build'},
      {name: 'pages', reporter: playwright, needs: 'build'},
      {name: 'browser', reporter: playwright, needs: 'build'},
    ],
  ],
];

interface Result extends Counts {
  name: string;
  seconds: number;
  note?: string;
  tests?: TimedTest[];
}

/** How many of the slowest tests are named. */
const SLOWEST = 20;

/** @returns the exit code of a command that prints as it likes */
function run(args: string[], variables: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {stdio: 'inherit', env: {...process.env, ...variables}});
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runPart({name, reporter}: Part): Promise<Result> {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const report = path.join(REPORTS, `${name}.xml`);
  const {args, variables = {}} = reporter?.(report) ?? {args: []};
  const code = await run(
    ['run', `test:${name}`, ...(args.length ? ['--', ...args] : [])],
    variables,
  );
  const seconds = (Date.now() - started) / 1000;

  if (!reporter) {
    return {name, seconds, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
  }
  const {passed, failed, tests} = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : {passed: 0, failed: 0, tests: []};
  // What fails outside of a test, such as a file that cannot be read, is in no count.
  return code !== 0 && failed === 0
    ? {name, seconds, passed, failed: 1, tests, note: `exit code ${code}`}
    : {name, seconds, passed, failed, tests};
}

function table(results: readonly Result[]): string {
  const rows = results.map(({name, passed, failed, seconds, note = ''}) =>
    [
      name.padEnd(10),
      String(passed).padStart(7),
      String(failed).padStart(7),
      `${seconds.toFixed(0)} s`.padStart(7),
      note && `  ${note}`,
    ].join(''),
  );
  return ['part       passed failed    time', ...rows].join('\n');
}

function slowest(results: readonly Result[]): string {
  const rows = results
    .flatMap(({name, tests = []}) => tests.map((test) => ({...test, part: name})))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({part, name, seconds}) => `${seconds.toFixed(1).padStart(6)} s  ${part}  ${name}`);
  return ['slowest tests', ...rows].join('\n');
}

/** Runs every part, also after one failed, and adds up what they counted. */
async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const results: Result[] = [];
  for (const tracks of STAGES) {
    const runTrack = async (parts: readonly Part[]): Promise<void> => {
      for (const part of parts) {
        const needed = results.find(({name}) => name === part.needs);
        results.push(
          needed?.failed
            ? {
                name: part.name,
                seconds: 0,
                passed: 0,
                failed: 1,
                note: `not run: ${needed.name} failed`,
              }
            : await runPart(part),
        );
      }
    };
    await Promise.all(tracks.map(runTrack));
  }
  const sum = (what: keyof Counts) => results.reduce((total, result) => total + result[what], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  console.log(`\n${slowest(results)}\n\n${table(results)}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
