import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import * as zlib from 'node:zlib';
import {inlineScript} from '../../lib/node/inline-script';
import {
  hashOf,
  OFFER_FILE,
  PACK_FOLDER,
  packFile,
  savedPath,
  WORKER_FILE,
  type Offer,
  type Pack,
} from './names.shared';

/** Pages, and what they load. */
const NEEDED = /\.(?:css|html|js|json|svg)$/;

/** Hosts and programs ask for these, not pages. */
const LEFT_OUT = new Set(['404.html', 'mcp.json']);

/** Characters of a pack, about: some hosts take files up to 25 MiB, and phones have little memory. */
const LARGEST = 8_000_000;

/** What hosts use for files that they compress on the fly. */
const QUALITY_ON_THE_FLY = 5;

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

/** How many pages a pack has; all else in it has an extension. */
export const countPages = (pack: Pack): number =>
  Object.keys(pack).filter((file) => !NEEDED.test(file)).length;

/** Splits the files into packs, in their order. */
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

async function downloadSize(pack: string): Promise<number> {
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY_ON_THE_FLY};
  return (await promisify(zlib.brotliCompress)(pack, {params})).length;
}

/**
 * Lets readers save a built site for offline reading, or removes the copies of those who did.
 *
 * @param dir the folder of the built site; nothing else may write to it any more
 * @param isOn false for the kill switch: the worker then removes itself and what it saved
 * @returns what readers are offered; undefined if nothing is
 */
export async function writeOffline(
  dir: string,
  baseUrl: string,
  isOn: boolean,
): Promise<Offer | undefined> {
  const write = (file: string, text: string): Promise<void> =>
    writeFile(path.join(dir, file), text);
  const writeWorker = (constants: Readonly<Record<'PACKS' | 'SIZE' | 'VERSION', string>>) =>
    write(WORKER_FILE, inlineScript(path.join(__dirname, 'offline.worker.ts'), constants));
  await rm(path.join(dir, PACK_FOLDER), {recursive: true, force: true});
  await rm(path.join(dir, OFFER_FILE), {force: true});
  if (!isOn) {
    await writeWorker({PACKS: '', SIZE: '', VERSION: ''});
    return undefined;
  }
  const files = await readPack(dir, baseUrl);
  const packs = split(files).map((pack) => JSON.stringify(pack));
  const names = await Promise.all(packs.map((pack) => packFile(Buffer.from(pack))));
  const sizes = await Promise.all(packs.map(downloadSize));
  const offer: Offer = {
    pages: countPages(files),
    download: sizes.reduce((a, b) => a + b),
    stored: Buffer.byteLength(packs.join('')),
  };
  await mkdir(path.join(dir, PACK_FOLDER), {recursive: true});
  await Promise.all(packs.map((pack, index) => write(names[index]!, pack)));
  await write(OFFER_FILE, JSON.stringify(offer));
  const PACKS = names.map((name) => baseUrl + name).join(' ');
  const VERSION = await hashOf(Buffer.from(PACKS));
  await writeWorker({PACKS, SIZE: String(offer.stored), VERSION});
  return offer;
}
