import {useStorageSlot} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {parsePages, withoutPage, withPage, type RememberedPage} from './rememberedPages';

const MOST_RECENT = 6;
const MOST_FAVOURITES = 20;

/** A list of pages in the reader's browser; without storage it stays empty. */
interface PageList {
  readonly pages: readonly RememberedPage[];
  add(page: RememberedPage): void;
  remove(url: string): void;
}

function usePageList(key: string, most: number): PageList {
  const [stored, slot] = useStorageSlot(key);
  return useMemo(() => {
    const pages = parsePages(stored);
    const store = (changed: readonly RememberedPage[]) => slot.set(JSON.stringify(changed));
    return {
      pages,
      add: (page) => store(withPage(pages, page, most)),
      remove: (url) => store(withoutPage(pages, url)),
    };
  }, [stored, slot, most]);
}

/** The results that the reader opened last, and those that the reader keeps. */
export interface RememberedPages {
  readonly recent: PageList;
  readonly favourites: PageList;
  /** Notes that a result was opened; a favourite stays where it is. */
  readonly noteOpened: (page: RememberedPage) => void;
  /** Moves a recent page to the favourites. */
  readonly keep: (page: RememberedPage) => void;
}

/** The reader's recent and favourite search results. */
export function useRememberedPages(): RememberedPages {
  const recent = usePageList('search-recent', MOST_RECENT);
  const favourites = usePageList('search-favourites', MOST_FAVOURITES);
  return {
    recent,
    favourites,
    noteOpened(page) {
      if (!favourites.pages.some(({url}) => url === page.url)) {
        recent.add(page);
      }
    },
    keep(page) {
      recent.remove(page.url);
      favourites.add(page);
    },
  };
}
