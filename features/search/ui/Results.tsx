import {groupBy} from '@docusaurus/theme-common';
import type {KeyboardEvent, ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {SearchHit, TextPart} from '../../../packages/search-engine/types';
import type {Area} from '../../../site/versions';
import {changesText, isComposing} from '../keys.shared';
import {labelOf} from '../scope.shared';
import {FOLLOWED_RESULT} from '../focus-followed-result.client';
import styles from './search.lazy.module.css';

/**
 * A link for the arrow keys, to an address with the base URL. Docusaurus' own would prefetch the page of each result in
 * view, with every letter that is typed; this one prefetches when a reader turns to it.
 */
export function ResultAnchor({to, children}: {to: string; children: ReactNode}): ReactNode {
  const {pathname, search, hash} = new URL(to, window.location.href);
  const prefetch = () => void window.docusaurus.prefetch(pathname);
  return (
    <Link
      className={styles.link}
      to={{pathname, search, hash, state: FOLLOWED_RESULT}}
      data-result=""
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  );
}

/** All results in an element, in the order of the arrow keys. */
export const resultsIn = (container: Element): HTMLAnchorElement[] =>
  Array.from(container.querySelectorAll<HTMLAnchorElement>('[data-result]'));

/**
 * Moves the focus with arrow keys from the input through the results and back; Home and End lead to the first and last
 * result; typing on a result goes on in the input. Results have real focus, so that everything browsers do with links
 * works: Ctrl or Cmd with Enter, the menu key, copying.
 */
export function moveThroughResults(
  event: KeyboardEvent<HTMLElement>,
  input: HTMLInputElement,
): void {
  const stops: HTMLElement[] = [input, ...resultsIn(event.currentTarget)];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0 || isComposing(event.nativeEvent)) {
    return;
  }
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % stops.length,
    ArrowUp: at - 1,
    ...(at > 0 && {Home: 1, End: -1}),
  };
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const target = ctrlKey || metaKey || altKey || shiftKey ? undefined : targets[key];
  if (target !== undefined) {
    event.preventDefault();
    stops.at(target)!.focus();
  } else if (at > 0 && key !== ' ' && changesText(event.nativeEvent)) {
    // The key would replace a selection.
    input.setSelectionRange(input.value.length, input.value.length);
    input.focus();
  }
}

/** The docs version or section of a result, for the eye: the link says it in its name. */
export function AreaBadge({area}: {area: Area}): ReactNode {
  return (
    <span className={styles.badge} aria-hidden="true">
      {labelOf(area)}
    </span>
  );
}

/** Replaced as a whole, as a translator may have taken pieces of it away. */
function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  const pieces = parts.map(({text, marked}, at) => (marked ? <mark key={at}>{text}</mark> : text));
  return <span key={JSON.stringify(parts)}>{pieces}</span>;
}

/** The text without marks. */
export const plainText = (parts: readonly TextPart[]): string =>
  parts.map(({text}) => text).join('');

const isSection = ({url}: SearchHit): boolean => url.includes('#');

/**
 * Groups hits by page, in the order of their best hit; the page itself, if it is a hit, comes before its sections.
 *
 * @param hits best first
 * @param mostPerPage limit of the hits of one page
 */
export function groupHits(hits: readonly SearchHit[], mostPerPage = Infinity): SearchHit[][] {
  const byPage = groupBy(hits, ({url}) => url.split('#', 1)[0]!);
  return Object.values(byPage).map((ofPage) =>
    ofPage!.slice(0, mostPerPage).sort((a, b) => Number(isSection(a)) - Number(isSection(b))),
  );
}

function ResultLink({hit: {url, area, hierarchy, snippet}}: {hit: SearchHit}): ReactNode {
  const [title, ...headings] = hierarchy;
  return (
    <ResultAnchor to={url}>
      {headings.length === 0 && <AreaBadge area={area} />}
      {headings.length > 0 ? (
        <span className={styles.headings}>
          <span className="visually-hidden">{`${plainText(title!)}: `}</span>
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
      <span className="visually-hidden">{`, ${labelOf(area)}`}</span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText parts={snippet} />
        </span>
      )}
    </ResultAnchor>
  );
}

/** The hits of one page: its title, as a link if it is a hit itself, and its sections. */
function ResultGroup({hits}: {hits: readonly SearchHit[]}): ReactNode {
  const first = hits[0]!;
  const sections = hits.filter(isSection);
  return (
    <li className={styles.group}>
      {isSection(first) ? (
        <div className={styles.page}>
          <AreaBadge area={first.area} />
          <span className={styles.title}>
            <MarkedText parts={first.hierarchy[0]!} />
          </span>
        </div>
      ) : (
        <ResultLink hit={first} />
      )}
      {sections.length > 0 && (
        <ul className={`clean-list ${styles.sections}`}>
          {sections.map((hit) => (
            <li key={hit.id}>
              <ResultLink hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export interface ResultListProps {
  /** Best first. */
  hits: readonly SearchHit[];
  /** Other hits are being loaded. */
  isPending: boolean;
  /** Limit of the hits of one page; none if left out. */
  mostPerPage?: number;
}

/** Hits as links. */
export const ResultList = ({hits, isPending, mostPerPage}: ResultListProps): ReactNode => (
  <ol className={`clean-list ${styles.list}`} aria-label="Results" aria-busy={isPending}>
    {groupHits(hits, mostPerPage).map((ofPage, place) => (
      // By place: a group of an earlier answer may be of the same page as a new one.
      <ResultGroup key={place} hits={ofPage} />
    ))}
  </ol>
);
