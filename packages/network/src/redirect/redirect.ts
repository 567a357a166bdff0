import http from 'node:http';
import https from 'node:https';
import {syncBuiltinESMExports} from 'node:module';
import {urlToHttpOptions} from 'node:url';
import type {ToLocal} from './addresses';
import {redirectFetch} from './fetch';
import {redirectUndici} from './undici';

type Request = typeof http.request;

/** Leads requests of this process to where `local` says: of `fetch`, undici, `http`, `https` and `WebSocket`. */
export function redirectRequests(local: ToLocal): void {
  redirectFetch(local);
  redirectUndici(local);

  const {WebSocket} = globalThis as {WebSocket?: typeof globalThis.WebSocket};
  if (WebSocket) {
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(local(new URL(url)) ?? url, protocols);
      }
    };
  }

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
      return request(
        {...options, ...changed, agent: undefined, createConnection: undefined},
        callback,
      );
    };
    module.request = redirected;
    module.get = (...args: unknown[]) => redirected(...args).end();
  }
  syncBuiltinESMExports();
}
