import {filesOf} from '../build-index';
import type {Fetch} from '../files';
import type {SectionRecord} from '../record';

export const FOLDER = 'https://docs.example/search-index';

/** The files of an index by address, as a server has them; tests may replace them. */
export function indexFiles(records: readonly SectionRecord[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const area of new Set(records.map((record) => record.area))) {
    const {index, texts} = filesOf(records.filter((record) => record.area === area));
    files.set(`${FOLDER}/${area}.json`, JSON.stringify(index));
    files.set(`${FOLDER}/${area}-texts.json`, JSON.stringify(texts));
  }
  return files;
}

/** A `fetch` that answers from files. @param asked is given each address, with the mode of the cache */
export function fetchFrom(
  files: ReadonlyMap<string, string>,
  asked: (url: string, cache: RequestCache | undefined) => void = () => undefined,
): Fetch {
  return async (url, {cache}) => {
    asked(url, cache);
    const content = files.get(url);
    return new Response(content ?? null, {status: content === undefined ? 404 : 200});
  };
}
