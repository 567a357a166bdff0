import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {ensureChromium} from './chromium';

const execute = promisify(execFile);

/** Installs the apps of examples/ and runs their tests. */
async function main(): Promise<void> {
  const env = {...process.env, CHROMIUM_PATH: ensureChromium()};
  const apps = globSync('examples/*/package.json').map((file) => path.dirname(file));
  await Promise.all(apps.map((app) => execute('npm', ['ci', '--prefix', app], {maxBuffer: 1e8})));
  const {status} = spawnSync(
    'playwright',
    ['test', '--config', 'tests/examples/playwright.config.ts', ...process.argv.slice(2)],
    {env, stdio: 'inherit', shell: process.platform === 'win32'},
  );
  process.exitCode = status ?? 1;
}

void main();
