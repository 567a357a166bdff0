import {secp256k1} from '@noble/curves/secp256k1';
import {type Account, startChain} from './chain/chain';
import {Clock} from './clock';
import {startControl} from './nodes/control';
import type {FetchTable} from './actions/fetch-table.shared';
import {type Fault, isOfChain} from './nodes/faults';
import {seededScalar} from './nodes/keys';
import {NodeNetwork, nodeKeyOf} from './nodes/node-network';
import {ChainReader} from './nodes/rpc';
import {startNode} from './nodes/server';
import {Tables} from './nodes/tables';
import {authMethodVerifier} from './nodes/auth-methods';
import {clientOptions, NETWORKS, type NetworkName} from './ports';
import {type RequestEntry, RequestLog} from './request-log';
import {rulesAt} from './rules/node-rules';
import {give, type Gift} from './seeds/gifts';
import {type MintedPkp, mintPkp, type PkpSeed} from './seeds/pkps';
import {startServices} from './services/services';
import {TokenIssuer} from './services/tokens';
import {type NetworkState, StateKeeper} from './state';

const [CAYENNE] = NETWORKS;
const DEFAULT_SEED = 'lit-local-network';

export interface NetworkOptions {
  /** Keys of nodes derive from it: the same seed gives the same keys. */
  seed?: string;
  /** First of 26 ports in a row; without it, free ones are taken. */
  port?: number;
  /** Month or day whose rules the nodes follow, such as `2024-02`; November 2023 by default. */
  date?: string;
  /** All refusals that are known from any date, and none of the leniency of the oldest paths. */
  strict?: boolean;
  /** The one network to start; the others have no nodes then. */
  only?: NetworkName;
  /** Answers of `fetch` in Lit Actions by address, as `run --fetch` takes them. */
  fetches?: FetchTable;
  /** A state from `state.dump()` to resume from. */
  state?: NetworkState;
  /** Is told each request as it ends. */
  onRequest?: (entry: RequestEntry) => void;
}

/** Arguments for `new LitNodeClient`. */
export interface ClientOptions {
  litNetwork: 'custom';
  bootstrapUrls: string[];
  minNodeCount: number;
  debug: false;
}

/** The URLs and client options of a running network. */
export interface Endpoints {
  /** For SDK 3, the nodes of Cayenne. */
  v3: ClientOptions;
  /** For SDK 2, the nodes of Serrano. */
  v2: ClientOptions;
  /** For SDK 2, the nodes of Jalapeno, which neither sign nor run actions. */
  v2Jalapeno: ClientOptions;
  /** The chain's JSON-RPC. */
  rpc: string;
  /** The relayer of Cayenne; with `/serrano` behind it, that of Serrano. */
  relay: string;
  /** Takes commands: faults, tables, state, time; see README.md. */
  control: string;
}

/** Addresses and accounts for clients of a network. */
export interface NetworkAddresses extends Endpoints {
  /** Funded. */
  accounts: readonly Account[];
}

export interface Network extends NetworkAddresses {
  /** Issues logins of Google, Apple, Discord and Stytch that the nodes accept. */
  readonly tokens: TokenIssuer;
  /** The last thousand requests. */
  readonly requests: readonly RequestEntry[];
  /** Sets a fault beside those that are; `null` clears all. */
  setFault(fault: Fault): void;
  /** Takes and goes back to states of chain and nodes. */
  readonly state: StateKeeper;
  /** Makes a file available under its IPFS CID, which is returned. */
  addFile(code: string): string;
  /** Mints test tokens, or makes a member of the DAO. */
  give(gift: Gift): Promise<void>;
  /** Mints a PKP. */
  mintPkp(seed: PkpSeed): Promise<MintedPkp>;
  stop(): Promise<void>;
}

/**
 * Starts chain, nodes and services on loopback. Nothing of it is secure.
 * @throws Error with code EADDRINUSE if a port is taken; nothing runs then
 */
export async function startNetwork(options: NetworkOptions = {}): Promise<Network> {
  const {seed = DEFAULT_SEED, port, date, strict, only} = options;
  const fetches: FetchTable = {...options.fetches};
  const running: {stop(): Promise<void>}[] = [];
  const stop = async () => {
    await Promise.all(running.splice(0).map((part) => part.stop()));
  };
  let next = port ?? 0;
  /** In the order of ports.ts. */
  const nextPort = () => (port === undefined ? 0 : next++);
  const keep = <T extends {stop(): Promise<void>}>(part: T): T => {
    running.push(part);
    return part;
  };
  try {
    const rootSecrets = [0, 1].map((index) =>
      seededScalar(seed, `root ${index}`, secp256k1.Point.Fn.ORDER),
    );
    const log = new RequestLog(options.onRequest);
    const clock = new Clock();
    const rules = rulesAt(date, strict);
    const chain = keep(
      await startChain({
        port: nextPort(),
        log,
        rootPublicKeys: rootSecrets.map((secret) => secp256k1.Point.BASE.multiply(secret).toHex()),
        nodeAddresses: Array.from(
          {length: CAYENNE.nodeCount},
          (_, index) => nodeKeyOf(seed, index + 1).address,
        ),
      }),
    );
    const tokens = new TokenIssuer(clock);
    const services = keep(await startServices({chain, tokens, log, port: nextPort()}));
    const verifyAuthMethod = authMethodVerifier(tokens, rules, clock);
    const controlPort = nextPort();
    const tables = new Tables();
    const reader = new ChainReader(chain.url);
    const networks: NodeNetwork[] = [];
    const clients: ClientOptions[] = [];
    for (const spec of NETWORKS) {
      const network = new NodeNetwork({
        ...{spec, seed, rootSecrets, tables, rules, clock, verifyAuthMethod, fetches},
        chain: reader,
      });
      networks.push(network);
      const bootstrapUrls: string[] = [];
      for (let node = 1; node <= spec.nodeCount; node += 1) {
        const nodePort = nextPort();
        if (only !== undefined && only !== spec.name) continue;
        bootstrapUrls.push(keep(await startNode(network, node, nodePort, log)).url);
      }
      clients.push(clientOptions(bootstrapUrls, spec.threshold));
    }
    const setFault = (fault: Fault) => {
      if (fault.fault === null) {
        chain.setFault(null);
        for (const {faults} of networks) faults.clear();
      } else if (isOfChain(fault)) {
        chain.setFault(fault.fault === 'chain-late' ? 'late' : 'unreachable');
      } else {
        for (const {spec, faults} of networks) {
          if (fault.network !== undefined && fault.network !== spec.name) continue;
          const nodes = Array.from({length: spec.nodeCount}, (_, index) => index + 1);
          for (const node of fault.node === undefined ? nodes : [fault.node])
            faults.set(node, fault.fault);
        }
      }
    };
    const [v3, v2, v2Jalapeno] = clients as [ClientOptions, ClientOptions, ClientOptions];
    const state = new StateKeeper({chain, clock, tables, networks});
    if (options.state) await state.load(options.state);
    await state.begin();
    const network = {
      ...{v3, v2, v2Jalapeno, rpc: chain.url, accounts: chain.accounts, relay: services.url},
      ...{tokens, requests: log.entries, setFault, state, stop},
      addFile: (code: string) => tables.addFile(code),
      give: (gift: Gift) => give(chain, gift),
      mintPkp: (pkp: PkpSeed) => mintPkp(chain, pkp),
    };
    const control = keep(await startControl(controlPort, {...network, tables, fetches}));
    return {...network, control: control.url};
  } catch (error) {
    await stop();
    throw error;
  }
}
