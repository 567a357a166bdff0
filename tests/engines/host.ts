import {createReadStream} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {fileAt, listen, typeOf} from '../support/static-host';
import {buildDir} from '../support/site';

/** Runs in each page before all else: WebDriver does not tell what goes wrong there. */
function collectProblems(): void {
  const problems: string[] = [];
  Object.assign(window, {problems});
  window.addEventListener(
    'error',
    (event) => problems.push(event.message || `not loaded: ${(event.target as Element).outerHTML}`),
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => problems.push(String(reason)));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => problems.push(`${level}: ${args.join(' ')}`);
  }
}

/** A host that a test can take away. */
export interface Host {
  address: string;
  server: Server;
  /** Whether connections break off. */
  isAway: boolean;
}

/** Serves the built site as a plain static host does, and what notes problems with each page. */
export async function serveSite(): Promise<Host> {
  const script = `<script>(${collectProblems.toString()})()</script>`;
  const server = createServer((request, response) => {
    if (host.isAway) {
      request.socket.destroy();
      return;
    }
    const [pathname = '/'] = request.url!.split('?');
    const found = fileAt(buildDir, pathname);
    const file = found ?? path.join(buildDir, '404.html');
    // Firefox takes the prefetching of what it may not keep for a failure.
    response.writeHead(found ? 200 : 404, {
      'content-type': typeOf(file),
      'cache-control': 'max-age=3600',
    });
    if (file.endsWith('.html')) {
      void readFile(file, 'utf8').then((html) =>
        response.end(html.replace('<head>', `$&${script}`)),
      );
    } else {
      createReadStream(file).pipe(response);
    }
  });
  const host: Host = {address: await listen(server), server, isAway: false};
  return host;
}
