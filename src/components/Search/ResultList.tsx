import {useEffect, useRef, type ReactNode} from 'react';
import type {Area, SearchHit, TextPart} from '../../../plugins/search/types';
import {SCOPE_LABELS} from './areas';
import {prefetchPage, ResultAnchor} from './ResultAnchor';
import styles from './ResultList.lazy.module.css';

/** How long the first result has to stay the first before its page is fetched. */
const REST_MS = 150;

/** The docs version or section that a result belongs to. */
export function AreaBadge({area}: {area: Area}): ReactNode {
  return <span className={styles.badge}>{SCOPE_LABELS[area]}</span>;
}

/** A text with what was searched for marked. */
function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** The text alone. */
export const plainText = (parts: readonly TextPart[]): string =>
  parts.map(({text}) => text).join('');

/** The hits of one page. */
interface HitGroup {
  /** The page's address, without an anchor. */
  readonly url: string;
  /** The page itself, where it is a hit. */
  readonly page?: SearchHit;
  /** Its sections, best first. */
  readonly sections: readonly SearchHit[];
}

/**
 * Puts hits of the same page together; pages stand in the order of their best hit.
 *
 * @param hits best first
 * @param mostPerPage how many hits of one page to keep
 */
export function groupHits(hits: readonly SearchHit[], mostPerPage = Infinity): HitGroup[] {
  const byPage = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const url = hit.url.split('#', 1)[0]!;
    byPage.set(url, [...(byPage.get(url) ?? []), hit]);
  }
  return Array.from(byPage, ([url, ofPage]) => {
    const kept = ofPage.slice(0, mostPerPage);
    const page = kept.find((hit) => hit.url === url);
    return {url, page, sections: kept.filter((hit) => hit !== page)};
  });
}

interface ResultLinkProps {
  hit: SearchHit;
  /** The first one on show, which Enter in the input leads to. */
  isFirst: boolean;
  /** The link is followed, be it to a new tab or window. */
  onFollow?: (hit: SearchHit) => void;
}

/** A hit as a link: where it is, and the sentence that matches. */
function ResultLink({hit, isFirst, onFollow}: ResultLinkProps): ReactNode {
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
      <span className="visually-hidden">, {SCOPE_LABELS[hit.area]}</span>
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText parts={hit.snippet} />
        </span>
      )}
    </ResultAnchor>
  );
}

interface ResultListProps {
  hits: readonly SearchHit[];
  /** Others will take their place. */
  isPending?: boolean;
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** The list goes on where another one ends, so that its first result is not the first of all. */
  isContinued?: boolean;
  onFollow?: ResultLinkProps['onFollow'];
}

interface GroupProps extends Omit<ResultLinkProps, 'hit'> {
  group: HitGroup;
}

/** The page, as a link where it is a hit itself, and its sections. */
function Group({group: {page, sections}, isFirst, onFollow}: GroupProps): ReactNode {
  const first = page ?? sections[0]!;
  return (
    <li className={styles.group}>
      <div className={styles.page}>
        {page ? (
          <ResultLink hit={page} isFirst={isFirst} onFollow={onFollow} />
        ) : (
          <span className={styles.title}>
            <MarkedText parts={first.hierarchy[0]!} />
          </span>
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
              <ResultLink hit={hit} isFirst={isFirst && hit === first} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Hits as links, those of one page together. */
export function ResultList({
  hits,
  isPending = false,
  mostPerPage,
  isContinued = false,
  onFollow,
}: ResultListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);

  // Snippets, which come later, would push it out of sight.
  useEffect(() => {
    list.current!.querySelector(':focus')?.scrollIntoView({block: 'nearest'});
  }, [hits]);

  return (
    <ol ref={list} className={styles.list} aria-label="Results" aria-busy={isPending}>
      {groupHits(hits, mostPerPage).map((group, index) => (
        // By place: a group of an earlier answer may be of the same page as a new one.
        <Group
          key={index}
          group={group}
          isFirst={index === 0 && !isContinued}
          onFollow={onFollow}
        />
      ))}
    </ol>
  );
}
