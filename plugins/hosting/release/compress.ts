import {readdir, readFile, rename, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import * as zlib from 'node:zlib';

/** Smaller files gain less than their headers weigh; images of pixels are compressed already. */
const SMALLEST = 256;
const COMPRESSIBLE = /\.(?:css|html|js|json|map|md|svg|ts|txt|wasm|webmanifest|xml)$/;

/** The best compression takes seconds for each megabyte. */
const LARGE = 2_000_000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Node 22.15 and later have it. */
const zstd = (zlib as {zstdCompress?: typeof zlib.gzip}).zstdCompress;

type Compress = (content: Buffer) => Promise<Buffer>;

const FORMATS: Readonly<Record<string, Compress>> = {
  '.br': (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
        [zlib.constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
      },
    }),
  '.gz': (content) => gzip(content, {level: zlib.constants.Z_BEST_COMPRESSION}),
  ...(zstd && {'.zst': promisify(zstd)}),
};

const modified = (file: string): Promise<number> =>
  stat(file).then(
    ({mtime}) => mtime.getTime(),
    () => -1,
  );

/**
 * Writes compressed copies beside the files of a folder, which servers send as they are. Copies that are as old as their
 * file are left alone.
 *
 * @returns how many copies were written
 */
export async function compress(dir: string): Promise<number> {
  const files = (await readdir(dir, {recursive: true})).filter((file) => COMPRESSIBLE.test(file));
  let written = 0;
  const compressFile = async (file: string): Promise<void> => {
    const {mtime, size} = await stat(file);
    if (size < SMALLEST) {
      return;
    }
    for (const [ending, make] of Object.entries(FORMATS)) {
      if ((await modified(file + ending)) !== mtime.getTime()) {
        // An earlier release may have the same copy by a link, and be read while this is written.
        const copy = `${file}${ending}.unfinished`;
        await writeFile(copy, await make(await readFile(file)));
        await utimes(copy, mtime, mtime);
        await rename(copy, file + ending);
        written += 1;
      }
    }
  };
  // As many at a time as Node has threads for.
  const queue = files.map((file) => path.join(dir, file));
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let file = queue.pop(); file; file = queue.pop()) {
        await compressFile(file);
      }
    }),
  );
  return written;
}
