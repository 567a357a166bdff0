import {execFile, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {ensureChromium} from './chromium';

const execute = promisify(execFile);

/** All that the tests depend on. */
const TESTED = [
  'examples/**',
  'packages/network/**',
  'features/local-network/**',
  'tests/examples/**',
  'sdk/*/package-lock.json',
  'package-lock.json',
  'scripts/{check-examples,chromium}.ts',
];

/** What the tests depended on when they passed last. */
const PASSED = '.cache/examples-passed';

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const isWritten = (mark: string, digest: string): boolean =>
  existsSync(mark) && readFileSync(mark, 'utf8') === digest;

/** Installs an app as readers do, unless that was done already. `npm ci` deletes the mark with all that it marks. */
async function install(app: string): Promise<void> {
  const mark = path.join(app, 'node_modules/.installed');
  const digest = digestOf(
    ['package.json', 'package-lock.json'].map((file) => path.join(app, file)),
  );
  if (!isWritten(mark, digest)) {
    await execute('npm', ['ci', '--prefix', app], {maxBuffer: 1e8});
    writeFileSync(mark, digest);
  }
}

async function main(): Promise<void> {
  const ignore = ['**/node_modules/**', 'packages/network/dist/**'];
  const digest = digestOf(globSync(TESTED, {ignore, dot: true}).sort());
  if (isWritten(PASSED, digest)) {
    console.log('Nothing has changed since the tests of examples/ passed.');
    return;
  }
  const env = {...process.env, CHROMIUM_PATH: ensureChromium()};
  await Promise.all(globSync('examples/*/package.json').map((file) => install(path.dirname(file))));
  const {status} = spawnSync('npm', ['run', 'test:apps'], {env, stdio: 'inherit'});
  if (status === 0) {
    mkdirSync(path.dirname(PASSED), {recursive: true});
    writeFileSync(PASSED, digest);
  }
  process.exitCode = status ?? 1;
}

void main();
