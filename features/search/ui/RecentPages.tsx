import {useStorageSlot} from '@docusaurus/theme-common';
import {useId, type ReactNode} from 'react';
import type {Area} from '../../../site/versions';
import {isArea} from '../scope.shared';
import {AreaBadge, ResultAnchor} from './Results';
import styles from './search.lazy.module.css';

/** A result that a reader opened. */
interface RecentPage {
  /** Address within the site, base URL included. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section. */
  readonly titles: readonly string[];
}

const MOST_RECENT = 6;

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
    clear: () => slot.del(),
  };
}

export function RecentPages({
  pages,
  clear,
}: Pick<ReturnType<typeof useRecentPages>, 'pages' | 'clear'>): ReactNode {
  const id = useId();
  return (
    pages.length > 0 && (
      <section className={styles.recent}>
        <h2 id={id}>Recent</h2>
        <ul className={`clean-list ${styles.list}`} aria-labelledby={id}>
          {pages.map(({url, titles, area}) => (
            <li key={url}>
              <ResultAnchor to={url}>
                {titles.join(' › ')} <AreaBadge area={area} />
              </ResultAnchor>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          <button
            type="button"
            className={`button ${styles.choice}`}
            onClick={({currentTarget}) => {
              currentTarget.closest('dialog')!.querySelector<HTMLElement>('[type=search]')!.focus();
              clear();
            }}
          >
            Clear recent pages
          </button>
        </p>
      </section>
    )
  );
}
