import {spawn} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {constants, tmpdir} from 'node:os';
import path from 'node:path';
import {bundleOf} from './bundles';
import type {NetworkAddresses} from './network';

/**
 * Runs a command whose requests to the real networks are led to a local one.
 *
 * Its environment has `LIT_LOCAL_NETWORK`, the addresses and accounts as JSON, and unless they are set, `PRIVATE_KEY` of
 * the first account and `RPC_URL`.
 *
 * @param offline nothing that it starts may leave this machine
 * @returns its exit code; 128 and the signal's number where a signal ended it
 * @throws Error if it cannot be started
 */
export async function runCommandOn(
  addresses: NetworkAddresses,
  [command = '', ...args]: readonly string[],
  offline: boolean,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lit-local-network-'));
  const preload = path.join(folder, 'preload.cjs');
  try {
    await writeFile(preload, await bundleOf('preload'));
    const child = spawn(command, args, {
      stdio: 'inherit',
      // npm and npx are scripts there.
      shell: process.platform === 'win32',
      env: {
        PRIVATE_KEY: addresses.accounts[0]!.privateKey,
        RPC_URL: addresses.rpc,
        ...process.env,
        LIT_LOCAL_NETWORK: JSON.stringify(addresses),
        ...(offline && {LIT_LOCAL_OFFLINE: '1'}),
        NODE_OPTIONS:
          `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`.trim(),
      },
    });
    // The terminal sends Ctrl-C to both; the command ends as it likes.
    const ignore = () => undefined;
    process.on('SIGINT', ignore).on('SIGTERM', () => child.kill('SIGTERM'));
    return await new Promise<number>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? new Error(`There is no command "${command}".`) : error),
      );
      child.once('close', (code, signal) =>
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
      );
    });
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
