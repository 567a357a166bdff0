import {groupBy} from '@docusaurus/theme-common';
import {useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {Area} from '../../../site/versions';
import type {SearchHit, TextPart} from '../../../packages/search-engine/types';
import {FOLLOWED_RESULT} from './focus-followed-result.client';
import {afterKey, isComposing} from '../keys.shared';
import {labelOf} from './query.shared';
import styles from './search.lazy.module.css';

/** How many hits are shown, and how many more each time that more are asked for. */
export const HITS_AT_A_TIME = 20;

/** How long the first result has to stay the first before its page is fetched. */
const REST_MS = 150;

/** Fetches the code of the page that an address of this site leads to. */
const prefetchPage = (url: string): void =>
  void window.docusaurus.prefetch(url.replace(/[?#].*/, ''));

interface ResultAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Address in this site, with the base URL. */
  to: string;
}

/**
 * A link that arrow keys lead to. Docusaurus' own would fetch the page of each result that comes into view, with every
 * letter that is typed; this one does when a reader turns to it.
 */
export function ResultAnchor({to, ...props}: ResultAnchorProps): ReactNode {
  const {pathname, search, hash} = new URL(to, window.location.href);
  const prefetch = () => prefetchPage(to);
  return (
    <Link
      {...props}
      className={styles.link}
      to={{pathname, search, hash, state: FOLLOWED_RESULT}}
      data-result=""
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}

/** All results in an element, in the order that arrow keys lead through. */
export const resultsIn = (container: Element): HTMLAnchorElement[] =>
  Array.from(container.querySelectorAll<HTMLAnchorElement>('[data-result]'));

/**
 * Moves the focus with arrow keys from the input through the results and back; Home and End lead to the first and last
 * result; typing on a result goes on in the input. Results keep real focus, so that whatever a browser does with links
 * works: Ctrl or Cmd with Enter, the menu key, copying.
 */
export function moveThroughResults(
  event: KeyboardEvent<HTMLElement>,
  input: HTMLInputElement,
): void {
  const target = event.target as HTMLElement;
  const results = resultsIn(event.currentTarget);
  const at = results.findIndex((result) => result === target);
  if ((target !== input && at < 0) || isComposing(event.nativeEvent)) {
    return;
  }
  const last = results.length - 1;
  // The place that a key leads to; -1 is the input.
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at < last ? at + 1 : -1,
    ArrowUp: at < 0 ? last : at - 1,
    ...(at >= 0 && {Home: 0, End: last}),
  };
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const next = ctrlKey || metaKey || altKey || shiftKey ? undefined : places[key];
  if (next !== undefined) {
    event.preventDefault();
    (results[next] ?? input).focus();
  } else if (target !== input && key !== ' ' && afterKey('', event.nativeEvent) !== undefined) {
    // What is selected in it would be replaced.
    input.setSelectionRange(input.value.length, input.value.length);
    input.focus();
  }
}

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

interface ResultLinkProps {
  hit: SearchHit;
  /** The first one on show, which Enter in the input leads to. */
  isFirst: boolean;
  /** It is followed, be it to a new tab or window; the page changes after that. */
  onFollow: (hit: SearchHit) => void;
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
    <ResultAnchor to={hit.url} data-first={isFirst || undefined} onClick={() => onFollow(hit)}>
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

interface ResultGroupProps extends Omit<ResultLinkProps, 'hit'> {
  /** Hits of one page; see groupHits. */
  hits: readonly SearchHit[];
}

/** The page, as a link where it is a hit itself, and its sections. */
function ResultGroup({hits, isFirst, onFollow}: ResultGroupProps): ReactNode {
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
          <ResultLink hit={first} isFirst={isFirst} onFollow={onFollow} />
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

export interface ResultListProps extends Pick<ResultLinkProps, 'onFollow'> {
  /** The hits that are there, best first. */
  hits: readonly SearchHit[];
  /** Others will take their place, or come in addition. */
  isPending: boolean;
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** Asks for further hits; undefined where there are none to be had. */
  onMore?: () => void;
}

/** Hits as links, some at a time, with a button for more of them; the focus goes from it to the first one that is new. */
export function ResultList(props: ResultListProps): ReactNode {
  const {hits, isPending, mostPerPage, onFollow, onMore} = props;
  const lists = useRef<HTMLDivElement>(null);
  const countBefore = useRef(Infinity);

  useEffect(() => {
    if (hits.length > countBefore.current) {
      resultsIn(lists.current!)[countBefore.current]?.focus();
      countBefore.current = Infinity;
    }
  }, [hits]);

  const loadMore = () => {
    countBefore.current = hits.length;
    onMore?.();
  };
  return (
    <>
      <div ref={lists}>
        {/* Lists of their own: further hits of a page would push down what a reader looks at. */}
        {Array.from({length: Math.ceil(hits.length / HITS_AT_A_TIME)}, (_, list) => (
          <ol key={list} className={styles.list} aria-label="Results" aria-busy={isPending}>
            {groupHits(
              hits.slice(list * HITS_AT_A_TIME, (list + 1) * HITS_AT_A_TIME),
              mostPerPage,
            ).map((ofPage, place) => (
              // By place: a group of an earlier answer may be of the same page as a new one.
              <ResultGroup
                key={place}
                hits={ofPage}
                isFirst={list + place === 0}
                onFollow={onFollow}
              />
            ))}
          </ol>
        ))}
      </div>
      {onMore && (
        <p>
          <button
            type="button"
            className={styles.choice}
            aria-disabled={isPending}
            onClick={() => !isPending && loadMore()}
          >
            Show more results
          </button>
        </p>
      )}
    </>
  );
}
