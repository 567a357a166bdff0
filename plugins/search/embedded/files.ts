import {SearchError, type Area} from '../types';
import {readIndex, type SectionIndex} from './section-index';

/** The folder of the index files, below the site's own. */
export const INDEX_FOLDER = 'search-index';

/** How a file is asked for; `fetch` of browsers. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** An area that can be searched. */
export interface LoadedArea {
  readonly area: Area;
  readonly index: SectionIndex;
  /** What snippets are cut from, by number of the section; they follow after the index. */
  texts?: readonly string[];
  /** Fulfilled when the texts are there, or cannot be had. */
  settled?: Promise<void>;
}

/**
 * Loads a file and makes something of it.
 *
 * @throws SearchError that says whether the file is gone (missing, or not what it should be) or cannot be had now
 */
async function load<Value>(
  fetch: Fetch,
  url: string,
  cache: RequestCache,
  read: (content: string) => Value,
): Promise<Value> {
  let response: Response;
  let content: string;
  try {
    response = await fetch(url, {cache});
    content = await response.text();
  } catch (error) {
    throw new SearchError(`${url}: ${String(error)}`, 'unreachable');
  }
  if (response.status >= 500) {
    throw new SearchError(`${url} answers ${response.status}`, 'unavailable');
  }
  try {
    if (response.ok) {
      return read(content);
    }
  } catch {
    // What is wrong with it makes no difference.
  }
  throw new SearchError(`${url} is not there, or not what it should be`, 'gone');
}

/**
 * Makes the areas of an index loadable.
 *
 * @param folder absolute address of the index files
 * @param onTexts is called when texts have arrived, so that snippets can be shown
 * @returns a function that loads an area, and its texts after it, unless that has been done; it throws SearchError if
 * the index cannot be had, and the next call tries again
 */
export function areaLoader(
  folder: string,
  fetch: Fetch,
  onTexts: () => void,
): (area: Area) => Promise<LoadedArea> {
  const areas = new Map<Area, Promise<LoadedArea>>();

  const loadFile = async <Value>(name: string, read: (content: string) => Value) => {
    const url = `${folder}/${name}.json`;
    try {
      return await load(fetch, url, 'no-cache', read);
    } catch (error) {
      // A broken file is not taken from the cache again; without a network, the one that was there last time serves.
      const isGone = error instanceof SearchError && error.reason === 'gone';
      return load(fetch, url, isGone ? 'reload' : 'force-cache', read);
    }
  };

  const loadTexts = async (loaded: LoadedArea): Promise<void> => {
    loaded.texts = await loadFile(`${loaded.area}-texts`, (content) => {
      const texts = JSON.parse(content) as string[];
      if (texts.length !== loaded.index.documentCount) {
        throw new Error('these are texts of another index');
      }
      return texts;
    });
    onTexts();
  };

  const loadArea = async (area: Area): Promise<LoadedArea> => {
    const loaded: LoadedArea = {area, index: await loadFile(area, readIndex)};
    // Hits are shown without snippets.
    loaded.settled = loadTexts(loaded).catch(() => undefined);
    return loaded;
  };

  return (area) => {
    const loading = areas.get(area) ?? loadArea(area);
    areas.set(area, loading);
    loading.catch(() => areas.delete(area));
    return loading;
  };
}
