import {Console} from 'node:console';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';
import vm from 'node:vm';
import {callText, createSandbox} from './action';
import {beBrowser, ethereum} from './browser';
import {snapshotOf} from './globals';
import {blockNetwork} from './network';
import {networkApi} from './network-api';
import {NETWORK_VARIABLE, redirectRequests, toLocal} from './redirect';
import {shownValues} from './values';
import type {NetworkAddresses} from '../../network/src/network';
import type {Report, Task} from './runner';

// Runs samples one after the other in one process. runner.ts bundles it, starts it in the folder of an SDK release, and
// sends it tasks. A sample is at its end when nothing would keep a process of its own alive any more. One that does not
// end as its page says ends this process as well, so that nothing it may have left behind reaches the next one.

/** Where results go, a line of JSON each. */
const RESULTS = 4;
const OUTPUT_LIMIT = 256 * 1024;

/** The task at hand. */
interface Current extends Task, Pick<Report, 'output' | 'problem' | 'stack' | 'values'> {
  step: 'load' | 'run' | 'settled';
  packages: object[];
  /** Puts back what the sample has changed. */
  restore: () => boolean;
}

// Samples may replace them.
const exit = process.exit.bind(process);
const {channel} = process;
const {setImmediate} = globalThis;

const waiting: Task[] = [];
let current: Current | undefined;

function next(): void {
  const task = waiting.shift();
  if (!task) {
    // Waits for more.
    channel?.ref();
    return;
  }
  channel?.unref();
  const own: Current = {...task, output: '', step: 'load', packages: [], restore: () => true};
  current = own;
  Object.assign(globalThis, {ethereum});
  setImmediate(() => {
    if (isNetworkUsed) {
      void api!.control({reset: true}).then(() => (isNetworkUsed = false));
    }
    if (task.isAlone && !network) {
      run(own);
    } else {
      // What packages do to globals while they load must outlive the sample: the next one finds them loaded. One that
      // cannot be loaded fails in the sample again, which says so.
      importFile(path.join(task.folder, 'packages.mjs')).then(
        (packages) => (own.packages = Object.values(packages as Record<string, object>)),
        () => undefined,
      );
    }
  });
}

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** Takes what a sample prints, in the order in which it does, as a terminal shows both streams. */
function write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
  const done = rest.at(-1);
  if (typeof done === 'function') process.nextTick(done, null);
  if (current) {
    current.output += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    if (current.output.length > OUTPUT_LIMIT) {
      current.problem ??= 'prints more than 256 kB';
      finish(current);
    }
  }
  return true;
}

/** Starts the sample of a task. */
function run(own: Current): void {
  own.step = 'run';
  if (own.kind !== 'browser') Reflect.deleteProperty(globalThis, 'ethereum');
  // Again for each sample, because the one before may have put something else there.
  process.stdout.write = process.stderr.write = write;
  if (!own.isAlone) {
    own.restore = snapshotOf(own.packages);
    globalThis.console = new Console(process.stdout, process.stderr);
  }
  start(own).then(
    () => (own.step = 'settled'),
    (error: unknown) => fail(own, error),
  );
}

async function start({folder, kind, version, dom}: Task): Promise<void> {
  const entry = path.join(folder, '0.mjs');
  process.argv = [process.execPath, entry];
  // Tests of samples bring a window of their own, and run without a network.
  if (kind === 'browser' && network) await beBrowser(dom, network);
  if (kind !== 'action') {
    await importFile(entry);
  } else {
    const load = createRequire(path.join(process.cwd(), 'package.json'));
    const sandbox = createSandbox(version, load, (...call) => console.log(callText(...call)));
    Object.assign(sandbox, {__ownOutput: forgetOutput});
    vm.runInNewContext(fs.readFileSync(entry, 'utf8'), sandbox, {filename: entry});
  }
}

/**
 * Tells the result of the task at hand, and goes on if the sample has left nothing behind.
 *
 * @param isExit whether the sample ends the process
 */
function finish(own: Current, isExit = false): void {
  const {output, problem, stack, values, expected, isAlone, restore} = own;
  current = undefined;
  const isClean = problem === undefined && !isExit;
  const isWanted = isClean && (!expected || new RegExp(expected).test(output));
  const isLast = isAlone || !isWanted || !restore();
  const usesNetwork = isNetworkUsed;
  const report: Report = {output, problem, stack, isWanted, isLast, usesNetwork, values};
  fs.writeFileSync(RESULTS, `${JSON.stringify(report)}\n`);
  if (isLast) exit(0);
  next();
}

function fail(own: Current, error: unknown): void {
  if (own !== current) return;
  if (own.problem === undefined) {
    const isError = error instanceof Error;
    const text = isError ? String(error) : inspect(error, {breakLength: Infinity});
    own.problem = `throws ${text}`;
    own.stack = isError ? String(error.stack) : undefined;
  }
  finish(own);
}

process.on('message', (task: Task) => {
  waiting.push(task);
  if (!current) next();
});

// Nothing keeps the process alive any more.
process.on('beforeExit', () => {
  if (current?.step === 'load') {
    setImmediate(run, current);
  } else if (current) {
    if (current.step === 'run') current.problem ??= 'waits for a promise that is never settled';
    if (process.exitCode) current.problem ??= `ends with exit code ${process.exitCode}`;
    finish(current);
  }
});
process.on('exit', (code) => {
  if (!current) return;
  if (code) current.problem ??= `ends with exit code ${code}`;
  finish(current, true);
});
process.on('uncaughtException', (error: unknown) => {
  if (current) fail(current, error);
  // A sample has spoilt what this file itself needs.
  else exit(1);
});

const network = JSON.parse(process.env[NETWORK_VARIABLE] ?? 'null') as NetworkAddresses | null;
Reflect.deleteProperty(process.env, NETWORK_VARIABLE);
const api = network && networkApi(network);
/** Whether the network may be other than at its start: the process before may have used it. */
let isNetworkUsed = network !== null;

const hosts = network ? [network.rpc, network.relay, network.control] : [];
const nodes = network ? [network.v3, network.v2, network.v2Jalapeno] : [];
const addresses = [...hosts, ...nodes.flatMap(({bootstrapUrls}) => bootstrapUrls)];
blockNetwork(
  addresses.map((url) => new URL(url).host),
  (target) => {
    if (current) {
      current.problem ??= `opens a connection to ${target}; samples run without a network`;
    }
  },
);
if (network) {
  const find = toLocal(network, rpcHosts);
  redirectRequests((url) => {
    isNetworkUsed = true;
    return find(url);
  });
  Object.assign(globalThis, {localNetwork: api});
}

/** Hosts of the RPC endpoints that the release knows. */
function rpcHosts(): string[] {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const {LIT_CHAINS} = load('@lit-protocol/constants') as {
    LIT_CHAINS: Record<string, {rpcUrls: string[]}>;
  };
  return Object.values(LIT_CHAINS).flatMap(({rpcUrls}) => rpcUrls.map((url) => new URL(url).host));
}

/** Called with the variables of a sample at its end. */
function keepValues(variables: Record<string, unknown>): void {
  if (current) current.values = shownValues(variables);
}

/** Called between the code that a sample continues and the sample itself. */
function forgetOutput(): void {
  if (current) current.output = '';
}
Object.assign(globalThis, {__ownOutput: forgetOutput, __keepVariables: keepValues});
