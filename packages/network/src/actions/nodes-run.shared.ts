import {digestOf, digestOfMessage} from './digest.shared';
import {answerFrom} from './fetch-table.shared';
import type {ActionHost, ActionRequest, ActionResult} from './host.shared';
import {combine, type Combined, type Part, type SharedKey} from './shared-key.shared';

export type Table = Record<string, unknown>;

interface Signed extends Part {
  /** The key that the action named, when it is not the one that signs. */
  instead?: string;
}

/** A run of an action on one node. */
export interface NodeRun extends ActionResult {
  /** By `sigName`. */
  signed: Record<string, Signed>;
  /** The keys that it claimed, by `keyId`. */
  claimed: string[];
}

/** Nodes with one key that know no chain. */
export interface Nodes {
  key: SharedKey;
  release: 2 | 3;
  /** Runs an action somewhere. */
  run: (request: ActionRequest) => Promise<ActionResult>;
  /** Answers `fetch`; without it, a table does. */
  fetch?: ActionHost['fetch'];
  fetches?: Table;
  /** What `fetch` is told of an address that the table lacks. */
  noAnswer: (url: string) => string;
  /** Answers of functions by name, such as `{"checkConditions": true}`. */
  answers: Table;
  /** What a function without an answer is told. */
  noNetwork: (name: string) => string;
  /** Code of actions by CID. */
  files: ReadonlyMap<string, string>;
  timeoutMs: number;
  /** `Lit.Auth` */
  auth: Table;
}

type Side = Pick<NodeRun, 'signed' | 'claimed'>;

function hostFor(nodes: Nodes, node: number, side: Side, cids: readonly string[]): ActionHost {
  const {key, release, answers, files} = nodes;
  const given = (name: string): unknown => {
    if (Object.hasOwn(answers, name)) return answers[name];
    throw new Error(nodes.noNetwork(name));
  };
  return {
    async signEcdsa({toSign, publicKey, sigName, personalMessage}) {
      const digest = personalMessage ? digestOfMessage(toSign) : digestOf(toSign, release);
      const isOwn = `0x${publicKey.replace(/^0x/, '')}`.toLowerCase() === key.publicKey;
      side.signed[sigName] = {...key.sign(node, digest), ...(!isOwn && {instead: publicKey})};
    },
    checkConditions: async () => given('checkConditions') as boolean,
    async fetch(url, init) {
      if (nodes.fetch) return nodes.fetch(url, init);
      const answer = answerFrom(nodes.fetches ?? {}, url);
      if (!answer) throw new Error(nodes.noAnswer(url));
      return answer;
    },
    async call(name, params) {
      if (Object.hasOwn(answers, name)) return answers[name];
      if (name === 'claimKey') {
        side.claimed.push(String((params as {keyId: unknown}).keyId));
        return 'success';
      }
      const child = name === 'call' ? (params as {ipfsId: string; params?: Table}) : undefined;
      const code = child && files.get(child.ipfsId);
      if (code === undefined) return given(name);
      const inner = [...cids, child!.ipfsId];
      const {success, response, error} = await runIn(
        nodes,
        node,
        {code, params: child?.params ?? {}},
        side,
        inner,
      );
      if (!success) throw new Error(error);
      return response;
    },
  };
}

/** Runs an action, or one that it calls. */
const runIn = (
  nodes: Nodes,
  node: number,
  {code, params}: {code: string; params: Table},
  side: Side,
  cids: readonly string[],
): Promise<ActionResult> =>
  nodes.run({
    code,
    params,
    auth: {...nodes.auth, actionIpfsIds: cids},
    host: hostFor(nodes, node, side, cids),
    timeoutMs: nodes.timeoutMs,
    release: nodes.release,
    isNested: cids.length > 1,
  });

/**
 * Runs an action on one node.
 *
 * @param node from 1
 * @param cid of the action
 */
export async function runOnNode(
  nodes: Nodes,
  node: number,
  action: {code: string; params: Table},
  cid: string,
): Promise<NodeRun> {
  const side: Side = {signed: {}, claimed: []};
  return {...(await runIn(nodes, node, action, side, [cid])), ...side};
}

/** The one value that all nodes have; `undefined` when they differ. */
export function agreed<T>(values: readonly T[]): T | undefined {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? values[0] : undefined;
}

/** Names of the signatures that any of the nodes has made a part of. */
export const signatureNames = (runs: readonly NodeRun[]): string[] => [
  ...new Set(runs.flatMap(({signed}) => Object.keys(signed))),
];

/** A signature that all nodes agree on, from their parts; `undefined` when they differ. */
export function combined(
  runs: readonly NodeRun[],
  name: string,
): (Combined & {instead?: string}) | undefined {
  const parts = runs.map(({signed}) => (Object.hasOwn(signed, name) ? signed[name]! : undefined));
  if (!agreed(parts.map((part) => [part?.digest, part?.instead]))) return undefined;
  const whole = parts.flatMap((part) => part ?? []);
  return {...combine(whole), ...(whole[0]!.instead && {instead: whole[0]!.instead})};
}

const listed = (nodes: readonly number[]): string =>
  `${nodes.length === 1 ? 'node' : 'nodes'} ${nodes.join(', ').replace(/, (\d+)$/, ' and $1')}`;

/** Groups numbers of nodes by what they have. */
function groups<T>(
  runs: readonly NodeRun[],
  numbers: readonly number[],
  of: (run: NodeRun) => T,
): [T, number[]][] {
  const nodesBy = new Map<T, number[]>();
  for (const [index, run] of runs.entries()) {
    nodesBy.set(of(run), [...(nodesBy.get(of(run)) ?? []), numbers[index]!]);
  }
  return [...nodesBy];
}

/**
 * Says which nodes signed what, such as "node 1 signed nothing; nodes 2 and 3 agree on 0x…".
 *
 * @param numbers of the nodes, from 1
 */
export const disagreement = (
  runs: readonly NodeRun[],
  numbers: readonly number[],
  name: string,
): string =>
  groups(runs, numbers, ({signed}) => (Object.hasOwn(signed, name) ? signed[name]!.digest : ''))
    .map(([digest, nodes]) => {
      if (digest === '') return `${listed(nodes)} signed nothing`;
      return `${listed(nodes)} ${nodes.length === 1 ? 'signed' : 'agree on'} ${digest}`;
    })
    .join('; ');

/** Says which nodes ended how, where they differ; empty where they agree. */
export function difference(runs: readonly NodeRun[], numbers: readonly number[]): string {
  const found = groups(runs, numbers, ({success, response, error}) =>
    success ? `answered ${JSON.stringify(response)}` : `failed: ${error?.split('\n')[0]}`,
  );
  return found.length < 2
    ? ''
    : found.map(([outcome, nodes]) => `${listed(nodes)} ${outcome}`).join('; ');
}

/** True if clients of a network would get one result of it. */
export function holds(runs: readonly NodeRun[]): boolean {
  const signed = runs.map((run) =>
    Object.entries(run.signed).map(([name, {digest, instead}]) => [name, digest, instead]),
  );
  return (
    runs.every(({success}) => success) &&
    agreed(runs.map(({response}) => response)) !== undefined &&
    agreed(signed) !== undefined
  );
}
