import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** A running anvil. */
export interface Anvil {
  url: string;
  stop(): Promise<void>;
}

/** The program for this machine, which npm has installed as an optional dependency of anvil. */
function program(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const anvil = require.resolve('@foundry-rs/anvil/package.json');
  const name = `@foundry-rs/anvil-${process.platform}-${cpu}`;
  try {
    return createRequire(anvil).resolve(`${name}/bin/anvil${suffix}`);
  } catch {
    // npx keeps a folder that an older Node made, and without this program.
    const installed = path.resolve(anvil, '../../..');
    throw new Error(
      `The chain needs the npm package ${name}, which npm leaves out under Node 18 and with --omit=optional. Delete ${installed} and install again.`,
    );
  }
}

/**
 * Starts anvil on a free port of loopback.
 * @throws what anvil wrote, when it ends before it listens
 */
export async function startAnvil(options: readonly string[]): Promise<Anvil> {
  const child = spawn(program(), ['--host', '127.0.0.1', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`anvil ended: ${output.trim()}`)));
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.removeAllListeners('data').resume();
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
