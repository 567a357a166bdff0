import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {buildDir} from './site';
import {fileAt, listen, typeOf} from './static-host';

/**
 * Serves the built site as a configured host does: files as they are, index.html for folders, 404.html for what is not
 * there, and the Markdown of a page to those who ask for it.
 *
 * @returns the server, once it listens, and its address
 */
export async function serveNegotiating(): Promise<{server: Server; origin: string}> {
  const server = createServer(({url = '/', headers}, answer) => {
    const {pathname} = new URL(url, 'http://localhost');
    const twin = `${pathname.replace(/\/$/, '/index')}.md`;
    const wanted = headers.accept?.includes('text/markdown') ? fileAt(buildDir, twin) : undefined;
    const file = wanted ?? fileAt(buildDir, pathname);
    const sent = file ?? path.join(buildDir, '404.html');
    answer.writeHead(file ? 200 : 404, {
      'content-type': typeOf(sent),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept',
    });
    answer.end(readFileSync(sent));
  });
  // The checks keep this process so busy that their own connections would seem to be idle.
  server.keepAliveTimeout = 0;
  return {server, origin: await listen(server)};
}
