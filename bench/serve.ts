import {execFileSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {listen} from '../tests/support/host';
import {WORK} from './rivals';

/** Copies the built site, because compressed files are added. @returns the folder of the copy */
export function ownSite(): string {
  const copy = path.join(WORK, 'site');
  rmSync(copy, {recursive: true, force: true});
  cpSync('build', copy, {recursive: true});
  return copy;
}

/**
 * Serves a built site, compressed beforehand: all sites with the same headers. Pages are asked for again, files are kept.
 *
 * @param folder compressed copies are written into it
 * @returns its address
 */
export async function serve(folder: string): Promise<string> {
  execFileSync('npm', ['run', 'compress', '--', folder]);
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
