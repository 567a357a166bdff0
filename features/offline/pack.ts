import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {savedPath, type Pack} from './names.shared';

/** Pages, and what they load. */
const NEEDED = /\.(?:css|html|js|json|svg)$/;

/** Hosts and programs ask for these, not pages. */
const LEFT_OUT = new Set(['404.html', 'mcp.json']);

/** Characters of a pack, about: some hosts take files up to 25 MiB, and phones have little memory. */
const LARGEST = 8_000_000;

/**
 * Reads what readers need offline. Pictures that other services show with a link, feeds and the Markdown of pages are
 * left out.
 *
 * @param dir the folder of the built site
 */
export async function readPack(dir: string, baseUrl: string): Promise<Pack> {
  const files = (await readdir(dir, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => NEEDED.test(file) && !LEFT_OUT.has(file))
    .sort();
  const entries = files.map(async (file) => [
    savedPath(baseUrl + file),
    await readFile(path.join(dir, file), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Pack;
}

/** Deals the files out to packs, in their order. */
export function split(pack: Pack, largest = LARGEST): Pack[] {
  const packs: Record<string, string>[] = [];
  let room = 0;
  for (const [file, text] of Object.entries(pack)) {
    if (packs.length === 0 || text.length > room) {
      packs.push({});
      room = largest;
    }
    packs.at(-1)![file] = text;
    room -= text.length;
  }
  return packs;
}

/** How many pages a pack has; all else in it has an extension. */
export const countPages = (pack: Pack): number =>
  Object.keys(pack).filter((file) => !NEEDED.test(file)).length;
