import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {copyFileSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** npm says nothing but errors. */
const QUIET_NPM = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};

export interface Ended {
  code: number | null;
  stdout: string;
  /** Both streams. */
  all: string;
}

/** Runs a command of a reader to its end. */
export function run(cwd: string, env: object, command: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...QUIET_NPM, ...env},
      shell: process.platform === 'win32',
    });
    const ended = {stdout: '', all: ''};
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      ended.stdout += text;
      ended.all += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.all += text));
    child.on('error', reject).on('close', (code) => resolve({...ended, code}));
  });
}

/**
 * Copies the package of the local network under a name of its contents: npx keeps what it once installed from a file.
 *
 * @returns how npx takes it
 */
export function localNetwork(tarball: string, folder: string): string {
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex').slice(0, 16);
  const copy = path.join(folder, `lit-local-network-${hash}.tgz`);
  copyFileSync(tarball, copy);
  return `file:${copy}`;
}
