import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Scripts that run elsewhere: before a program in Node, and in a page. */
const SOURCES = {preload: 'redirect/preload.ts', page: 'page/local.client.ts'} as const;

/** A script as one file of JavaScript. The package brings it; among the sources it is made when it is asked for. */
export async function bundleOf(name: keyof typeof SOURCES): Promise<string> {
  if (!__filename.endsWith('.ts')) {
    return readFile(path.join(__dirname, `${name}.js`), 'utf8');
  }
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, SOURCES[name])],
    bundle: true,
    write: false,
    platform: name === 'page' ? 'browser' : 'node',
    target: name === 'page' ? 'es2022' : 'node20',
  });
  return outputFiles[0]!.text;
}
