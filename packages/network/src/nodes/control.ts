import type {ServerResponse} from 'node:http';
import {bundleOf} from '../bundles';
import {CORS, isPreflight, listen, type Listener, sendJson} from '../http';
import type {FetchTable} from '../actions/fetch-table.shared';
import type {Network} from '../network';
import type {Gift} from '../seeds/gifts';
import {signAuthSig} from '../services/auth-sig';
import {signSessions} from '../services/session-sigs';
import {answerTo} from './answers';
import {type Fault, FAULTS} from './faults';
import {readJson} from './server';
import type {Poap, Tables} from './tables';

/** A request to the control address: its first field says what to do. */
interface Command extends Partial<Gift> {
  fault?: unknown;
  node?: unknown;
  network?: unknown;
  /** Puts everything back to what it was at the start. */
  reset?: unknown;
  snapshot?: unknown;
  revert?: unknown;
  /** ISO 8601. */
  time?: unknown;
  solana?: {method: string; params: unknown[]; value: unknown};
  cosmos?: {chain: string; path: string; body: unknown};
  poaps?: {address: string; events: Poap[]};
  /** Private key of the account that signs. */
  authSig?: string;
  /** Answers of `fetch` in Lit Actions, by address. */
  fetch?: FetchTable;
  /** Code of a Lit Action. */
  ipfs?: string;
}

type Controlled = Omit<Network, 'control'> & {tables: Tables; fetches: FetchTable};

/** Starts the server that takes commands while the network runs. */
export async function startControl(port: number, controlled: Controlled): Promise<Listener> {
  const listener = await listen(port, async (request, response) => {
    if (isPreflight(request, response)) return;
    if (request.method === 'GET') {
      await read(request.url ?? '/', response, {...controlled, control: listener.url});
      return;
    }
    try {
      const command = (await readJson(request)) as Command | null;
      sendJson(response, {status: 200, body: await obey(command, controlled)});
    } catch (error) {
      const isWrong = error instanceof TypeError || error instanceof RangeError;
      sendJson(
        response,
        isWrong ? {status: 400, body: {error: error.message}} : answerTo(error, 'cayenne', ''),
      );
    }
  });
  return listener;
}

async function read(url: string, response: ServerResponse, network: Network): Promise<void> {
  const {v3, v2, v2Jalapeno, rpc, relay, control, accounts} = network;
  const addresses = {v3, v2, v2Jalapeno, rpc, relay, control, accounts};
  switch (url) {
    case '/health':
      sendJson(response, {status: 200, body: {status: 'up', ...addresses}});
      return;
    case '/requests':
      sendJson(response, {status: 200, body: network.requests});
      return;
    case '/state':
      sendJson(response, {status: 200, body: await network.state.dump()});
      return;
    case '/proofs':
      sendJson(response, {status: 200, body: await proofsOf(network)});
      return;
    case '/local.js': {
      const script = await bundleOf('page');
      response.writeHead(200, {...CORS, 'content-type': 'text/javascript'});
      response.end(`globalThis.litLocalNetwork = ${JSON.stringify(addresses)};\n${script}`);
      return;
    }
    default:
      sendJson(response, {
        status: 404,
        body: {
          error:
            'There are /health, /requests, /state, /proofs and /local.js; commands are posted.',
        },
      });
  }
}

/** Proofs of each account, for requests that are made by hand: an AuthSig, and session signatures for everything. */
const proofsOf = ({accounts, v3, v2}: Network) =>
  Promise.all(
    accounts.map(async ({address, privateKey}) => ({
      address,
      authSig: await signAuthSig(privateKey),
      v3SessionSigs: await signSessions(privateKey, v3.bootstrapUrls),
      v2SessionSigs: await signSessions(privateKey, v2.bootstrapUrls),
    })),
  );

/** Does what a command says. Throws a TypeError that says what is wrong with it. */
async function obey(command: Command | null, controlled: Controlled): Promise<object> {
  if (typeof command !== 'object' || command === null)
    throw new TypeError('A command is a JSON object.');
  const {tables, state} = controlled;
  const {solana, cosmos, poaps, ipfs, revert, time, authSig} = command;
  if (command.reset === true) {
    await state.reset();
  } else if (command.snapshot === true) {
    return {snapshot: await state.snapshot()};
  } else if (typeof revert === 'string') {
    await state.revert(revert);
  } else if (typeof time === 'string') {
    const milliseconds = Date.parse(time);
    if (Number.isNaN(milliseconds))
      throw new TypeError(`time is "${time}", not a date of ISO 8601.`);
    await state.setTime(milliseconds);
  } else if ('give' in command) {
    await controlled.give(command as Gift);
  } else if ('fault' in command) {
    controlled.setFault(faultOf(command));
  } else if (Array.isArray(solana?.params)) {
    tables.setSolana(solana.method, solana.params, solana.value);
  } else if (typeof cosmos?.path === 'string') {
    tables.setCosmos(cosmos.chain, cosmos.path, cosmos.body);
  } else if (typeof poaps?.address === 'string' && Array.isArray(poaps.events)) {
    tables.setPoaps(poaps.address, poaps.events);
  } else if (typeof authSig === 'string') {
    return signAuthSig(authSig);
  } else if (typeof command.fetch === 'object') {
    Object.assign(controlled.fetches, command.fetch);
  } else if (typeof ipfs === 'string') {
    return {cid: tables.addFile(ipfs)};
  } else {
    throw new TypeError(
      'A command has fault, give, time, snapshot, revert, reset, authSig, fetch, ipfs, solana, cosmos or poaps; see the README of lit-local-network.',
    );
  }
  return {};
}

/** Checks a fault that came as JSON. Throws a TypeError that says what is wrong with it. */
function faultOf({fault, node, network}: Command): Fault {
  if (fault === null) return {fault};
  if (!FAULTS.includes(fault as never)) {
    throw new TypeError(
      `fault is ${JSON.stringify(fault)}, not null or one of ${FAULTS.join(', ')}.`,
    );
  }
  if (node !== undefined && !(Number.isInteger(node) && Number(node) > 0)) {
    throw new TypeError(`node is ${JSON.stringify(node)}; nodes count from 1.`);
  }
  if (network !== undefined && !['cayenne', 'serrano', 'jalapeno'].includes(network as string)) {
    throw new TypeError(`network is ${JSON.stringify(network)}, not cayenne, serrano or jalapeno.`);
  }
  return {fault, node, network} as Fault;
}
