import {
  SearchError,
  type Area,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from '../types';
import {AreaIndex, readTexts} from './area-index';
import {loadJson, type Fetch} from './load';
import {mark} from './marks';
import {parseQuery} from './parsed-query';
import {rankSections, type Ranked} from './rank';
import {snippetOf} from './snippet';
import {FORMAT, type Manifest, type WireIndex, type WireTexts} from './wire';

/** How much the hits of the second, third … requested area count. */
const AREA_WEIGHTS = [1, 0.5, 0.45, 0.4, 0.35];

interface LoadedArea {
  readonly area: Area;
  readonly index: AreaIndex;
  /** What snippets are cut from; follows after the index. */
  texts?: readonly string[];
}

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

export interface EngineOptions {
  /** Absolute address of the manifest. */
  manifest: string;
  fetch: Fetch;
  /** Is called when texts have arrived, so that snippets can be shown. */
  onTexts?: () => void;
}

function readManifest(manifest: Manifest): Manifest {
  if (manifest.format !== FORMAT || typeof manifest.areas !== 'object') {
    throw new Error('the manifest of the search index has another format');
  }
  return manifest;
}

/** Makes an engine; nothing is loaded before it is asked to. */
export function createEngine({manifest: manifestUrl, fetch, onTexts}: EngineOptions): Engine {
  let manifest: Promise<Manifest> | undefined;
  const areas = new Map<Area, Promise<LoadedArea>>();
  const textsOnTheWay = new Set<Area>();

  const loadManifest = (): Promise<Manifest> => {
    manifest ??= loadJson<Manifest, Manifest>(manifestUrl, fetch, readManifest, 'no-cache')
      // Without a network, the one that was there last time still names files in the cache.
      .catch(() => loadJson<Manifest, Manifest>(manifestUrl, fetch, readManifest, 'force-cache'));
    manifest.catch(() => {
      manifest = undefined;
    });
    return manifest;
  };

  const filesOf = async (area: Area): Promise<{index: string; texts: string}> => {
    const files = (await loadManifest()).areas[area];
    if (!files) {
      throw new Error(`the search index has no area ${area}`);
    }
    return {
      index: new URL(files.index, manifestUrl).href,
      texts: new URL(files.texts, manifestUrl).href,
    };
  };

  const loadTexts = async (loaded: LoadedArea): Promise<void> => {
    const {area, index} = loaded;
    if (loaded.texts || textsOnTheWay.has(area)) {
      return;
    }
    textsOnTheWay.add(area);
    try {
      const {texts: url} = await filesOf(area);
      loaded.texts = await loadJson(url, fetch, (texts: WireTexts) =>
        readTexts(texts, index.sections.length),
      );
      onTexts?.();
    } catch {
      // Hits are shown without snippets; the next search tries again.
    } finally {
      textsOnTheWay.delete(area);
    }
  };

  const loadIndex = async (area: Area): Promise<LoadedArea> => {
    const load = async (): Promise<LoadedArea> => {
      const {index: url} = await filesOf(area);
      const index = await loadJson(url, fetch, (wire: WireIndex) => new AreaIndex(wire));
      return {area, index};
    };
    try {
      return await load();
    } catch {
      // A new version of the site may have replaced the files that the manifest named.
      manifest = undefined;
      return load();
    }
  };

  const areaOf = (area: Area): Promise<LoadedArea> => {
    let loading = areas.get(area);
    if (!loading) {
      loading = loadIndex(area);
      areas.set(area, loading);
      loading.catch(() => areas.delete(area));
    }
    void loading.then(loadTexts, () => undefined);
    return loading;
  };

  const hitOf = ({area, index, texts}: LoadedArea, {section, terms}: Ranked): SearchHit => {
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
  };

  return {
    prepare(wanted) {
      wanted.forEach((area) => void areaOf(area).catch(() => undefined));
    },
    async search({query, areas: wanted, offset, limit}, signal) {
      let loaded: LoadedArea[];
      try {
        loaded = await Promise.all([...new Set(wanted)].map(areaOf));
      } catch (error) {
        throw new SearchError(`The search index cannot be loaded: ${String(error)}`);
      }
      if (signal?.aborted) {
        return {hits: [], total: 0, counts: {}};
      }
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
        hits: hits.slice(offset, offset + limit).map(({from, hit}) => hitOf(from, hit)),
        total: hits.length,
        counts,
      };
    },
  };
}
