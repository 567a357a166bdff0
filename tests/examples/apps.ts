import {execFile} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import sirv from 'sirv';
import {test} from './local-network';

/** Runs the tests of an app, which also build it. Throws what they print. */
export async function runTests(app: string, env: Record<string, string> = {}): Promise<void> {
  await test.step(`npm test in examples/${app}`, async () => {
    const options = {env: {...process.env, ...env}, maxBuffer: 1e8};
    try {
      await promisify(execFile)('npm', ['test', '--prefix', `examples/${app}`], options);
    } catch (error) {
      const {stdout, stderr} = error as {stdout: string; stderr: string};
      throw new Error(stdout + stderr, {cause: error});
    }
  });
}

/** Serves a folder on a free port. */
export async function serve(folder: string): Promise<{address: string; server: Server}> {
  const files = sirv(folder);
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://localhost:${(server.address() as AddressInfo).port}/`, server};
}
