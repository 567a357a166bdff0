import type {Area} from '../types';
import {AreaIndex, readTexts} from './area-index';
import {loadJson, UnreachableError, type Fetch} from './load';
import {FORMAT, type Manifest, type WireIndex, type WireTexts} from './wire';

/** Without a network, the manifest that was there last time still names files in the cache. */
const MANIFEST_MODES: readonly RequestCache[] = ['no-cache', 'reload', 'force-cache'];
/** A file in the cache may be a broken one. */
const FILE_MODES: readonly RequestCache[] = ['default', 'reload'];
const PAST_CACHE: readonly RequestCache[] = ['reload'];

/** An area that can be searched. */
export interface LoadedArea {
  readonly area: Area;
  readonly index: AreaIndex;
  /** Address of its texts, from the same manifest as the index: only then they belong together. */
  readonly textsUrl: string;
  /** What snippets are cut from; follows after the index. */
  texts?: readonly string[];
}

export interface LoadingOptions {
  /** Absolute address of the manifest. */
  manifest: string;
  fetch: Fetch;
  /** Is called when texts have arrived, so that snippets can be shown. */
  onTexts?: () => void;
}

/** The areas of the index as they are loaded. */
export interface LoadedAreas {
  /**
   * Loads an area, and then its texts, unless that has been done.
   *
   * @throws Error if its index cannot be had; the next call tries again
   */
  get: (area: Area) => Promise<LoadedArea>;
  /** Gives up an area that turned out to be broken: the next call loads it past the cache. */
  giveUp: (area: Area) => void;
}

/** Addresses of an area's files. */
interface AreaFiles {
  readonly index: string;
  readonly texts: string;
}

function readManifest({format, areas}: {[Key in keyof Manifest]?: Manifest[Key] | null}): Manifest {
  if (format !== FORMAT || !areas) {
    throw new Error('the manifest of the search index has another format');
  }
  return {format, areas};
}

/** Makes the areas loadable; nothing is loaded before it is asked for. */
export function loadedAreas({
  manifest: manifestUrl,
  fetch,
  onTexts = () => undefined,
}: LoadingOptions): LoadedAreas {
  let manifest: Promise<Manifest> | undefined;
  const areas = new Map<Area, Promise<LoadedArea>>();
  const broken = new Set<Area>();
  const textsOnTheWay = new WeakSet<LoadedArea>();

  /** @param outdated one that is not to be used again */
  const loadManifest = (outdated?: Promise<Manifest>): Promise<Manifest> => {
    if (!manifest || manifest === outdated) {
      manifest = loadJson(manifestUrl, fetch, readManifest, MANIFEST_MODES);
      manifest.catch(() => {
        manifest = undefined;
      });
    }
    return manifest;
  };

  const filesOf = (area: Area, {areas: named}: Manifest): AreaFiles => {
    const files = named[area];
    if (!files) {
      throw new Error(`the search index has no area ${area}`);
    }
    const absolute = (address: string): string => new URL(address, manifestUrl).href;
    return {index: absolute(files.index), texts: absolute(files.texts)};
  };

  const modesOf = (area: Area): readonly RequestCache[] =>
    broken.has(area) ? PAST_CACHE : FILE_MODES;

  const loadTexts = async (loaded: LoadedArea): Promise<void> => {
    if (loaded.texts || textsOnTheWay.has(loaded)) {
      return;
    }
    textsOnTheWay.add(loaded);
    const read = (texts: WireTexts): readonly string[] =>
      readTexts(texts, loaded.index.sections.length);
    try {
      loaded.texts = await loadJson(loaded.textsUrl, fetch, read, modesOf(loaded.area));
    } catch {
      // Hits are shown without snippets; the next search tries again.
      return;
    } finally {
      textsOnTheWay.delete(loaded);
    }
    onTexts();
  };

  const loadFiles = async (area: Area, files: AreaFiles): Promise<LoadedArea> => {
    const read = (wire: WireIndex): AreaIndex => new AreaIndex(wire);
    const index = await loadJson(files.index, fetch, read, modesOf(area));
    return {area, index, textsUrl: files.texts};
  };

  const loadArea = async (area: Area): Promise<LoadedArea> => {
    const known = loadManifest();
    const named = await known;
    try {
      return await loadFiles(area, filesOf(area, named));
    } catch (error) {
      if (error instanceof UnreachableError) {
        throw error;
      }
      // A new version of the site may have replaced the files that the manifest named.
      const renewed = await loadManifest(known);
      if (renewed.areas[area]?.index === named.areas[area]?.index) {
        throw error;
      }
      return loadFiles(area, filesOf(area, renewed));
    }
  };

  return {
    get(area) {
      let loading = areas.get(area);
      if (!loading) {
        loading = loadArea(area);
        areas.set(area, loading);
        loading.catch(() => areas.delete(area));
      }
      void loading.then(loadTexts, () => undefined);
      return loading;
    },
    giveUp(area) {
      areas.delete(area);
      broken.add(area);
    },
  };
}
