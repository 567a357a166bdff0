import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readReport, reportFile, type PartReport} from './report';

/** Arguments with which a test runner also writes a report in the format of JUnit. */
const REPORTERS: Readonly<Record<string, (junit: string) => string[]>> = {
  vitest: (junit) => ['--reporter=default', '--reporter=junit', `--outputFile.junit=${junit}`],
  // A variable names its file.
  playwright: () => ['--reporter=list,junit'],
};

/** @returns the exit code */
function run(program: string, args: readonly string[], junit: string): Promise<number> {
  const env = {
    ...process.env,
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: junit,
    CONFIGURED_SITE_IS_BUILT: 'yes',
  };
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the command of a part of `npm test`, and writes down how it ended. A command that writes no report of its tests
 * counts as one.
 */
async function main([name = '', program = '', ...args]: readonly string[]): Promise<void> {
  const started = Date.now();
  const junit = reportFile(name, 'xml');
  mkdirSync(reportFile(), {recursive: true});
  rmSync(junit, {force: true});
  const code = await run(program, [...args, ...(REPORTERS[program]?.(junit) ?? [])], junit);
  const counts = existsSync(junit)
    ? readReport(readFileSync(junit, 'utf8'))
    : {passed: code === 0 ? 1 : 0, failed: 0, failures: []};
  // Failures outside of a test, such as a file that cannot be loaded, are in no count.
  const isUncounted = code !== 0 && counts.failed === 0;
  const report: PartReport = {
    ...counts,
    ...(isUncounted && {failed: 1, failures: [{name, message: `exit code ${code}`}]}),
    seconds: (Date.now() - started) / 1000,
  };
  writeFileSync(reportFile(name), JSON.stringify(report));
  process.exitCode = code;
}

void main(process.argv.slice(2));
