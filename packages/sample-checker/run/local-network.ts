import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {createInterface} from 'node:readline';
import type {NetworkAddresses} from 'lit-local-network';

/** The program that starts a network. */
const NETWORK_COMMAND = createRequire(__filename).resolve('lit-local-network/cli');

/** A local network in a process of its own. */
export interface StartedNetwork extends NetworkAddresses {
  stop: () => void;
}

/**
 * Starts a local network for samples, on free ports.
 *
 * @throws Error if it does not start; why is on stderr
 */
export async function startNetwork(): Promise<StartedNetwork> {
  const args = ['--import', 'tsx', NETWORK_COMMAND, '--json', '--port', '0'];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let problem = '';
  child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
  const stop = (): boolean => child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => [undefined]),
  ])) as [string?];
  if (line === undefined) throw new Error(`the local network does not start: ${problem.trim()}`);
  return {...(JSON.parse(line) as NetworkAddresses), stop};
}
