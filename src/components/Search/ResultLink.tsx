import {Fragment, useEffect, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {SCOPE_LABELS} from './areas';
import {MarkedText, plainText} from './MarkedText';
import {prefetchPage, ResultAnchor} from './ResultAnchor';
import styles from './ResultList.lazy.module.css';

/** How long the first result has to stay the first before its page is fetched. */
const REST_MS = 150;

interface ResultLinkProps {
  hit: SearchHit;
  /** The first one on show, which Enter in the input leads to. */
  isFirst: boolean;
  /** The link is followed, be it to a new tab or window. */
  onFollow?: (hit: SearchHit) => void;
}

/** A hit as a link: where it is, and the sentence that matches. */
export function ResultLink({hit, isFirst, onFollow}: ResultLinkProps): ReactNode {
  const [title, ...headings] = hit.hierarchy;

  useEffect(() => {
    if (isFirst) {
      const timer = setTimeout(() => prefetchPage(hit.url), REST_MS);
      return () => clearTimeout(timer);
    }
  }, [isFirst, hit.url]);

  return (
    <ResultAnchor
      to={hit.url}
      className={styles.link}
      data-first={isFirst || undefined}
      onFollow={() => onFollow?.(hit)}
    >
      {headings.length > 0 ? (
        <span className={styles.headings}>
          <span className="visually-hidden">{plainText(title!)}: </span>
          {headings.map((heading, index) => (
            <Fragment key={index}>
              {index > 0 && ' › '}
              <span>
                <MarkedText parts={heading} />
              </span>
            </Fragment>
          ))}
        </span>
      ) : (
        <span className={styles.title}>
          <MarkedText parts={title!} />
        </span>
      )}
      <span className="visually-hidden">, {SCOPE_LABELS[hit.area]}</span>
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText parts={hit.snippet} />
        </span>
      )}
    </ResultAnchor>
  );
}
