import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useId, type MouseEvent, type ReactNode} from 'react';
import type {Scope} from './areas.shared';
import styles from './RememberedPages.lazy.module.css';
import {ResultAnchor} from './ResultAnchor';
import {AreaBadge} from './ResultGroup';
import {startingPages} from './starting-pages.shared';
import {useRememberedPages, type RememberedPage} from './useRememberedPages';

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
  actions?: readonly Action[];
}

function List({label, pages, actions = []}: ListProps): ReactNode {
  const {noteOpened} = useRememberedPages();
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
            <ResultAnchor to={page.url} onClick={() => noteOpened(page)}>
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

/** What readers find in the box before they type: their favourites, what they opened last, and where to start. */
export function RememberedPages({scope}: {scope: Scope}): ReactNode {
  const {recent, favourites} = useRememberedPages();
  const {withBaseUrl} = useBaseUrlUtils();
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
  const starting = startingPages(scope).map(({area, path, label}) => ({
    url: withBaseUrl(path),
    area,
    titles: [label],
  }));
  return (
    <>
      <List label="Favourites" pages={favourites.pages} actions={[removeFrom(favourites)]} />
      <List label="Recent" pages={recent.pages} actions={[keep, removeFrom(recent)]} />
      <List label="Start here" pages={starting} />
    </>
  );
}
