import {useStorageSlot} from '@docusaurus/theme-common';
import {useId, type MouseEvent, type ReactNode} from 'react';
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

/** What a button beside a page does, which takes the page out of its list. */
interface Action {
  title: string;
  /** Its name for the page with this name. */
  label: (name: string) => string;
  /** Path of its icon in a box of 24 by 24. */
  icon: string;
  act: (page: RememberedPage) => void;
}

interface ListProps {
  label: string;
  pages: readonly RememberedPage[];
  /** A page is opened, be it in a new tab or window. */
  onFollow: (page: RememberedPage) => void;
  actions?: readonly Action[];
}

function List({label, pages, onFollow, actions = []}: ListProps): ReactNode {
  const id = useId();
  if (pages.length === 0) {
    return null;
  }
  const take = ({currentTarget}: MouseEvent, {title, act}: Action, page: RememberedPage) => {
    const entry = currentTarget.closest('li')!;
    const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
    // The focus goes to the same button of the next page in the list, or of the last one, or else to the input.
    const next =
      neighbour?.querySelector<HTMLElement>(`button[title="${title}"]`) ??
      currentTarget.closest('dialog')!.querySelector<HTMLElement>('[type=search]');
    act(page);
    next?.focus();
  };
  return (
    <section className={styles.list}>
      <h2 id={id}>{label}</h2>
      <ul aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.url}>
            <ResultAnchor to={page.url} onFollow={() => onFollow(page)}>
              {page.titles.map((title, index) => (
                <span key={index}>{title}</span>
              ))}
              <AreaBadge area={page.area} />
            </ResultAnchor>
            {actions.map((action) => (
              <button
                key={action.title}
                type="button"
                aria-label={action.label(page.titles.join(' › '))}
                title={action.title}
                onClick={(event) => take(event, action, page)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={action.icon} />
                </svg>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RememberedPagesProps {
  remembered: ReturnType<typeof useRememberedPages>;
  /** Pages to start with. */
  starting: readonly RememberedPage[];
}

/** What readers find in the box before they type: their favourites, what they opened last, and where to start. */
export function RememberedPages({
  remembered: {recent, favourites, noteOpened},
  starting,
}: RememberedPagesProps): ReactNode {
  const removeFrom = ({remove}: {remove: (url: string) => void}): Action => ({
    title: 'Remove',
    label: (name) => `Remove ${name}`,
    icon: 'M7 7l10 10M17 7 7 17',
    act: ({url}) => remove(url),
  });
  const keep: Action = {
    title: 'Add to favourites',
    label: (name) => `Add ${name} to favourites`,
    icon: 'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z',
    act(page) {
      recent.remove(page.url);
      favourites.add(page);
    },
  };
  const {pages} = favourites;
  return (
    <>
      <List
        onFollow={noteOpened}
        label="Favourites"
        pages={pages}
        actions={[removeFrom(favourites)]}
      />
      <List
        onFollow={noteOpened}
        label="Recent"
        pages={recent.pages}
        actions={[keep, removeFrom(recent)]}
      />
      <List onFollow={noteOpened} label="Start here" pages={starting} />
    </>
  );
}
