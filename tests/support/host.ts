import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildDir} from './site';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** Has a server listen on a free port. @returns its address */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The file of a built site that answers to an address; undefined if none does. */
export function fileAt(dir: string, pathname: string): string | undefined {
  // Slashes are merged, escaped ones and broken escapes name nothing.
  const asked = /%(?:2f|e0%a4%a$)/i.test(pathname) ? '' : path.join(dir, decodeURI(pathname));
  return [asked, path.join(asked, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** The headers that a built site wants with the answer of an address; see hosting/plugin.ts. */
export function readHeaders(dir: string, pathname = '/'): Record<string, string> {
  const blocks = readFileSync(path.join(dir, '_headers'), 'utf8').split('\n\n');
  const headers: Record<string, string> = {};
  for (const block of blocks) {
    const [pattern = '', ...lines] = block.split('\n');
    // Types of files are this host's own.
    if (!pattern.endsWith('*') || !pathname.startsWith(pattern.slice(0, -1))) continue;
    for (const line of lines) {
      const {name, value} = /^ {2}(?<name>[^!:]+): (?<value>.*)$/.exec(line)?.groups ?? {};
      // This host has its own rule for caches.
      if (name && name !== 'Cache-Control') headers[name.toLowerCase()] = value!;
    }
  }
  return headers;
}

/** A static host, whose health a test changes at any time. */
export interface Host {
  readonly origin: string;
  /** Answers what the site would; undefined leaves that to the site. */
  instead: (pathname: string) => ((response: ServerResponse) => void) | undefined;
  close: () => void;
}

/**
 * Serves a built site on a free port as a configured static host does: files as they are, index.html for folders, the
 * Markdown of a page for those who ask for it, and 404.html with status 404 for everything else, with the site's headers.
 * No address is rewritten. The site may be built after this.
 *
 * @param headers sent as well
 */
export async function serve(
  dir = buildDir,
  headers: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const known = new Map<string, Record<string, string>>();
  // Read once for each folder.
  const headersOf = (pathname: string): Record<string, string> => {
    const folder = pathname.slice(0, pathname.indexOf('/', 1) + 1) || '/';
    const headers = known.get(folder) ?? readHeaders(dir, folder);
    known.set(folder, headers);
    return headers;
  };
  const server = createServer((request, response) => {
    const [pathname = '/'] = request.url!.split('?');
    const answer = host.instead(pathname);
    if (answer) {
      answer(response);
      return;
    }
    const wantsMarkdown = request.headers.accept?.includes('text/markdown');
    const twin = `${pathname.replace(/\/$/, '/index')}.md`;
    const found = (wantsMarkdown && fileAt(dir, twin)) || fileAt(dir, pathname);
    const file = found ?? path.join(dir, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      vary: 'accept',
      ...headersOf(pathname),
      ...headers,
    });
    createReadStream(file).pipe(response);
  });
  // Whoever asks may be so busy that its connections would seem to be idle.
  server.keepAliveTimeout = 0;
  const host: Host = {
    origin: await listen(server),
    instead: () => undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
