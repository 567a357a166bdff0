import {isPreflight, listen, type Listener, sendJson} from '../http';
import {answerTo} from './answers';
import {type Fault, FAULTS} from './faults';
import {readJson} from './server';
import type {Poap, Tables} from './tables';

/** A request to the control address: a fault, or an entry of a table. */
interface Command {
  /** Puts everything back to what it was at the start. */
  reset?: unknown;
  fault?: unknown;
  node?: unknown;
  network?: unknown;
  solana?: {method: string; params: unknown[]; value: unknown};
  cosmos?: {chain: string; path: string; body: unknown};
  poaps?: {address: string; events: Poap[]};
  /** Code of a Lit Action. */
  ipfs?: string;
}

interface Controlled {
  tables: Tables;
  setFault: (fault: Fault) => void;
  reset: () => Promise<void>;
}

/** Starts the server that takes commands while the network runs. */
export async function startControl(port: number, controlled: Controlled): Promise<Listener> {
  return listen(port, async (request, response) => {
    if (isPreflight(request, response)) return;
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
}

/** Does what a command says. Throws a TypeError that says what is wrong with it. */
async function obey(
  command: Command | null,
  {tables, setFault, reset}: Controlled,
): Promise<object> {
  if (typeof command !== 'object' || command === null)
    throw new TypeError('A command is a JSON object.');
  const {solana, cosmos, poaps, ipfs} = command;
  if (command.reset === true) {
    await reset();
  } else if ('fault' in command) {
    setFault(faultOf(command));
  } else if (Array.isArray(solana?.params)) {
    tables.setSolana(solana.method, solana.params, solana.value);
  } else if (typeof cosmos?.path === 'string') {
    tables.setCosmos(cosmos.chain, cosmos.path, cosmos.body);
  } else if (typeof poaps?.address === 'string' && Array.isArray(poaps.events)) {
    tables.setPoaps(poaps.address, poaps.events);
  } else if (typeof ipfs === 'string') {
    return {cid: tables.addFile(ipfs)};
  } else {
    throw new TypeError(
      'A command has reset, fault, solana, cosmos, poaps or ipfs; see the README of lit-local-network.',
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
