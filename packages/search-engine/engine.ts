import {VERSIONS, type Area} from '../../site/versions';
import {rankSections, type Ranked} from './rank';
import {indexSections, type Section, type SectionIndex} from './sections';
import {mark, snippetOf} from './snippet';
import {SearchError, type SearchHit, type SearchRequest, type SearchResponse} from './types';
import {termsOf} from './words';

/** The folder of the index files in the site: `v3.json` has the sections of v3. */
export const INDEX_FOLDER = 'search-index';

/** `fetch` of browsers, or a stand-in. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Weights of hits outside of the first area. Another docs version ranks lower unless it covers more of the query; in
 * sections, which are small, words are rare, so that they would come first too often.
 */
const OTHER_VERSION = 0.4;
const OTHER_SECTION = 0.15;
const COVERS_MORE = 1.2;

/**
 * Loads an index file.
 *
 * @throws SearchError with the reason `outdated` for a file that is missing or not an index
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
    // Whatever is wrong with it, it is outdated.
  }
  throw new SearchError(`${url} is missing or not an index`, 'outdated');
}

async function loadOrFallBack(fetch: Fetch, url: string): Promise<SectionIndex> {
  try {
    return await load(fetch, url, 'no-cache');
  } catch (error) {
    // Past the cache if the file is broken, from the cache if the network is.
    const isOutdated = error instanceof SearchError && error.reason === 'outdated';
    return load(fetch, url, isOutdated ? 'reload' : 'force-cache');
  }
}

function hitOf(query: string, area: Area, {section, terms}: Ranked): SearchHit {
  const {url, hierarchy, text} = section;
  const asked = new Set(termsOf(query));
  return {
    id: url,
    url,
    area,
    hierarchy: hierarchy.map((heading) => mark(heading, asked)),
    snippet: mark(snippetOf(text, new Set(terms)), asked),
  };
}

/**
 * Creates the search of the embedded index, for a worker or Node. It loads each area on demand and once.
 *
 * @param folder absolute address of the index files
 * @returns a function that answers a request; it throws SearchError if an index does not load, and the next call tries
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
    // Areas without the name would match its parts.
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
