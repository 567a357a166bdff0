import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {ensureChromium} from './chromium';

const execute = promisify(execFile);

/** Installs an app as readers do and runs its tests. Prints all at once: apps run side by side. */
async function check(app: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const npm = (command: string) =>
    execute('npm', [command, '--prefix', app], {env, maxBuffer: 1e8});
  const started = Date.now();
  try {
    await npm('ci');
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
