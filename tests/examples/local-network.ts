import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {test as base} from '@playwright/test';
import {ethers} from 'ethers';
import type {NetworkAddresses} from 'lit-local-network';

/** A running network, which apps reach as those of readers do. */
export interface LocalNetwork extends NetworkAddresses {
  /** The line that the network prints, for LIT_NETWORK. */
  line: string;
  /** Breaks the network, or mends it with null. */
  setFault(fault: string | null, node?: number): Promise<void>;
  /** A funded account, which can pay. */
  wallet(index: number): ethers.Wallet;
}

/** The first line of a program's standard output. */
export async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return line;
}

/** Takes the line that `--json` prints. */
function readNetwork(line: string): LocalNetwork {
  const addresses = JSON.parse(line) as NetworkAddresses;
  const provider = new ethers.providers.StaticJsonRpcProvider(addresses.rpc);
  return {
    ...addresses,
    line,
    async setFault(fault, node) {
      const response = await fetch(addresses.control, {
        method: 'POST',
        body: JSON.stringify({fault, node}),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    wallet: (index) => new ethers.Wallet(addresses.accounts[index]!.privateKey, provider),
  };
}

/** Tests with a network, one for each file. After each test it is whole again. */
export const test = base.extend<{whole: undefined}, {network: LocalNetwork}>({
  network: [
    // Playwright wants a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const args = ['--import', 'tsx', 'packages/network/src/cli.ts', '--json', '--port', '0'];
      const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']});
      await use(readNetwork(await firstLine(child)));
      child.kill('SIGINT');
      await once(child, 'exit');
    },
    {scope: 'worker'},
  ],
  whole: [
    async ({network}, use) => {
      await use(undefined);
      await network.setFault(null);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
