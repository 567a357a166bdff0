import {VERSIONS} from '../../site/versions';
import type {Area} from '../../site/versions';
import type {SearchHit, SearchRequest, SearchResponse} from './types';
import {areaLoader, type Fetch, type LoadedArea} from './files';
import {rankSections, type Ranked} from './rank';
import {mark, snippetOf} from './snippet';

/**
 * How much the hits of an area count that is not the first one. Another docs version gives way only where it matches no
 * better; sections, which are small, would come first too often.
 */
const OTHER_VERSION = 0.9;
const OTHER_SECTION = 0.35;

const weightOf = (area: Area, place: number): number =>
  place === 0 ? 1 : area in VERSIONS ? OTHER_VERSION : OTHER_SECTION;

function hitOf({area, texts}: LoadedArea, {id, url, hierarchy, terms}: Ranked): SearchHit {
  const marked = new Set(terms);
  const text = texts?.[id];
  return {
    id: url,
    url,
    area,
    hierarchy: hierarchy.map((heading) => mark(heading, marked)),
    snippet: text ? snippetOf(text, marked) : [],
  };
}

/** Finds the hits of a request in its areas, in this order. */
function answer({query, limit}: SearchRequest, areas: readonly LoadedArea[]): SearchResponse {
  const counts: Partial<Record<Area, number>> = {};
  const best: Partial<Record<Area, number>> = {};
  const hits = areas.flatMap((from, place) => {
    const ranked = rankSections(query, from.index);
    counts[from.area] = ranked.length;
    best[from.area] = ranked[0]?.score ?? 0;
    return ranked.map((hit) => ({from, hit, score: hit.score * weightOf(from.area, place)}));
  });
  hits.sort((a, b) => b.score - a.score);
  return {
    hits: hits.slice(0, limit).map(({from, hit}) => hitOf(from, hit)),
    total: hits.length,
    counts,
    best,
  };
}

/**
 * Makes what searches the embedded index, in a worker or in Node. Nothing is loaded before it is asked.
 *
 * @param folder absolute address of the index files
 * @param onTexts is called when a request would now get snippets; without it, each answer waits for them
 * @returns a function that answers a request; it throws SearchError when the index cannot be had, and the next call tries
 * again
 */
export function createEngine(
  folder: string,
  fetch: Fetch,
  onTexts?: () => void,
): (request: SearchRequest) => Promise<SearchResponse> {
  const loadArea = areaLoader(folder, fetch, () => onTexts?.());
  return async (request) => {
    const areas = await Promise.all([...new Set(request.areas)].map(loadArea));
    for (const {settled} of onTexts ? [] : areas) {
      await settled;
    }
    return answer(request, areas);
  };
}
