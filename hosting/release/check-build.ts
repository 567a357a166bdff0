import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import manifest from '../../site/routes.json';
import {SiteError} from '../../lib/node/site-error';

/** Where the configurations of servers are, beside the folder of a build, which they are no part of. */
export const serverFilesDir = (outDir: string): string => `${path.resolve(outDir)}-servers`;

const SERVER_FILES = ['maps.conf', 'server.conf', 'site.caddy'];

const ROUTES = manifest.map((entry) => entry.path);

/**
 * @param routes of all pages
 * @throws SiteError that names the first file that a build which ran to its end would have
 */
export async function checkBuild(
  buildDir: string,
  routes: readonly string[] = ROUTES,
): Promise<void> {
  const fail = (file: string, problem: string): never => {
    throw new SiteError(file, `${problem}; run "npm run build" to its end first`);
  };
  const pages = [...routes.map((route) => path.join(route, 'index.html')), '404.html'];
  for (const file of [
    ...SERVER_FILES.map((name) => path.join(serverFilesDir(buildDir), name)),
    ...pages.map((page) => path.join(buildDir, page)),
  ]) {
    const text = await readFile(file, 'utf8').catch(() => fail(file, 'is missing'));
    if (file.endsWith('.html') && !/<\/(?:html|body)>\s*$/.test(text)) {
      fail(file, 'ends in the middle');
    }
    for (const [, asset] of text.matchAll(/\/(assets\/(?:js|css)\/[\w~.-]+\.(?:js|css))/g)) {
      if (!existsSync(path.join(buildDir, asset!))) {
        fail(file, `loads ${asset}, which is missing`);
      }
    }
  }
}

/** The path that a built site is served below, with slashes at both ends: that of the files which its home page loads. */
export async function baseUrlOf(buildDir: string): Promise<string> {
  const html = await readFile(path.join(buildDir, 'index.html'), 'utf8');
  return /[\s="](?<base>\/(?:[^\s"/]+\/)*?)assets\//.exec(html)!.groups!.base!;
}
