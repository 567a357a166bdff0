import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';
import {compress} from '../plugins/hosting/release/compress';

/**
 * Serves a built site, compressed beforehand: all sites with the same headers. Pages are asked for again, files are kept.
 *
 * @param folder compressed copies are written into it
 * @returns its address
 */
export async function serve(folder: string): Promise<string> {
  await compress(folder);
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    maxAge: 31_536_000,
    immutable: true,
    setHeaders: (response, pathname) => {
      if (!/\.\w+$/.test(pathname)) {
        response.setHeader('Cache-Control', 'no-cache');
      }
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
