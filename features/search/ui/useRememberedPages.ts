import {useStorageSlot} from '@docusaurus/theme-common';
import type {Area} from '../../../site/versions';
import {isArea} from './areas.shared';

/** A result that a reader opened or keeps. */
export interface RememberedPage {
  /** Address within the site, base URL included. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section. */
  readonly titles: readonly string[];
}

/** A path of this site. Browsers leave out tabs and take backslashes for slashes, so that "/\t/host/" is another host. */
const OWN_PATH = /^\/(?!\/)[^\s\\]*$/;

/** Whether a stored value is a page of this site: whatever others put into the storage, it leads nowhere else. */
function isRememberedPage(value: unknown): value is RememberedPage {
  const {url, area, titles} = (value ?? {}) as Partial<Record<keyof RememberedPage, unknown>>;
  return (
    typeof url === 'string' &&
    OWN_PATH.test(url) &&
    isArea(area) &&
    Array.isArray(titles) &&
    titles.length > 0 &&
    titles.every((title) => typeof title === 'string')
  );
}

/** Reads a stored list; what is not as expected is left out. */
export function parsePages(stored: string | null): readonly RememberedPage[] {
  try {
    return (JSON.parse(stored ?? '[]') as unknown[]).filter(isRememberedPage);
  } catch {
    return [];
  }
}

const MOST_RECENT = 6;
const MOST_FAVOURITES = 20;

/** A list of pages in the reader's browser, and how to change it; without storage it stays empty. */
function usePageList(key: string, most: number) {
  const [stored, slot] = useStorageSlot(key);
  const pages = parsePages(stored);
  const without = (url: string) => pages.filter((page) => page.url !== url);
  const store = (changed: readonly RememberedPage[]) => slot.set(JSON.stringify(changed));
  return {
    pages,
    // The oldest leaves a full list.
    add: (page: RememberedPage) => store([page, ...without(page.url)].slice(0, most)),
    remove: (url: string) => store(without(url)),
  };
}

/** The results that the reader opened last, and those that the reader keeps. */
export function useRememberedPages() {
  const recent = usePageList('search-recent', MOST_RECENT);
  const favourites = usePageList('search-favourites', MOST_FAVOURITES);
  return {
    recent,
    favourites,
    /** Notes that a result was opened; a favourite stays where it is. */
    noteOpened: (page: RememberedPage) => {
      if (!favourites.pages.some(({url}) => url === page.url)) {
        recent.add(page);
      }
    },
  };
}
