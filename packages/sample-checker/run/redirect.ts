import http from 'node:http';
import https from 'node:https';
import {syncBuiltinESMExports} from 'node:module';
import {urlToHttpOptions} from 'node:url';
import type {ClientOptions, NetworkAddresses} from '../../network/src/network';

/** Names the variable in which a process that runs samples finds the addresses of its network, as JSON. */
export const NETWORK_VARIABLE = 'LIT_LOCAL_NETWORK';

/** Says where on this machine an address of the real network is. */
export type ToLocal = (url: URL) => URL | undefined;

/** Of the nodes of each network. */
const FIRST_NODE_PORT = 7370;

/** The relayer of SDK 3, and that of SDK 2. */
const RELAYERS: Readonly<Record<string, string>> = {
  'relayer-server-staging-cayenne.getlit.dev': '',
  'relay-server-staging.herokuapp.com': '/serrano',
};

/**
 * Finds the local address for one that samples name.
 *
 * @param rpcHosts asked once, and when it is needed: hosts of RPC endpoints, all of which the local chain stands for
 */
export function toLocal(network: NetworkAddresses, rpcHosts: () => readonly string[]): ToLocal {
  let chains: ReadonlySet<string> | undefined;
  const isChain = (host: string): boolean => (chains ??= new Set(rpcHosts())).has(host);
  const nodesOf: Readonly<Record<string, ClientOptions>> = {
    'cayenne.litgateway.com': network.v3,
    'serrano.litgateway.com': network.v2,
    'jalapeno.litgateway.com': network.v2Jalapeno,
  };
  const isLocal = (host: string): boolean => host.startsWith('127.0.0.1');
  return ({hostname, host, port, pathname, search}) => {
    const nodes = nodesOf[hostname];
    const base = nodes
      ? nodes.bootstrapUrls[Number(port) - FIRST_NODE_PORT]
      : hostname in RELAYERS
        ? `${network.relay}${RELAYERS[hostname]}`
        : !isLocal(host) && isChain(host)
          ? network.rpc
          : undefined;
    return base === undefined ? undefined : new URL(`${base}${pathname}${search}`);
  };
}

type Request = typeof http.request;

/** Sends requests for the real network to the local one, whichever way the SDK makes them. */
export function redirectRequests(local: ToLocal): void {
  const {fetch} = globalThis;
  globalThis.fetch = (resource, init) => {
    const isRequest = resource instanceof Request;
    const target = local(new URL(isRequest ? resource.url : resource));
    if (!target) return fetch(resource, init);
    return fetch(isRequest ? new Request(target, resource) : target, init);
  };

  const {request} = http;
  for (const [module, protocol] of [
    [http, 'http:'],
    [https, 'https:'],
  ] as const) {
    const original = module.request;
    const redirected = (...args: unknown[]): http.ClientRequest => {
      const [first, second] = args;
      const isUrl = typeof first === 'string' || first instanceof URL;
      const options: http.RequestOptions = {
        ...(isUrl ? urlToHttpOptions(new URL(first)) : (first as http.RequestOptions)),
        ...(isUrl && typeof second === 'object' ? second : {}),
      };
      const {hostname, host = 'localhost', port, path = '/'} = options;
      const place = `${hostname ?? host ?? ''}${port ? `:${port}` : ''}`;
      const target = local(new URL(`${protocol}//${place}${path ?? ''}`));
      if (!target) return (original as (...rest: unknown[]) => http.ClientRequest)(...args);
      const {hostname: to, port: toPort, path: toPath} = urlToHttpOptions(target);
      const callback = args.find((arg) => typeof arg === 'function') as Parameters<Request>[2];
      const changed = {protocol: 'http:', host: to, hostname: to, port: toPort, path: toPath};
      return request({...options, ...changed, agent: undefined}, callback);
    };
    module.request = redirected;
    module.get = (...args: unknown[]) => redirected(...args).end();
  }
  syncBuiltinESMExports();
}
