import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Made by npm and builds, secrets, and a lockfile eight times the size of the app. */
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/.env', '**/package-lock.json'];

/**
 * The apps of examples/, whose files become packages as those of pages do.
 *
 * @param root the project's folder
 * @param home address of the site, with its base URL
 * @returns the address of each package, without its ending, with the files
 */
export function readExamples(root: string, home: string): [string, Map<string, string>][] {
  return globSync('examples/*/package.json', {cwd: root}).map((manifest) => {
    const folder = path.posix.dirname(manifest);
    const files = globSync('**', {cwd: path.join(root, folder), ignore: LEFT_OUT, dot: true});
    const texts = files
      .sort()
      .map((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')] as const);
    return [new URL(folder, home).href, new Map(texts)];
  });
}
