import {existsSync, statSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
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

/** What hosts say that a file of the site is. */
export const typeOf = (file: string): string =>
  TYPES[path.extname(file)] ?? 'application/octet-stream';

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

/**
 * Serves a built site to the page as a plain static host does: files as they are, index.html for
 * folders, and 404.html with status 404 for everything else. No address is rewritten.
 *
 * @param dir the folder of the built site
 */
export async function serveStatically(
  page: Page,
  baseURL: string,
  dir: string = buildDir,
): Promise<void> {
  await page.route(`${baseURL}/**`, (route) => {
    const file = fileAt(dir, new URL(route.request().url()).pathname);
    return file
      ? route.fulfill({path: file})
      : route.fulfill({path: path.join(dir, '404.html'), status: 404});
  });
}
