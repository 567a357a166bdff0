import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {ensureChromium} from './chromium';

const execute = promisify(execFile);

/** What the packages in a folder depend on. */
function digestOf(app: string): string {
  const hash = createHash('sha256').update(process.version);
  ['package.json', 'package-lock.json'].forEach((file) =>
    hash.update(readFileSync(path.join(app, file))),
  );
  return hash.digest('hex');
}

/** Installs an app as readers do, unless that was done already. `npm ci` deletes the mark with all that it marks. */
async function install(app: string, npm: (command: string) => Promise<unknown>): Promise<void> {
  const mark = path.join(app, 'node_modules/.installed');
  const digest = digestOf(app);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== digest) {
    await npm('ci');
    writeFileSync(mark, digest);
  }
}

/** Installs an app and runs its tests. Prints all at once: apps run side by side. */
async function check(app: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const npm = (command: string) =>
    execute('npm', [command, '--prefix', app], {env, maxBuffer: 1e8});
  const started = Date.now();
  try {
    await install(app, npm);
    await npm('test');
    console.log(`${app}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
    return true;
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string};
    console.error(`${app}: failed\n${stdout ?? ''}${stderr ?? String(error)}`);
    return false;
  }
}

async function main(): Promise<void> {
  const env = {...process.env, CHROMIUM_PATH: ensureChromium()};
  const apps = globSync('examples/*/package-lock.json')
    .map((file) => path.dirname(file))
    .sort();
  const passed = await Promise.all(apps.map((app) => check(app, env)));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

void main();
