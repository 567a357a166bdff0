import {execFile, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {ensureChromium} from './chromium';

const execute = promisify(execFile);

function digestOf(app: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package.json', 'package-lock.json']) {
    hash.update(readFileSync(path.join(app, file)));
  }
  return hash.digest('hex');
}

/** Installs an app as readers do, unless that was done already. `npm ci` deletes the mark with all that it marks. */
async function install(app: string): Promise<void> {
  const mark = path.join(app, 'node_modules/.installed');
  const digest = digestOf(app);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== digest) {
    await execute('npm', ['ci', '--prefix', app], {maxBuffer: 1e8});
    writeFileSync(mark, digest);
  }
}

/** Installs the apps of examples/ and runs their tests. */
async function main(): Promise<void> {
  const env = {...process.env, CHROMIUM_PATH: ensureChromium()};
  await Promise.all(globSync('examples/*/package.json').map((file) => install(path.dirname(file))));
  const {status} = spawnSync(
    'playwright',
    ['test', '--config', 'tests/examples/playwright.config.ts', ...process.argv.slice(2)],
    {env, stdio: 'inherit', shell: process.platform === 'win32'},
  );
  process.exitCode = status ?? 1;
}

void main();
