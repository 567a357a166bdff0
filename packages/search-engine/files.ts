import {SearchError} from './types';
import type {Area} from '../../site/versions';
import type {PackedIndex} from './pack';
import {readIndex, type SectionIndex} from './section-index';

/** The folder of the index files, below the site's own. */
export const INDEX_FOLDER = 'search-index';

/** The two files of an area. A page that is open while a new release comes would get one of each. */
export interface AreaFiles {
  index: {edition: string; packed: PackedIndex};
  /** What snippets are cut from, by number of the section, for the index of the same edition. */
  texts: {edition: string; texts: readonly string[]};
}

/** How a file is asked for; `fetch` of browsers. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** An area that can be searched. */
export interface LoadedArea {
  readonly area: Area;
  readonly index: SectionIndex;
  /** They follow after the index. */
  texts?: readonly string[];
  /** Fulfilled when the texts are there, or cannot be had. */
  settled?: Promise<void>;
}

/**
 * Loads a JSON file and makes something of it.
 *
 * @throws SearchError that says whether the file is gone (missing, or not what it should be) or cannot be had now
 */
async function load<Value>(
  fetch: Fetch,
  url: string,
  cache: RequestCache,
  read: (json: unknown) => Value,
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
      return read(JSON.parse(content));
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

  const loadFile = async <Value>(name: string, read: (json: unknown) => Value) => {
    const url = `${folder}/${name}.json`;
    try {
      return await load(fetch, url, 'no-cache', read);
    } catch (error) {
      // A broken file is not taken from the cache again; without a network, the one that was there last time serves.
      const isGone = error instanceof SearchError && error.reason === 'gone';
      return load(fetch, url, isGone ? 'reload' : 'force-cache', read);
    }
  };

  const loadTexts = async (loaded: LoadedArea, edition: string): Promise<void> => {
    loaded.texts = await loadFile(`${loaded.area}-texts`, (json) => {
      const file = json as AreaFiles['texts'];
      if (file.edition !== edition) {
        throw new Error('these are texts of another index');
      }
      return file.texts;
    });
    onTexts();
  };

  const loadArea = async (area: Area): Promise<LoadedArea> => {
    const {edition, index} = await loadFile(area, (json) => {
      const {edition, packed} = json as AreaFiles['index'];
      return {edition, index: readIndex(packed)};
    });
    const loaded: LoadedArea = {area, index};
    // Hits are shown without snippets.
    loaded.settled = loadTexts(loaded, edition).catch(() => undefined);
    return loaded;
  };

  return (area) => {
    const loading = areas.get(area) ?? loadArea(area);
    areas.set(area, loading);
    loading.catch(() => areas.delete(area));
    return loading;
  };
}
