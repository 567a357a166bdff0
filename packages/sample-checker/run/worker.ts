import fs from 'node:fs';
import {createRequire, syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';
import vm from 'node:vm';
import type {NetworkAddresses} from 'lit-local-network';
import {localNetworkOf, redirectRequests, toLocal} from 'lit-local-network/redirect-requests';
import {callText, createSandbox} from './action';
import {beBrowser} from './browser';
import {blockNetwork} from './network';
import {OWN_OUTPUT, REPORT_TO, type RunReport, type Task} from './task';
import {shownValues} from './values';

// Runs one sample, and ends when nothing keeps a process alive any more. runner.ts bundles this file, and starts it in the
// folder of an SDK release. The sample prints to stdout; the rest is reported at the end.

const {kind, version, folder, dom, network, beside} = JSON.parse(process.argv[2]!) as Task;
const entry = path.join(folder, '0.mjs');
const load = createRequire(path.join(process.cwd(), 'package.json'));

const report: RunReport = {usesNetwork: false};
/** The sample has run to its last line, and what it awaits is settled. */
let isSettled = false;
/** Nothing keeps the process alive. */
let isIdle = false;

// Samples may replace them.
const exit = process.exit.bind(process);
const print = process.stdout.write.bind(process.stdout);

function fail(error: unknown): void {
  if (report.problem === undefined) {
    const isError = error instanceof Error;
    const text = isError ? String(error) : inspect(error, {breakLength: Infinity});
    report.problem = `throws ${text}`;
    report.stack = isError ? error.stack : undefined;
  }
  exit(1);
}

process.on('uncaughtException', fail);
process.on('beforeExit', () => (isIdle = true));
process.on('exit', (code) => {
  if (isIdle && !isSettled) report.problem ??= 'waits for a promise that is never settled';
  if (code) report.problem ??= `ends with exit code ${code}`;
  fs.writeSync(REPORT_TO, JSON.stringify(report));
});

/** Hosts with ports of a local network. */
function hostsOf({rpc, relay, control, ...nodes}: NetworkAddresses): string[] {
  const urls = [nodes.v3, nodes.v2, nodes.v2Jalapeno].flatMap(({bootstrapUrls}) => bootstrapUrls);
  return [rpc, relay, control, ...urls].map((url) => new URL(url).host);
}

blockNetwork(network ? hostsOf(network) : [], (target) => {
  report.problem ??= `opens a connection to ${target}; samples run without a network`;
});
if (network) {
  const find = toLocal(network);
  redirectRequests((url) => {
    report.usesNetwork = true;
    return find(url);
  });
  Object.assign(globalThis, {localNetwork: localNetworkOf(network)});
}

// Readers save Lit Actions beside the program that reads them.
const {readFileSync} = fs;
const {readFile} = fs.promises;
const besideIt = (file: unknown): string | undefined =>
  typeof file === 'string' && Object.hasOwn(beside, file) ? beside[file] : undefined;
Object.assign(fs, {
  readFileSync: (...args: Parameters<typeof readFileSync>) =>
    besideIt(args[0]) ?? readFileSync(...args),
});
Object.assign(fs.promises, {
  readFile: async (...args: Parameters<typeof readFile>) => besideIt(args[0]) ?? readFile(...args),
});
syncBuiltinESMExports();

// In the order in which a terminal shows both.
process.stderr.write = print;
process.argv = [process.execPath, entry];

const markOwnOutput = (): void => void print(OWN_OUTPUT);
const keepVariables = (variables: Record<string, unknown>): void => {
  report.values = shownValues(variables);
};
Object.assign(globalThis, {__ownOutput: markOwnOutput, __keepVariables: keepVariables});

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

async function start(): Promise<void> {
  if (kind === 'action') {
    const sandbox = createSandbox(version, load, (...call) => console.log(callText(...call)));
    Object.assign(sandbox, {__ownOutput: markOwnOutput});
    vm.runInNewContext(fs.readFileSync(entry, 'utf8'), sandbox, {filename: entry});
    return;
  }
  // Tests of samples bring a window of their own, and run without a network.
  if (kind === 'browser' && network) {
    await beBrowser(dom, network, () => importFile(path.join(folder, 'packages.mjs')));
  }
  await importFile(entry);
}

start().then(() => (isSettled = true), fail);
