import {useStorageSlot} from '@docusaurus/theme-common';
import type {Area} from '../../../site/versions';
import {isArea} from '../scope.shared';

/** A result that a reader opened. */
export interface RecentPage {
  /** Address within the site, base URL included. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section. */
  readonly titles: readonly string[];
}

const MOST_RECENT = 3;

/** Parses a stored list, without invalid entries. */
export function parsePages(stored: string | null): readonly RecentPage[] {
  try {
    const pages = JSON.parse(stored ?? '[]') as RecentPage[];
    return pages.filter(
      ({url, area, titles}) => /^\/(?!\/)/.test(url) && isArea(area) && titles.length > 0,
    );
  } catch {
    return [];
  }
}

/** The results that the reader opened last, in the browser's storage. */
export function useRecentPages() {
  const [stored, slot] = useStorageSlot('search-recent');
  const pages = parsePages(stored);
  return {
    pages,
    add: (page: RecentPage) => {
      const others = pages.filter(({url}) => url !== page.url);
      slot.set(JSON.stringify([page, ...others].slice(0, MOST_RECENT)));
    },
    remove: (url: string) => slot.set(JSON.stringify(pages.filter((page) => page.url !== url))),
  };
}
