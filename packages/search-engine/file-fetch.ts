import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Fetch} from './files';

/** The origin that the files of a folder seem to come from. */
export const FILE_ORIGIN = 'http://site.example';

/** A `fetch` that answers from a folder. */
export function fileFetch(folder: string): Fetch {
  return async (url) => {
    try {
      return new Response(await readFile(path.join(folder, new URL(url).pathname)));
    } catch {
      return new Response(null, {status: 404});
    }
  };
}
