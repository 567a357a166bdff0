import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {ethers} from 'ethers';
import {cidOf} from '../nodes/cid';
import {digestOf} from '../nodes/keys';
import {answerFrom} from './fetch-table';
import {runAction, type ActionHost, type ActionResult} from './run-action';

const {utils} = ethers;

const USAGE = `lit-local-network run action.js [switches]
  --params '{…}'        parameters of the action; publicKey is a throw-away key's unless given
  --fetch answers.json  answers of fetch by address: {"https://…": body} or
                        {"https://…": {"status": 404, "body": …}}; without it, fetch is real
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

interface Signed {
  digest: string;
  signature: string;
  /** The key that the action named, when it is not the one that signs. */
  instead?: string;
}

interface NodeRun extends ActionResult {
  signed: Record<string, Signed>;
}

type Table = Record<string, unknown>;

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

function keyFrom(text: string | undefined): ethers.Wallet {
  if (text === undefined) return ethers.Wallet.createRandom();
  try {
    return new ethers.Wallet(text);
  } catch {
    throw new Mistake('--key must be a private key: 0x and 64 hex digits');
  }
}

function responseFrom(answers: Table, url: string): Response {
  const answer = answerFrom(answers, url);
  if (!answer) throw new Error(`The file of --fetch has no answer for ${url}`);
  return answer;
}

interface Settings {
  wallet: ethers.Wallet;
  fetches: Table | undefined;
  answers: Table;
  /** Code of actions by CID. */
  files: ReadonlyMap<string, string>;
  release: 2 | 3;
  timeoutMs: number;
  auth: Table;
}

/** A node with one key that knows no chain. */
function hostFor(
  settings: Settings,
  signed: NodeRun['signed'],
  cids: readonly string[],
): ActionHost {
  const {wallet, fetches, answers, files, release} = settings;
  const given = (name: string): unknown => {
    if (name in answers) return answers[name];
    throw new Error(`${name} needs a network: start one, or give its answer with --answers`);
  };
  const bytesOf = (publicKey: string) => `0x${publicKey.replace(/^0x/, '')}`;
  return {
    async signEcdsa({toSign, publicKey, sigName, personalMessage}) {
      const digest = personalMessage ? utils.hashMessage(toSign) : digestOf(toSign, release);
      const signature = utils.joinSignature(wallet._signingKey().signDigest(digest));
      const isOwn = bytesOf(publicKey).toLowerCase() === wallet.publicKey;
      signed[sigName] = {
        digest: utils.hexlify(digest),
        signature,
        ...(!isOwn && {instead: publicKey}),
      };
    },
    checkConditions: async () => given('checkConditions') as boolean,
    fetch: async (url, init) => (fetches ? responseFrom(fetches, url) : fetch(url, init)),
    async call(name, params) {
      if (name in answers) return answers[name];
      if (name === 'claimKey') return 'success';
      const child = name === 'call' ? (params as {ipfsId: string; params?: Table}) : undefined;
      const code = child && files.get(child.ipfsId);
      if (code === undefined) return given(name);
      const {success, response, error} = await runOn(settings, {
        ...{code, params: child?.params ?? {}, signed, cids: [...cids, child!.ipfsId]},
      });
      if (!success) throw new Error(error);
      return response;
    },
  };
}

/** Runs an action, or one that it calls, on one node. */
const runOn = (
  settings: Settings,
  run: {code: string; params: Table; signed: NodeRun['signed']; cids: readonly string[]},
): Promise<ActionResult> =>
  runAction({
    code: run.code,
    params: run.params,
    auth: {...settings.auth, actionIpfsIds: run.cids},
    host: hostFor(settings, run.signed, run.cids),
    timeoutMs: settings.timeoutMs,
    release: settings.release,
    isNested: run.cids.length > 1,
  });

/** The one value that all nodes have; `undefined` when they differ. */
function agreed<T>(values: readonly T[]): T | undefined {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? values[0] : undefined;
}

/** A signature that all nodes agree on, with the address that it recovers to. */
function combined(runs: readonly NodeRun[], name: string) {
  const signed = agreed(runs.map((run) => run.signed[name] ?? null));
  if (!signed) return undefined;
  const {digest, signature, instead} = signed;
  return {signature, digest, signedBy: utils.recoverAddress(digest, signature), instead};
}

const indent = (text: string): string => text.trimEnd().replaceAll('\n', '\n    ');

/** Groups the nodes by the digest they signed, such as "node 1 signed nothing; nodes 2 and 3 agree". */
function disagreement(runs: readonly NodeRun[], name: string): string {
  const nodesBy = new Map<string, number[]>();
  for (const [index, {signed}] of runs.entries()) {
    const digest = signed[name]?.digest ?? '';
    nodesBy.set(digest, [...(nodesBy.get(digest) ?? []), index + 1]);
  }
  return [...nodesBy]
    .map(([digest, nodes]) => {
      const list = nodes.join(', ').replace(/, (\d+)$/, ' and $1');
      const who = nodes.length === 1 ? `node ${list}` : `nodes ${list}`;
      if (digest === '') return `${who} signed nothing`;
      return nodes.length === 1 ? `${who} signed ${digest}` : `${who} agree on ${digest}`;
    })
    .join('; ');
}

/** Prints the runs side by side. */
function report(runs: readonly NodeRun[], wallet: ethers.Wallet): string[] {
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
  const names = [...new Set(runs.flatMap(({signed}) => Object.keys(signed)))];
  const signatures = names.map((name) => {
    const found = combined(runs, name);
    if (!found) return `signature ${name}  none: ${disagreement(runs, name)}`;
    const note = found.instead ? `; the action named ${found.instead}` : '';
    return `signature ${name}  ${found.signature}\n    verified: signed by ${found.signedBy}${note}`;
  });
  return [
    `key  ${wallet.publicKey}, address ${wallet.address}`,
    ...outcomes,
    ...(agreed(runs.map((run) => run.response)) === undefined ? ['the nodes disagree'] : []),
    ...(shownLogs || []),
    ...signatures,
  ];
}

/** True if clients of a network would get one result of it. */
function holds(runs: readonly NodeRun[]): boolean {
  return (
    runs.every(({success}) => success) &&
    agreed(runs.map(({response}) => response)) !== undefined &&
    agreed(runs.map(({signed}) => signed)) !== undefined
  );
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
  const wallet = keyFrom(values.key);
  const params = {publicKey: wallet.publicKey, ...parseTable(values.params, '--params')};
  if (values.release !== '2' && values.release !== '3') {
    throw new Mistake(`--release is 2 or 3, not ${values.release}`);
  }
  const children = (values.ipfs ?? []).map((child) => read(child));
  const files = new Map(children.map((child) => [cidOf(child), child]));
  const settings: Settings = {
    ...{wallet, files, release: Number(values.release) as 2 | 3},
    fetches: tableOf(values.fetch),
    answers: tableOf(values.answers) ?? {},
    timeoutMs: positive(values.timeout, '--timeout'),
    auth: {
      ...{authSigAddress: null, authMethodContexts: [], resources: []},
      ...parseTable(values.auth, '--auth'),
    },
  };
  const count = positive(values.nodes, '--nodes');
  const cids = [cidOf(code)];
  const runs = await Promise.all(
    Array.from({length: count}, async (): Promise<NodeRun> => {
      const signed = {};
      return {...(await runOn(settings, {code, params, signed, cids})), signed};
    }),
  );
  if (values.json) {
    const names = Object.keys(runs[0]!.signed);
    const signatures = Object.fromEntries(names.map((name) => [name, combined(runs, name)]));
    console.log(JSON.stringify({success: holds(runs), nodes: runs, signatures}));
  } else {
    const called = [...files.keys()].map((cid) => `calls  ${cid}`);
    console.log([...called, ...report(runs, wallet)].join('\n'));
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
