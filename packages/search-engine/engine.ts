import {VERSIONS, type Area} from '../../site/versions';
import {rankSections, type Ranked} from './rank';
import {indexSections, type Section, type SectionIndex} from './sections';
import {mark, marksOf, snippetOf} from './snippet';
import {SearchError, type SearchHit, type SearchRequest, type SearchResponse} from './types';

/** The folder of the index files, below the site's own: `v3.json` has the sections of v3. */
export const INDEX_FOLDER = 'search-index';

/** How a file is asked for; `fetch` of browsers. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * How much the hits of an area count that is not the first one. Another docs version gives way unless it covers more of
 * the query; sections, which are small, would come first too often.
 */
const OTHER_VERSION = 0.4;
const OTHER_SECTION = 0.15;
const COVERS_MORE = 1.2;

/**
 * Loads an index file.
 *
 * @throws SearchError that says whether the file is outdated (missing, or not what it should be) or cannot be had now
 */
async function load(fetch: Fetch, url: string, cache: RequestCache): Promise<SectionIndex> {
  let response: Response;
  let content: string;
  try {
    response = await fetch(url, {cache});
    content = await response.text();
  } catch (error) {
    throw new SearchError(`${url}: ${String(error)}`, 'network');
  }
  if (response.status >= 500) {
    throw new SearchError(`${url} answers ${response.status}`);
  }
  try {
    if (response.ok) {
      return indexSections(JSON.parse(content) as Section[]);
    }
  } catch {
    // What is wrong with it makes no difference.
  }
  throw new SearchError(`${url} is not there, or not what it should be`, 'outdated');
}

async function loadOrFallBack(fetch: Fetch, url: string): Promise<SectionIndex> {
  try {
    return await load(fetch, url, 'no-cache');
  } catch (error) {
    // A broken file is not taken from the cache again; without a network, the one that was there last time serves.
    const isOutdated = error instanceof SearchError && error.reason === 'outdated';
    return load(fetch, url, isOutdated ? 'reload' : 'force-cache');
  }
}

function hitOf(query: string, area: Area, {section, terms}: Ranked): SearchHit {
  const {url, hierarchy, text} = section;
  const marked = marksOf(query, terms);
  return {
    id: url,
    url,
    area,
    hierarchy: hierarchy.map((heading) => mark(heading, marked)),
    snippet: text ? snippetOf(text, marked) : [],
  };
}

/**
 * Makes what searches the embedded index, in a worker or in Node. Nothing is loaded before it is asked for, and each
 * area once.
 *
 * @param folder absolute address of the index files
 * @returns a function that answers a request; it throws SearchError when an index cannot be had, and the next call tries
 * again
 */
export function createEngine(
  folder: string,
  fetch: Fetch,
): (request: SearchRequest) => Promise<SearchResponse> {
  const indexes = new Map<Area, Promise<SectionIndex>>();
  const indexOf = (area: Area): Promise<SectionIndex> => {
    const loading = indexes.get(area) ?? loadOrFallBack(fetch, `${folder}/${area}.json`);
    indexes.set(area, loading);
    loading.catch(() => indexes.delete(area));
    return loading;
  };

  return async ({query, areas, limit}) => {
    const searched = await Promise.all(
      [...new Set(areas)].map(async (area) => ({
        area,
        ...rankSections(query, await indexOf(area)),
      })),
    );
    // Where a name is known, its parts lead elsewhere.
    const isName = searched.some(({hasName}) => hasName);
    const bestOfFirst = searched[0]?.ranked[0]?.score ?? 0;
    const weightOf = (area: Area, best: number): number =>
      area in VERSIONS ? (best > COVERS_MORE * bestOfFirst ? 1 : OTHER_VERSION) : OTHER_SECTION;
    const counts: Partial<Record<Area, number>> = {};
    const found = searched.map(({area, ranked, hasName}, place) => {
      const kept = isName && !hasName ? [] : ranked;
      counts[area] = kept.length;
      const weight = place === 0 ? 1 : weightOf(area, ranked[0]?.score ?? 0);
      return kept.map((hit) => ({area, hit, score: hit.score * weight}));
    });
    const hits = found.flat().sort((a, b) => b.score - a.score);
    return {
      hits: hits.slice(0, limit).map(({area, hit}) => hitOf(query, area, hit)),
      total: hits.length,
      counts,
    };
  };
}
