import {useStorageSlot} from '@docusaurus/theme-common';
import {Fragment, useId, useMemo, type MouseEvent, type ReactNode} from 'react';
import type {Area} from '../../../plugins/search/types';
import {isArea} from './areas';
import styles from './RememberedPages.lazy.module.css';
import {ResultAnchor} from './ResultAnchor';
import {AreaBadge} from './ResultList';

/** A result that a reader opened or keeps. */
export interface RememberedPage {
  /** Address within the site, base URL included. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section. */
  readonly titles: readonly string[];
}

/** Whether an address is a path of this site: whatever was put into the storage, it leads nowhere else. */
function isOwnPath(url: unknown): boolean {
  const {origin} = window.location;
  try {
    // Browsers leave out tabs and take backslashes for slashes, so that "/\t/host/" is another host.
    return typeof url === 'string' && url.startsWith('/') && new URL(url, origin).origin === origin;
  } catch {
    return false;
  }
}

function isRememberedPage(value: unknown): value is RememberedPage {
  const {url, area, titles} = (value ?? {}) as Partial<Record<keyof RememberedPage, unknown>>;
  return (
    isOwnPath(url) &&
    isArea(area) &&
    Array.isArray(titles) &&
    titles.length > 0 &&
    titles.every((title) => typeof title === 'string')
  );
}

/** Reads a stored list; what is not as expected is left out. */
export function parsePages(stored: string | null): readonly RememberedPage[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isRememberedPage) : [];
  } catch {
    return [];
  }
}

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
    const without = (url: string) => pages.filter((page) => page.url !== url);
    const store = (changed: readonly RememberedPage[]) => slot.set(JSON.stringify(changed));
    return {
      pages,
      // The oldest leaves a full list.
      add: (page) => store([page, ...without(page.url)].slice(0, most)),
      remove: (url) => store(without(url)),
    };
  }, [stored, slot, most]);
}

/** The results that the reader opened last, and those that the reader keeps. */
interface Remembered {
  readonly recent: PageList;
  readonly favourites: PageList;
  /** Notes that a result was opened; a favourite stays where it is. */
  readonly noteOpened: (page: RememberedPage) => void;
}

/** The reader's recent and favourite search results. */
export function useRememberedPages(): Remembered {
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
  };
}

/** The same button of the next page in the list, or of the last one. */
function neighbourOf(button: HTMLButtonElement): HTMLButtonElement | null | undefined {
  const entry = button.closest('li')!;
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  return neighbour?.querySelector<HTMLButtonElement>(`button[title="${button.title}"]`);
}

interface ListProps {
  label: string;
  pages: readonly RememberedPage[];
  /** A page is opened, be it in a new tab or window. */
  onFollow: (page: RememberedPage) => void;
  onKeep?: (page: RememberedPage) => void;
  onRemove?: (page: RememberedPage) => void;
  /** The last page left the list, and with it the button that had the focus. */
  onEmpty: () => void;
}

function List({label, pages, onFollow, onKeep, onRemove, onEmpty}: ListProps): ReactNode {
  const id = useId();
  if (pages.length === 0) {
    return null;
  }
  const takeOut = (event: MouseEvent<HTMLButtonElement>, take: () => void) => {
    const neighbour = neighbourOf(event.currentTarget);
    take();
    if (neighbour) {
      neighbour.focus();
    } else {
      onEmpty();
    }
  };
  return (
    <section className={styles.list}>
      <h2 id={id}>{label}</h2>
      <ul aria-labelledby={id}>
        {pages.map((page) => {
          const name = page.titles.join(' › ');
          return (
            <li key={page.url}>
              <ResultAnchor to={page.url} onFollow={() => onFollow(page)}>
                {page.titles.map((title, index) => (
                  <Fragment key={index}>
                    {index > 0 && ' › '}
                    <span>{title}</span>
                  </Fragment>
                ))}
                <AreaBadge area={page.area} />
              </ResultAnchor>
              {onKeep && (
                <button
                  type="button"
                  aria-label={`Add ${name} to favourites`}
                  title="Add to favourites"
                  onClick={(event) => takeOut(event, () => onKeep(page))}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="m12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z" />
                  </svg>
                </button>
              )}
              {onRemove && (
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  title="Remove"
                  onClick={(event) => takeOut(event, () => onRemove(page))}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M7 7l10 10M17 7 7 17" />
                  </svg>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RememberedPagesProps {
  remembered: Remembered;
  /** Pages to start with. */
  starting: readonly RememberedPage[];
  onEmpty: () => void;
}

/** What readers find in the box before they type: their favourites, what they opened last, and where to start. */
export function RememberedPages({
  remembered: {recent, favourites, noteOpened},
  starting,
  onEmpty,
}: RememberedPagesProps): ReactNode {
  const common = {onFollow: noteOpened, onEmpty};
  return (
    <>
      <List
        {...common}
        label="Favourites"
        pages={favourites.pages}
        onRemove={({url}) => favourites.remove(url)}
      />
      <List
        {...common}
        label="Recent"
        pages={recent.pages}
        onKeep={(page) => {
          recent.remove(page.url);
          favourites.add(page);
        }}
        onRemove={({url}) => recent.remove(url)}
      />
      <List {...common} label="Start here" pages={starting} />
    </>
  );
}
