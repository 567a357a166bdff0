import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {cidOf} from '../nodes/cid';
import {
  agreed,
  combined,
  disagreement,
  holds,
  runOnNode,
  signatureNames,
  type NodeRun,
  type Nodes,
  type Table,
} from './nodes-run.shared';
import {runAction} from './run-action';
import {secretFrom, SharedKey} from './shared-key.shared';

const USAGE = `lit-local-network run action.js [switches]
  --params '{…}'        parameters of the action; publicKey is a throw-away key's unless given
  --fetch answers.json  answers of fetch by address: {"https://…": body} or
                        {"https://…": {"status": 404, "body": …}}, or {"*": body} for all
                        other addresses; without it, fetch is real
  --answers file.json   answers of functions by name, such as {"checkConditions": true}
  --auth '{…}'          Lit.Auth
  --ipfs child.js       an action that it calls; may be repeated, its CID is printed
  --release 2           the rules of Serrano, for SDK 2
  --nodes 3             how many nodes run it
  --key 0x…             private key that signs, instead of a throw-away key
  --timeout 30000       in milliseconds
  --json                prints one line of JSON
  --help                prints this`;

/** Wrong input; its message is all that the reader sees. */
class Mistake extends Error {}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseTable(text: string, name: string): Table {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message.replace(/\s+/g, ' ');
    throw new Mistake(`${name} is not JSON: ${message}`);
  }
  if (!isTable(value)) throw new Mistake(`${name} must be an object, like {"name": "value"}`);
  return value;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new Mistake(code === 'ENOENT' ? `There is no file ${file}` : message);
  }
}

const tableOf = (file: string | undefined): Table | undefined =>
  file === undefined ? undefined : parseTable(read(file), file);

function positive(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new Mistake(`${name} must be a whole number from 1 up, not ${text}`);
  }
  return value;
}

function keyFrom(text: string | undefined, nodes: number): SharedKey {
  try {
    return new SharedKey(nodes, nodes, text === undefined ? undefined : secretFrom(text));
  } catch {
    throw new Mistake('--key must be a private key: 0x and 64 hex digits');
  }
}

const indent = (text: string): string => text.trimEnd().replaceAll('\n', '\n    ');

/** Prints the runs side by side. */
function report(runs: readonly NodeRun[], key: SharedKey): string[] {
  const numbers = runs.map((_, index) => index + 1);
  const outcomes = runs.map(({success, error, response, limit}, index) => {
    const outcome = success
      ? `response ${JSON.stringify(response)}`
      : `failed: ${indent(error ?? '')}`;
    return `node ${index + 1}  ${outcome}${limit ? ` (limit of ${limit})` : ''}`;
  });
  const logs = agreed(runs.map((run) => run.logs));
  const shownLogs =
    logs === undefined
      ? runs.map((run, index) => `logs of node ${index + 1}\n    ${indent(run.logs)}`)
      : logs && [`logs\n    ${indent(logs)}`];
  const signatures = signatureNames(runs).map((name) => {
    const found = combined(runs, name);
    if (!found) return `signature ${name}  none: ${disagreement(runs, numbers, name)}`;
    const note = found.instead ? `; the action named ${found.instead}` : '';
    return `signature ${name}  ${found.signature}\n    verified: signed by ${found.signedBy}${note}`;
  });
  return [
    `key  ${key.publicKey}, address ${key.address}`,
    ...outcomes,
    ...(agreed(runs.map((run) => run.response)) === undefined ? ['the nodes disagree'] : []),
    ...(shownLogs || []),
    ...signatures,
  ];
}

async function run(argv: readonly string[]): Promise<number> {
  const {values, positionals} = parse(argv);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Mistake('Name one file: run action.js');
  const code = read(file);
  const count = positive(values.nodes, '--nodes');
  const key = keyFrom(values.key, count);
  const params = {publicKey: key.publicKey, ...parseTable(values.params, '--params')};
  if (values.release !== '2' && values.release !== '3') {
    throw new Mistake(`--release is 2 or 3, not ${values.release}`);
  }
  const children = (values.ipfs ?? []).map((child) => read(child));
  const files = new Map(children.map((child) => [cidOf(child), child]));
  const fetches = tableOf(values.fetch);
  const nodes: Nodes = {
    ...{key, files, release: Number(values.release) as 2 | 3},
    run: runAction,
    ...(fetches ? {fetches} : {fetch: async (url, init) => fetch(url, init)}),
    noAnswer: (url) => `The file of --fetch has no answer for ${url}`,
    answers: tableOf(values.answers) ?? {},
    noNetwork: (name) => `${name} needs a network: start one, or give its answer with --answers`,
    timeoutMs: positive(values.timeout, '--timeout'),
    auth: {
      ...{authSigAddress: null, authMethodContexts: [], resources: []},
      ...parseTable(values.auth, '--auth'),
    },
  };
  const cid = cidOf(code);
  const runs = await Promise.all(
    Array.from({length: count}, async (_, index) =>
      runOnNode(nodes, index + 1, {code, params}, cid),
    ),
  );
  if (values.json) {
    const signatures = Object.fromEntries(
      signatureNames(runs).map((name) => [name, combined(runs, name)]),
    );
    console.log(JSON.stringify({success: holds(runs), nodes: runs, signatures}));
  } else {
    const called = [...files.keys()].map((cid) => `calls  ${cid}`);
    console.log([...called, ...report(runs, key)].join('\n'));
  }
  return holds(runs) ? 0 : 1;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        params: {type: 'string', default: '{}'},
        auth: {type: 'string', default: '{}'},
        nodes: {type: 'string', default: '3'},
        timeout: {type: 'string', default: '30000'},
        fetch: {type: 'string'},
        ipfs: {type: 'string', multiple: true},
        release: {type: 'string', default: '3'},
        answers: {type: 'string'},
        key: {type: 'string'},
        json: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new Mistake((error as Error).message.split('. ')[0]);
  }
}

/**
 * Runs a Lit Action as several nodes would, with throw-away keys and without a network.
 * @param argv what follows `run` on the command line, as `--help` says
 * @returns 0 when all nodes agree, else 1
 */
export async function runCommand(argv: readonly string[]): Promise<number> {
  try {
    return await run(argv);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    return 1;
  }
}
