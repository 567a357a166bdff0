import type {ClientOptions, Endpoints} from '../network';
import {FIRST_PORT} from '../ports';
import {FIRST_NODE_PORT, REAL_HOSTS} from '../nodes/real-hosts';
import RPC_HOSTS from './rpc-hosts.json';

/** Says where on this machine an address of the real network is. */
export type ToLocal = (url: URL) => URL | undefined;

/** The relayer of SDK 3, and that of SDK 2. */
const RELAYERS: Readonly<Record<string, string>> = {
  'relayer-server-staging-cayenne.getlit.dev': '',
  'relay-server-staging.herokuapp.com': '/serrano',
};

/** Lit's one-time passwords, and the address at which the SDK asks Discord who has logged in. */
const LOGINS = ['auth-api.litgateway.com/api/otp/', 'discord.com/api/users/@me'];

const CHAINS: ReadonlySet<string> = new Set(RPC_HOSTS);

/** Finds the local address for one of the real networks, and for one on the ports at which readers start it. */
export function toLocal(network: Endpoints): ToLocal {
  const nodesOf: Readonly<Record<string, ClientOptions>> = {
    [REAL_HOSTS.cayenne]: network.v3,
    [REAL_HOSTS.serrano]: network.v2,
    [REAL_HOSTS.jalapeno]: network.v2Jalapeno,
  };
  const onLocalPorts = [
    ...[network.rpc, network.relay, network.control],
    ...[network.v3, network.v2, network.v2Jalapeno].flatMap(({bootstrapUrls}) => bootstrapUrls),
  ];
  const baseOf = ({hostname, host, port, pathname}: URL): string | undefined => {
    if (hostname === '127.0.0.1') return onLocalPorts[Number(port) - FIRST_PORT];
    const nodes = nodesOf[hostname];
    if (nodes) return nodes.bootstrapUrls[Number(port) - FIRST_NODE_PORT];
    if (hostname in RELAYERS) return `${network.relay}${RELAYERS[hostname]}`;
    if (LOGINS.some((place) => `${hostname}${pathname}`.startsWith(place))) return network.relay;
    return CHAINS.has(host) ? network.rpc : undefined;
  };
  return (url) => {
    const {pathname, search} = url;
    const base = baseOf(url);
    if (base === undefined) return undefined;
    const local = new URL(`${base}${pathname}${search}`);
    if (url.protocol.startsWith('ws')) local.protocol = 'ws:';
    return local;
  };
}
