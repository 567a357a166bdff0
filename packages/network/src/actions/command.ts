import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {ethers} from 'ethers';
import {answerFrom} from './fetch-table';
import {runAction, type ActionHost, type ActionResult} from './run-action';

const {utils} = ethers;

const USAGE = `lit-local-network run action.js [switches]
  --params '{…}'        parameters of the action; publicKey is a throw-away key's unless given
  --fetch answers.json  answers of fetch by address: {"https://…": body} or
                        {"https://…": {"status": 404, "body": …}}; without it, fetch is real
  --answers file.json   answers of functions by name, such as {"checkConditions": true}
  --auth '{…}'          Lit.Auth
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
}

/** A node with one key that knows no chain. */
function hostFor({wallet, fetches, answers}: Settings, signed: NodeRun['signed']): ActionHost {
  const given = (name: string): unknown => {
    if (name in answers) return answers[name];
    throw new Error(`${name} needs a network: start one, or give its answer with --answers`);
  };
  const bytesOf = (publicKey: string) => `0x${publicKey.replace(/^0x/, '')}`;
  return {
    async signEcdsa({toSign, publicKey, sigName, personalMessage}) {
      if (!personalMessage && toSign.length !== 32) {
        throw new Error(`signEcdsa signs a hash of 32 bytes, not ${toSign.length} bytes`);
      }
      const digest = personalMessage ? utils.hashMessage(toSign) : utils.hexlify(toSign);
      const signature = utils.joinSignature(wallet._signingKey().signDigest(digest));
      const isOwn = bytesOf(publicKey).toLowerCase() === wallet.publicKey;
      signed[sigName] = {digest, signature, ...(!isOwn && {instead: publicKey})};
    },
    checkConditions: async () => given('checkConditions') as boolean,
    fetch: async (url, init) => (fetches ? responseFrom(fetches, url) : fetch(url, init)),
    async call(name) {
      if (name in answers) return answers[name];
      if (name === 'claimKey') return 'success';
      return given(name);
    },
  };
}

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
    if (!found) return `signature ${name}  none: the nodes signed different things`;
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
  const settings = {
    wallet,
    fetches: tableOf(values.fetch),
    answers: tableOf(values.answers) ?? {},
  };
  const auth = {
    ...{actionIpfsIds: [], authSigAddress: null, authMethodContexts: [], resources: []},
    ...parseTable(values.auth, '--auth'),
  };
  const timeoutMs = positive(values.timeout, '--timeout');
  const count = positive(values.nodes, '--nodes');
  const runs = await Promise.all(
    Array.from({length: count}, async (): Promise<NodeRun> => {
      const signed = {};
      const host = hostFor(settings, signed);
      return {...(await runAction({code, params, auth, host, timeoutMs})), signed};
    }),
  );
  if (values.json) {
    const names = Object.keys(runs[0]!.signed);
    const signatures = Object.fromEntries(names.map((name) => [name, combined(runs, name)]));
    console.log(JSON.stringify({success: holds(runs), nodes: runs, signatures}));
  } else {
    console.log(report(runs, wallet).join('\n'));
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
