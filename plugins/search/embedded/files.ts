import {SearchError, type Area} from '../types';
import {readIndex, type SectionIndex} from './section-index';

/** The file that names the index files; it is not to be cached without asking. */
export const MANIFEST_FILE = 'search-index.json';

/** Addresses of each area's files, relative to the manifest. */
export type Manifest = Readonly<Record<Area, {readonly index: string; readonly texts: string}>>;

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

function isGone(error: unknown): boolean {
  return error instanceof SearchError && error.reason === 'gone';
}

/**
 * Makes the areas of an index loadable.
 *
 * @param manifestUrl absolute address of the manifest
 * @param onTexts is called when texts have arrived, so that snippets can be shown
 * @returns a function that loads an area, and its texts after it, unless that has been done; it throws SearchError if
 * the index cannot be had, and the next call tries again
 */
export function areaLoader(
  manifestUrl: string,
  fetch: Fetch,
  onTexts: () => void,
): (area: Area) => Promise<LoadedArea> {
  let manifest: Promise<Manifest> | undefined;
  const areas = new Map<Area, Promise<LoadedArea>>();

  const loadManifest = async (): Promise<Manifest> => {
    const read = (content: string) => JSON.parse(content) as Manifest;
    try {
      return await load(fetch, manifestUrl, 'no-cache', read);
    } catch (error) {
      // Without a network, the one that was there last time still names files in the cache.
      return load(fetch, manifestUrl, isGone(error) ? 'reload' : 'force-cache', read);
    }
  };

  const loadTexts = async (loaded: LoadedArea, url: string, cache: RequestCache): Promise<void> => {
    loaded.texts = await load(fetch, url, cache, (content) => {
      const texts = JSON.parse(content) as string[];
      if (texts.length !== loaded.index.documentCount) {
        throw new Error('these are texts of another index');
      }
      return texts;
    });
    onTexts();
  };

  const loadFiles = async (area: Area, named: Manifest | null, cache: RequestCache) => {
    const files = named?.[area];
    if (!files) {
      throw new SearchError(`${manifestUrl} names no files of ${area}`, 'gone');
    }
    const index = new URL(files.index, manifestUrl).href;
    const texts = new URL(files.texts, manifestUrl).href;
    const loaded: LoadedArea = {area, index: await load(fetch, index, cache, readIndex)};
    loaded.settled = loadTexts(loaded, texts, cache)
      .catch(() => loadTexts(loaded, texts, 'reload'))
      // Hits are shown without snippets.
      .catch(() => undefined);
    return loaded;
  };

  const loadArea = async (area: Area): Promise<LoadedArea> => {
    const known = (manifest ??= loadManifest());
    try {
      return await loadFiles(area, await known, 'default');
    } catch (error) {
      if (manifest === known) {
        manifest = undefined;
      }
      if (!isGone(error)) {
        throw error;
      }
      // A new build has replaced the files, or the cache has a broken one.
      return loadFiles(area, await (manifest ??= loadManifest()), 'reload');
    }
  };

  return (area) => {
    const loading = areas.get(area) ?? loadArea(area);
    areas.set(area, loading);
    loading.catch(() => areas.delete(area));
    return loading;
  };
}
