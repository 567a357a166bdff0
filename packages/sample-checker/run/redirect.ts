import http from 'node:http';
import https from 'node:https';
import {syncBuiltinESMExports} from 'node:module';
import {urlToHttpOptions} from 'node:url';
import type {ClientOptions, NetworkAddresses} from 'lit-local-network';

/** Says where on this machine an address of the real network is. */
export type ToLocal = (url: URL) => URL | undefined;

/** Of the nodes of each network. */
const FIRST_NODE_PORT = 7370;

/** Of a local network as readers start it: chain, relayer, control and nodes follow each other. */
const FIRST_LOCAL_PORT = 7470;

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
    'node2.litgateway.com': network.v2Jalapeno,
  };
  const onLocalPorts = [
    ...[network.rpc, network.relay, network.control],
    ...[network.v3, network.v2, network.v2Jalapeno].flatMap(({bootstrapUrls}) => bootstrapUrls),
  ];
  const baseOf = ({hostname, host, port}: URL): string | undefined => {
    if (hostname === '127.0.0.1') return onLocalPorts[Number(port) - FIRST_LOCAL_PORT];
    const nodes = nodesOf[hostname];
    if (nodes) return nodes.bootstrapUrls[Number(port) - FIRST_NODE_PORT];
    if (hostname in RELAYERS) return `${network.relay}${RELAYERS[hostname]}`;
    return isChain(host) ? network.rpc : undefined;
  };
  return (url) => {
    const {pathname, search} = url;
    const base = baseOf(url);
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
