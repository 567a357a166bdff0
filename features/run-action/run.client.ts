import ETHERS from 'ethers/dist/ethers.umd.min.js?address';
import {
  cidOf,
  NETWORK_SIZES,
  runInThread,
  runOnNode,
  SharedKey,
  Slots,
  type NodeRun,
  type Table,
} from 'lit-local-network/action-page';
import {openFrame, type ActionFrame} from './frame.client';
import type {Action} from './inputs.shared';

/** How a node behaves; one that is late answers as the nodes of lit-local-network do that are slow. */
export type NodeState = 'on' | 'late' | 'off';

const LATE_MS = 3000;
const TIMEOUT_MS = 30_000;

/** A run of an action on the nodes of a network. */
export interface ActionRun {
  /** Ends when all nodes have answered. @throws Error if the page could not load what it takes */
  done: Promise<void>;
  /** Ends all that is still running. */
  stop: () => void;
}

let ethersScript: Promise<string> | undefined;

async function fetchEthers(): Promise<string> {
  const response = await fetch(ETHERS);
  if (!response.ok) throw new Error(`ethers did not load: ${response.status}`);
  return response.text();
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a key in shares for the nodes of a release. */
export function makeKey(release: 2 | 3): SharedKey {
  const {nodes, threshold} = NETWORK_SIZES[release];
  return new SharedKey(nodes, threshold);
}

/**
 * Runs an action as the nodes of a release do.
 *
 * @param address of the frame
 * @param states of the nodes, in their order
 * @param onResult is told of each node, from 1, as soon as it answers
 */
export function runOnNodes(
  {code, inputs}: Action,
  options: {
    address: string;
    release: 2 | 3;
    key: SharedKey;
    states: readonly NodeState[];
    onResult: (node: number, run: NodeRun) => void;
  },
): ActionRun {
  const {address, release, key, states, onResult} = options;
  let frame: ActionFrame | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    if (/\bethers\b/.test(code)) {
      ethersScript ??= fetchEthers();
      ethersScript.catch(() => (ethersScript = undefined));
    }
    const ethers = /\bethers\b/.test(code) ? await ethersScript! : '';
    const opened = await openFrame(address, ethers);
    frame = opened;
    if (isStopped) opened.close();
    const slots = new Slots(navigator.hardwareConcurrency || 2);
    const {params, fetch: fetches = {}, answers = {}, auth} = inputs;
    const table = (name: string): string => `The table of ${name} has no answer for`;
    const nodes = {
      ...{key, release, fetches, answers, timeoutMs: TIMEOUT_MS, files: new Map<string, string>()},
      run: async (request: Parameters<typeof runInThread>[1]) => {
        if (!request.isNested) await slots.take();
        const result = await runInThread(opened.start, request);
        if (!request.isNested) slots.release();
        return result;
      },
      noAnswer: (url: string) => `${table('fetch')} ${url}`,
      noNetwork: (name: string) => `${table('answers')} ${name}, which asks a network`,
      auth: {authSigAddress: null, authMethodContexts: [], resources: [], ...auth} as Table,
    };
    const given = {publicKey: key.publicKey, ...params};
    const cid = cidOf(code);
    await Promise.all(
      states.map(async (state, index) => {
        if (state === 'off') return;
        const result = await runOnNode(nodes, index + 1, {code, params: given}, cid);
        if (state === 'late' && !isStopped) await wait(LATE_MS);
        onResult(index + 1, result);
      }),
    );
  }

  const stop = (): void => {
    isStopped = true;
    frame?.close();
  };
  return {done: run().finally(() => frame?.close()), stop};
}
