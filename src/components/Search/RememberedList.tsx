import {Fragment, useId, type MouseEvent, type ReactNode} from 'react';
import {AreaBadge} from './AreaBadge';
import type {RememberedPage} from './rememberedPages';
import {ResultAnchor} from './ResultAnchor';
import styles from './RememberedList.lazy.module.css';

interface RememberedListProps {
  label: string;
  pages: readonly RememberedPage[];
  /** A page is opened, be it in a new tab or window. */
  onFollow: (page: RememberedPage) => void;
  onKeep?: (page: RememberedPage) => void;
  onRemove: (page: RememberedPage) => void;
  /** The last page left the list, and with it the button that had the focus. */
  onEmpty: () => void;
}

/** The same button of the next page in the list, or of the last one. */
function neighbourOf(button: HTMLButtonElement): HTMLButtonElement | null | undefined {
  const entry = button.closest('li')!;
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  return neighbour?.querySelector<HTMLButtonElement>(`button[title="${button.title}"]`);
}

/** Recent or favourite results; each can be opened or removed, and kept where that is offered. */
export function RememberedList({
  label,
  pages,
  onFollow,
  onKeep,
  onRemove,
  onEmpty,
}: RememberedListProps): ReactNode {
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
            </li>
          );
        })}
      </ul>
    </section>
  );
}
