import {createServer} from 'node:http';
import sirv from 'sirv';
import {compress} from '../hosting/release/compress';
import {listen} from '../tests/support/static-host';

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
  server.unref();
  return listen(server);
}
