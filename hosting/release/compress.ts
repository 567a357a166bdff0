import {readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {promisify} from 'node:util';
import * as zlib from 'node:zlib';

/** Smaller files gain less than their headers weigh; images of pixels are compressed already. */
const SMALLEST = 256;
const COMPRESSIBLE = /\.(?:css|html|js|json|map|md|svg|ts|txt|wasm|webmanifest|xml)$/;

/** The best compression takes seconds for each megabyte. */
const LARGE = 2_000_000;

/** As many files at a time as Node has threads for. */
const CONCURRENCY = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Node 22.15 and later have it. */
const zstd = (zlib as {zstdCompress?: typeof zlib.gzip}).zstdCompress;

const FORMATS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
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

async function compressFile(file: string): Promise<number> {
  const {mtime, size} = await stat(file);
  let written = 0;
  for (const [ending, make] of Object.entries(FORMATS)) {
    const copy = file + ending;
    const known = await stat(copy).catch(() => undefined);
    if (size >= SMALLEST && known?.mtime.getTime() !== mtime.getTime()) {
      await writeFile(copy, await make(await readFile(file)));
      await utimes(copy, mtime, mtime);
      written += 1;
    }
  }
  return written;
}

/**
 * Writes compressed copies beside the files of a folder, which servers send as they are. Copies that are as old as their
 * file are left alone.
 *
 * @returns how many copies were written
 */
export async function compress(dir: string): Promise<number> {
  const files = (await readdir(dir, {recursive: true})).filter((file) => COMPRESSIBLE.test(file));
  return Readable.from(files)
    .map((file: string) => compressFile(path.join(dir, file)), {concurrency: CONCURRENCY})
    .reduce((sum: number, written: number) => sum + written, 0);
}
