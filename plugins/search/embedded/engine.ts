import {
  SearchError,
  type Area,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from '../types';
import {loadedAreas, type LoadedArea, type LoadingOptions} from './loaded-areas';
import {mark} from './marks';
import {parseQuery} from './parsed-query';
import {rankSections, type Ranked} from './rank';
import {snippetOf} from './snippet';

/** How much the hits of the second, third … requested area count. */
const AREA_WEIGHTS = [1, 0.5, 0.45, 0.4, 0.35];

/** Searches the embedded index; it runs in a worker, and in Node. */
export interface Engine {
  /** Loads the index of these areas, and then their texts. */
  prepare: (areas: readonly Area[]) => void;
  /**
   * Answers a request.
   *
   * @param signal spares the work if it is aborted in time; who aborts expects no answer
   * @throws SearchError when the index cannot be had; the next call tries again
   */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<SearchResponse>;
}

function hitOf({area, index, texts}: LoadedArea, {section, terms}: Ranked): SearchHit {
  const {url, hierarchy} = index.sections[section]!;
  const text = texts?.[section];
  const marked = terms();
  return {
    id: url,
    url,
    area,
    hierarchy: hierarchy.map((heading) => mark(heading, marked)),
    snippet: text ? snippetOf(text, marked) : [],
  };
}

/** Finds the hits of a request in areas that are loaded, in the order of the request. */
function answer({query, limit}: SearchRequest, loaded: readonly LoadedArea[]): SearchResponse {
  const parsed = parseQuery(query);
  const counts: Partial<Record<Area, number>> = {};
  const hits = loaded.flatMap((from, place) => {
    const ranked = rankSections(parsed, from.index);
    counts[from.area] = ranked.length;
    const weight = AREA_WEIGHTS[Math.min(place, AREA_WEIGHTS.length - 1)]!;
    return ranked.map((hit) => ({from, hit, score: hit.score * weight}));
  });
  hits.sort((a, b) => b.score - a.score);
  return {
    hits: hits.slice(0, limit).map(({from, hit}) => hitOf(from, hit)),
    total: hits.length,
    counts,
  };
}

/** Makes an engine; nothing is loaded before it is asked to. */
export function createEngine(options: LoadingOptions): Engine {
  const areas = loadedAreas(options);

  return {
    prepare(wanted) {
      wanted.forEach((area) => void areas.get(area).catch(() => undefined));
    },
    async search(request, signal) {
      let loaded: LoadedArea[];
      try {
        loaded = await Promise.all([...new Set(request.areas)].map(areas.get));
      } catch (error) {
        throw new SearchError(`The search index cannot be loaded: ${String(error)}`);
      }
      if (signal?.aborted) {
        return {hits: [], total: 0, counts: {}};
      }
      try {
        return answer(request, loaded);
      } catch (error) {
        loaded.forEach(({area}) => areas.giveUp(area));
        throw new SearchError(`The search index is broken: ${String(error)}`);
      }
    },
  };
}
