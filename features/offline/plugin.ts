import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import * as zlib from 'node:zlib';
import {inlineScript} from '../../lib/node/inline-script';
import {hashOf, OFFER_FILE, PACK_FOLDER, packFile, WORKER_FILE, type Offer} from './names.shared';
import {countPages, readPack, split} from './pack';

// Takes the place of @docusaurus/plugin-pwa: README.md says why.

/** What hosts use for files that they compress on the fly. */
const QUALITY_ON_THE_FLY = 5;

const workerOf = (name: 'serve' | 'remove', constants?: Record<string, string>): string =>
  inlineScript(path.join(__dirname, 'worker', `${name}.ts`), constants);

async function downloadSize(pack: string): Promise<number> {
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY_ON_THE_FLY};
  return (await promisify(zlib.brotliCompress)(pack, {params})).length;
}

/**
 * Lets readers save a built site for offline reading, or has those who did lose their copy.
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
  await Promise.all(
    [PACK_FOLDER, OFFER_FILE, WORKER_FILE].map((file) =>
      rm(path.join(dir, file), {recursive: true, force: true}),
    ),
  );
  if (!isOn) {
    await write(WORKER_FILE, workerOf('remove'));
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
  const constants = {PACKS, SIZE: String(offer.stored), VERSION: await hashOf(Buffer.from(PACKS))};
  await write(WORKER_FILE, workerOf('serve', constants));
  return offer;
}
