import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {runCommand, SiteError} from '../lib/node/site-error';

// Writes compressed copies beside the files of a built site, which nginx and Caddy send as they are: `build/`, or the
// folder that is named. Compressing a file once, a server can afford the best compression.

/** Images of pixels are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|ts|txt|xml)$/;

/** As many files at a time as Node has threads for. */
const CONCURRENCY = 4;

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(`${file}.gz`, await gz(content));
}

void runCommand(async () => {
  const [folder = 'build'] = parseArgs({allowPositionals: true}).positionals;
  const names = await readdir(folder, {recursive: true}).catch(() => {
    throw new SiteError(folder, 'no built site there; run "npm run build" first');
  });
  const files = names.filter((name) => COMPRESSIBLE.test(name));
  await Readable.from(files).forEach((name: string) => compressFile(path.join(folder, name)), {
    concurrency: CONCURRENCY,
  });
  console.log(`${folder}: ${files.length} files compressed with brotli and gzip`);
});
