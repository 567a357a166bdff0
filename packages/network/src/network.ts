import {secp256k1} from '@noble/curves/secp256k1';
import {type Account, startChain} from './chain/chain';
import {startControl} from './nodes/control';
import {type Fault, isOfChain} from './nodes/faults';
import {seededScalar} from './nodes/keys';
import {type NetworkSpec, NodeNetwork, nodeKeyOf} from './nodes/node-network';
import {ChainReader} from './nodes/rpc';
import {startNode} from './nodes/server';
import {Tables} from './nodes/tables';
import {authMethodVerifier} from './nodes/auth-methods';
import {startServices} from './services/services';
import {TokenIssuer} from './services/tokens';

const CAYENNE: NetworkSpec = {name: 'cayenne', release: 3, nodeCount: 3, threshold: 2};
const SERRANO: NetworkSpec = {name: 'serrano', release: 2, nodeCount: 10, threshold: 6};
const JALAPENO: NetworkSpec = {name: 'jalapeno', release: 2, nodeCount: 10, threshold: 6};

const DEFAULT_SEED = 'lit-local-network';

export interface NetworkOptions {
  /** Keys of nodes derive from it: the same seed gives the same keys. */
  seed?: string;
  /** First of 26 ports in a row; without it, free ones are taken. */
  port?: number;
}

/** Arguments for `new LitNodeClient`. */
export interface ClientOptions {
  litNetwork: 'custom';
  bootstrapUrls: string[];
  minNodeCount: number;
  debug: false;
}

/** Addresses and accounts for clients of a network. */
export interface NetworkAddresses {
  /** For SDK 3, the nodes of Cayenne. */
  v3: ClientOptions;
  /** For SDK 2, the nodes of Serrano. */
  v2: ClientOptions;
  /** For SDK 2, the nodes of Jalapeno, which neither sign nor run actions. */
  v2Jalapeno: ClientOptions;
  /** The chain's JSON-RPC. */
  rpc: string;
  /** Funded. */
  accounts: readonly Account[];
  /** The relayer of Cayenne; with `/serrano` behind it, that of Serrano. */
  relay: string;
  /** Takes faults, tables and files of IPFS. */
  control: string;
}

export interface Network extends NetworkAddresses {
  /** Issues logins of Google, Apple, Discord and Stytch that the nodes accept. */
  readonly tokens: TokenIssuer;
  /** Sets a fault beside those that are; `null` clears all. */
  setFault(fault: Fault): void;
  /** Puts chain, nodes and tables back to what they were at the start; tokens stay valid. */
  reset(): Promise<void>;
  /** Makes a file available under its IPFS CID, which is returned. */
  addFile(code: string): string;
  stop(): Promise<void>;
}

/**
 * Starts chain, nodes and services on loopback. Nothing of it is secure.
 * @throws Error with code EADDRINUSE if a port is taken; nothing runs then
 */
export async function startNetwork({
  seed = DEFAULT_SEED,
  port,
}: NetworkOptions = {}): Promise<Network> {
  const running: {stop(): Promise<void>}[] = [];
  const stop = async () => {
    await Promise.all(running.splice(0).map((part) => part.stop()));
  };
  let next = port ?? 0;
  /** Ports are taken in this order: chain, relay, control, Cayenne, Serrano, Jalapeno. */
  const nextPort = () => (port === undefined ? 0 : next++);
  const keep = <T extends {stop(): Promise<void>}>(part: T): T => {
    running.push(part);
    return part;
  };
  try {
    const rootSecrets = [0, 1].map((index) =>
      seededScalar(seed, `root ${index}`, secp256k1.Point.Fn.ORDER),
    );
    const chain = keep(
      await startChain({
        port: nextPort(),
        rootPublicKeys: rootSecrets.map((secret) => secp256k1.Point.BASE.multiply(secret).toHex()),
        nodeAddresses: Array.from(
          {length: CAYENNE.nodeCount},
          (_, index) => nodeKeyOf(seed, index + 1).address,
        ),
      }),
    );
    const tokens = new TokenIssuer();
    const services = keep(await startServices({chain, tokens, port: nextPort()}));
    const verifyAuthMethod = authMethodVerifier(tokens);
    const controlPort = nextPort();
    const tables = new Tables();
    const reader = new ChainReader(chain.url);
    const networks: NodeNetwork[] = [];
    const clients: ClientOptions[] = [];
    for (const spec of [CAYENNE, SERRANO, JALAPENO]) {
      const network = new NodeNetwork({
        spec,
        seed,
        rootSecrets,
        chain: reader,
        tables,
        verifyAuthMethod,
      });
      networks.push(network);
      const bootstrapUrls: string[] = [];
      for (let node = 1; node <= spec.nodeCount; node += 1) {
        bootstrapUrls.push(keep(await startNode(network, node, nextPort())).url);
      }
      clients.push({
        litNetwork: 'custom',
        bootstrapUrls,
        minNodeCount: spec.threshold,
        debug: false,
      });
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
    const addFile = (code: string) => tables.addFile(code);
    const takeSnapshot = () => chain.request<string>('evm_snapshot', []);
    let snapshot = await takeSnapshot();
    const reset = async () => {
      chain.setFault(null);
      tables.clear();
      for (const network of networks) network.reset();
      await chain.request('evm_revert', [snapshot]);
      snapshot = await takeSnapshot();
    };
    const control = keep(await startControl(controlPort, {tables, setFault, reset}));
    return {
      ...{v3, v2, v2Jalapeno, rpc: chain.url, accounts: chain.accounts},
      ...{relay: services.url, tokens, control: control.url, setFault, reset, addFile, stop},
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
