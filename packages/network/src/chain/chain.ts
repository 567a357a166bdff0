import {buffer} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';
import {ethers} from 'ethers';
import {isPreflight, listen, sendText} from '../http';
import {RequestLog} from '../request-log';
import {startAnvil} from './anvil';
import {placeContracts} from './contracts';

/** An account that holds test tokens. */
export interface Account {
  /** With EIP-55 checksum. */
  address: string;
  /** 32 bytes as 0x-hex. */
  privateKey: string;
}

/** Faults of the chain: no answer at all, or each answer ten seconds late. */
export type ChainFault = 'unreachable' | 'late';

/** A local EVM chain with the PKP contracts of both releases. */
export interface Chain {
  /** JSON-RPC over http on loopback; any origin may ask. */
  readonly url: string;
  /** Funded, derived from a phrase that everybody knows. */
  readonly accounts: readonly Account[];
  /** Asks the engine itself, past any fault. Throws an `Error` with the engine's message. */
  request<T>(method: string, params: readonly unknown[]): Promise<T>;
  /** Breaks what `url` answers; `null` mends it. */
  setFault(fault: ChainFault | null): void;
  stop(): Promise<void>;
}

export interface ChainOptions {
  /** Port of `url`; a free one by default. */
  port?: number;
  log?: RequestLog;
  /** EIP-155; 175177 by default, which is Chronicle's. */
  chainId?: number;
  /** The nodes' HD root keys as hex without 0x, compressed or not, at least two. */
  rootPublicKeys?: readonly string[];
  /** Addresses of the keys with which nodes sign claims; without them, any claim passes. */
  nodeAddresses?: readonly string[];
}

/** Chain id of Chronicle, where the real contracts are. */
const CHRONICLE = 175177;

/** The phrase of Hardhat and Foundry, known to everybody. */
const PHRASE = 'test test test test test test test test test test test junk';
const ACCOUNT_COUNT = 10;
const LATE_MS = 10_000;

function deriveAccounts(): Account[] {
  const root = ethers.utils.HDNode.fromMnemonic(PHRASE);
  return Array.from({length: ACCOUNT_COUNT}, (_, index) => {
    const {address, privateKey} = root.derivePath(`m/44'/60'/0'/0/${index}`);
    return {address, privateKey};
  });
}

async function post(url: string, body: BodyInit): Promise<string> {
  const headers = {'content-type': 'application/json'};
  const response = await fetch(url, {method: 'POST', headers, body});
  return response.text();
}

/** Chronicle's text for an empty purse: the SDK's tests of 2023 match it. */
const asChronicle = (answer: string): string =>
  answer.replace('Insufficient funds for gas * price + value', 'insufficient FPE funds');

/** The methods that a body asks for, as the log shows them. */
function methodsOf(body: string): string {
  try {
    const calls = [JSON.parse(body) as unknown].flat() as {method?: string}[];
    return calls.map(({method}) => method).join(', ');
  } catch {
    return 'no JSON';
  }
}

/** Starts the chain. Throws when the port is taken. */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const {port = 0, chainId = CHRONICLE, log = new RequestLog(), ...keys} = options;
  let fault: ChainFault | null = null;
  let engineUrl = '';

  const server = await listen(
    port,
    async (request, response) => {
      if (isPreflight(request, response)) return;
      const body = await buffer(request);
      if (fault === 'late') await wait(LATE_MS, undefined, {ref: false});
      // Asked again after the wait: who mends the chain or stops it wants no late harm.
      if (fault === 'unreachable') {
        request.socket.destroy();
        return;
      }
      const end = log.begin({to: 'chain', path: methodsOf(body.toString())});
      const answer = asChronicle(await post(engineUrl, new Uint8Array(body)));
      end({status: 200, body: undefined});
      sendText(response, 200, answer);
    },
    () => Number(new URL(engineUrl).port),
  );

  let id = 0;
  const request = async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const body = JSON.stringify({jsonrpc: '2.0', id: (id += 1), method, params});
    const {result, error} = JSON.parse(await post(engineUrl, body)) as {
      result: T;
      error?: {message: string};
    };
    if (error) throw new Error(error.message);
    return result;
  };

  try {
    const anvil = await startAnvil([
      ...['--chain-id', String(chainId), '--hardfork', 'shanghai'],
      ...['--mnemonic', PHRASE, '--accounts', String(ACCOUNT_COUNT)],
    ]);
    engineUrl = anvil.url;
    try {
      await placeContracts(request, keys);
    } catch (error) {
      await anvil.stop();
      throw error;
    }
    return {
      url: server.url,
      accounts: deriveAccounts(),
      request,
      setFault(next) {
        fault = next;
      },
      async stop() {
        await server.stop();
        await anvil.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
