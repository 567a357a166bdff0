import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {entryOf} from '../lib/node/routes';
import {runCommand, SiteError} from '../lib/node/site-error';
import {wireit} from '../package.json';

// Runs parts of `npm test` under strace, and names the files they read whose change would not have them run again.

const TRACES = '.cache/traces';

interface Part {
  command: string;
  files: string[];
  dependencies?: string[];
}

/** Wireit adds these to the inputs of each part. */
const IMPLIED = ['package-lock.json', 'package.json'];

/** Read by tools that look for a setting of theirs, or by git; they decide no result. */
const IGNORED =
  /^(?:\.git\/|(?:.*\/)?\.gitignore$|\.npmrc$|\.browserslistrc$|\.editorconfig$|tsconfig\.json$)/;

const parts = Object.entries(wireit)
  .filter(([, part]) => 'files' in part)
  .map(([script, part]) => [script, part as unknown as Part] as const);

/** Inputs of a part, with those of the parts that it needs. */
function inputsOf({files, dependencies = []}: Part): string[] {
  const needed = dependencies.flatMap((script) => inputsOf(new Map(parts).get(script)!));
  const own = globSync(
    files.filter((pattern) => !pattern.startsWith('!')),
    {
      ignore: [
        '**/node_modules/**',
        ...files.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
      ],
      dot: true,
    },
  );
  return [...own, ...needed, ...IMPLIED];
}

const tracked = new Set(execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n'));

/** Source files of pages, by the file that each is built into. */
const pageSources = new Map(
  [...tracked].flatMap((file) => {
    const page = entryOf(file);
    return page ? [[path.posix.join(`build${page.path}`, 'index.html'), file]] : [];
  }),
);

/** Files of the repository that a command opened, as strace saw it; for a built page, the page's source. */
function filesRead(trace: string): Set<string> {
  const opened = readFileSync(trace, 'utf8').matchAll(/open(?:at)?\((?:[^"]*)"([^"]+)".* = \d+$/gm);
  const root = `${process.cwd()}${path.sep}`;
  const read = new Set<string>();
  for (const [, name = ''] of opened) {
    const file = path.resolve(name).replace(root, '');
    const source = tracked.has(file) ? file : pageSources.get(file);
    if (source !== undefined) read.add(source);
  }
  return read;
}

function traceInputs(script: string, part: Part): string[] {
  const trace = path.join(TRACES, `${script.replace(':', '-')}.txt`);
  mkdirSync(TRACES, {recursive: true});
  const {status} = spawnSync(
    'strace',
    [
      '-f',
      // Stops at these calls alone: without it, browsers under it are too slow for their tests.
      '--seccomp-bpf',
      '-qq',
      '-s',
      '500',
      '-e',
      'trace=open,openat',
      '-o',
      trace,
      'npx',
      '--',
      'sh',
      '-c',
      part.command,
    ],
    {stdio: 'inherit'},
  );
  if (status === null) throw new SiteError('strace', 'is not installed; it is a package of Debian');
  const inputs = new Set(inputsOf(part));
  return [...filesRead(trace)].filter((file) => !inputs.has(file) && !IGNORED.test(file)).sort();
}

void runCommand(() => {
  const names = process.argv.slice(2).map((name) => `test:${name}`);
  for (const [script, part] of parts.filter(
    ([name]) => names.length === 0 || names.includes(name),
  )) {
    const missing = traceInputs(script, part);
    missing.forEach((file) =>
      console.error(`${script} reads ${file}, which is not among its "files" in package.json`),
    );
    if (missing.length > 0) process.exitCode = 1;
  }
});
