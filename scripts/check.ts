import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, statSync} from 'node:fs';
import {runCommand, SiteError} from '../lib/node/site-error';
import {wireit} from '../package.json';
import {reportFile, type PartReport} from './report';

/** The inputs that each part last passed with, which Wireit writes, and the pages that passed within one. */
const MEMORY = ['.wireit', '.cache/passed-pages'];

type ScriptName = keyof typeof wireit;

const dependenciesOf = (script: ScriptName): readonly ScriptName[] => {
  const config: object = wireit[script];
  return 'dependencies' in config ? (config.dependencies as ScriptName[]) : [];
};

/** A group, such as `test:every-part`, has no command of its own. */
const isPart = (script: ScriptName): boolean => 'command' in wireit[script];

/** The parts that a script runs, with those that they need. */
function partsOf(script: ScriptName): ScriptName[] {
  const needed = dependenciesOf(script).flatMap(partsOf);
  return [...new Set([...needed, ...(isPart(script) ? [script] : [])])];
}

const nameOf = (script: ScriptName): string => script.replace(/^test:/, '');

/** Runs an npm script, which goes on after a part failed. @returns its exit code */
function runScript(script: string): Promise<number> {
  const env = {
    WIREIT_PARALLEL: '3',
    // Parts are skipped, never restored from copies of what they wrote.
    WIREIT_CACHE: 'none',
    WIREIT_LOGGER: 'simple',
    ...process.env,
    WIREIT_FAILURES: 'continue',
  };
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

interface Row extends PartReport {
  part: string;
  note: string;
}

/**
 * Reads how a part ended: in this run, or when it last passed with the same inputs.
 *
 * @param isBlocked a part that it needs failed
 * @param started when this run began, in milliseconds since the epoch
 */
export function rowOf(part: string, isBlocked: boolean, started: number): Row {
  const file = reportFile(part);
  if (!isBlocked && existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PartReport;
    if (statSync(file).mtimeMs >= started) return {part, ...report, note: ''};
    if (report.failed === 0) {
      return {part, ...report, seconds: 0, note: 'skipped: passed with these inputs'};
    }
  }
  const message = 'not run, because a part that it needs failed';
  const failures = [{name: part, message}];
  return {part, passed: 0, failed: 1, failures, seconds: 0, note: 'not run'};
}

function printResults(rows: readonly Row[]): void {
  console.table(
    rows.map(({part, passed, failed, seconds, note}) => ({
      part,
      passed,
      failed,
      seconds: Math.round(seconds),
      note,
    })),
  );
  // Last, so that the end of a log that was cut off has them.
  for (const {part, failures} of rows) {
    for (const {name, message} of failures) console.log(`\nFailed in ${part}: ${name}\n${message}`);
  }
}

/** Runs the named parts one by one, or all side by side, and adds up their tests. `--all` skips none. */
async function main(args: readonly string[]): Promise<void> {
  const started = Date.now();
  const names = args.filter((arg) => arg !== '--all');
  const scripts = names.length > 0 ? names.map((name) => `test:${name}`) : ['test:every-part'];
  const unknown = scripts.findIndex((script) => !(script in wireit));
  if (unknown !== -1) {
    const known = partsOf('test:before-release').map(nameOf).join(', ');
    throw new SiteError('npm test', `no part is named "${names[unknown]}"; the parts are ${known}`);
  }
  const isAll = args.includes('--all');
  if (isAll) MEMORY.forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  if (isAll && names.length === 0) scripts.push('test:before-release');
  let code = 0;
  for (const script of scripts) code = Math.max(code, await runScript(script));
  const rows: Row[] = [];
  // Parts that others need come first.
  for (const script of new Set((scripts as ScriptName[]).flatMap(partsOf))) {
    const needed = partsOf(script).slice(0, -1).map(nameOf);
    const isBlocked = rows.some(({part, failed}) => failed > 0 && needed.includes(part));
    rows.push(rowOf(nameOf(script), isBlocked, started));
  }
  const sum = (count: 'passed' | 'failed'): number =>
    rows.reduce((total, row) => total + row[count], 0);
  printResults(rows);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = code === 0 && sum('failed') === 0 ? 0 : 1;
}

void runCommand(() => main(process.argv.slice(2)));
