import {groupBy} from '@docusaurus/theme-common';
import {createContext, useContext, useEffect, type ReactNode} from 'react';
import type {Area} from '../../../site/versions';
import type {SearchHit, TextPart} from '../../../packages/search-engine/types';
import {labelOf} from './areas.shared';
import {prefetchPage, ResultAnchor} from './ResultAnchor';
import styles from './ResultList.lazy.module.css';

/** How long the first result has to stay the first before its page is fetched. */
const REST_MS = 150;

/** The docs version or section that a result belongs to. */
export function AreaBadge({area}: {area: Area}): ReactNode {
  return <span className={styles.badge}>{labelOf(area)}</span>;
}

/** A text with what was searched for marked. */
function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** The text alone. */
export const plainText = (parts: readonly TextPart[]): string =>
  parts.map(({text}) => text).join('');

const isSection = ({url}: SearchHit): boolean => url.includes('#');

/**
 * Puts hits of the same page together, in the order of their best hit; the page itself, where it is a hit, comes before
 * its sections.
 *
 * @param hits best first
 * @param mostPerPage how many hits of one page to keep
 */
export function groupHits(hits: readonly SearchHit[], mostPerPage = Infinity): SearchHit[][] {
  const byPage = groupBy(hits, ({url}) => url.split('#', 1)[0]!);
  return Object.values(byPage).map((ofPage) =>
    ofPage!.slice(0, mostPerPage).sort((a, b) => Number(isSection(a)) - Number(isSection(b))),
  );
}

/** Is told of each hit that is followed, be it to a new tab or window, before the page changes. */
export const FollowContext = createContext((_hit: SearchHit): void => undefined);

interface ResultLinkProps {
  hit: SearchHit;
  /** The first one on show, which Enter in the input leads to. */
  isFirst: boolean;
}

/** A hit as a link: where it is, and the sentence that matches. */
function ResultLink({hit, isFirst}: ResultLinkProps): ReactNode {
  const [title, ...headings] = hit.hierarchy;
  const onFollow = useContext(FollowContext);

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
      onClick={() => onFollow(hit)}
    >
      {headings.length > 0 ? (
        <span className={styles.headings}>
          <span className="visually-hidden">{plainText(title!)}: </span>
          {headings.map((heading, index) => (
            <span key={index}>
              <MarkedText parts={heading} />
            </span>
          ))}
        </span>
      ) : (
        <span className={styles.title}>
          <MarkedText parts={title!} />
        </span>
      )}
      <span className="visually-hidden">, {labelOf(hit.area)}</span>
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText parts={hit.snippet} />
        </span>
      )}
    </ResultAnchor>
  );
}

interface ResultGroupProps {
  /** Hits of one page; see groupHits. */
  hits: readonly SearchHit[];
  /** Whether it is the first on show. */
  isFirst: boolean;
}

/** The page, as a link where it is a hit itself, and its sections. */
export function ResultGroup({hits, isFirst}: ResultGroupProps): ReactNode {
  const first = hits[0]!;
  const sections = hits.filter(isSection);
  return (
    <li className={styles.group}>
      <div className={styles.page}>
        {isSection(first) ? (
          <span className={styles.title}>
            <MarkedText parts={first.hierarchy[0]!} />
          </span>
        ) : (
          <ResultLink hit={first} isFirst={isFirst} />
        )}
        {/* Each link says it, too. */}
        <span className={styles.area} aria-hidden="true">
          <AreaBadge area={first.area} />
        </span>
      </div>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.id}>
              <ResultLink hit={hit} isFirst={isFirst && hit === first} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
