import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useDebounced} from './messages';
import {
  normaliseQuery,
  readSearchAddress,
  shortenQuery,
  writeSearchAddress,
  type Scope,
} from './query.shared';
import {HITS_AT_A_TIME} from './Results';
import {SearchView} from './SearchView';
import {useSearch} from './useSearch';

/** How long a reader has to stop typing before the address says what was typed. */
const ADDRESS_AFTER_MS = 250;

/**
 * The search page's text and scope, kept in its address. `settle` puts what was typed there now instead of after a pause.
 */
function useSearchAddress() {
  const history = useHistory();
  const [{pathname}] = useState(history.location);
  const [address, setAddress] = useState(() => readSearchAddress(history.location.search));
  const [text, setText] = useState(address.query);
  const query = normaliseQuery(text);

  // The address is changed by this page, which has that text already, or by a link or Back.
  useEffect(
    () =>
      history.listen(() => {
        const {location} = history;
        // Otherwise it is that of the next page, which is being loaded.
        if (location.pathname === pathname) {
          const changed = readSearchAddress(location.search);
          setAddress(changed);
          setText((now) => (normaliseQuery(now) === changed.query ? now : changed.query));
        }
      }),
    [history, pathname],
  );

  const {scope} = address;
  const write = (newScope: Scope) => {
    const {location} = history;
    const search = writeSearchAddress({query, scope: newScope});
    const isThere = writeSearchAddress(readSearchAddress(location.search)) === search;
    if (location.pathname === pathname && !isThere) {
      try {
        history.replace({...location, search});
      } catch {
        // Browsers refuse too many changes; the next one comes through.
      }
    }
  };
  const settleLater = useEffectEvent(() => write(scope));

  useEffect(() => {
    if (query !== address.query) {
      const timer = setTimeout(settleLater, ADDRESS_AFTER_MS);
      return () => clearTimeout(timer);
    }
  }, [query, address.query]);

  return {text, scope, setText, setScope: write, settle: () => write(scope)};
}

/** Where a reader left the list of results; the browser's history keeps it for the way back. */
interface Place {
  /** How many hits were asked for. */
  readonly limit: number;
  /** Height of the list, in CSS pixels. */
  readonly height?: number;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scrolled?: number;
}

const START: Place = {limit: HITS_AT_A_TIME};

/** The search page's input, filter and results; its address holds query and filter. */
export function SearchPageContent(): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory<Partial<Place> | undefined>();
  const {text, scope, setText, setScope, settle} = useSearchAddress();
  const query = normaliseQuery(text);
  const [place] = useState(history.location.state ?? {});
  const [extended, setExtended] = useState({query, scope, ...START, ...place});
  const isExtended = extended.query === query && extended.scope === scope;
  const {limit, height} = isExtended ? extended : START;
  const search = useSearch(query, scope, limit, settle);
  const {answer, failure, isPending} = search;
  const canHaveMore =
    answer && answer.hits.length < answer.total && (isPending || answer.hits.length >= limit);
  // Each change of it makes all metadata of the page anew.
  const titleQuery = useDebounced(query, 500);

  // The browser cannot: when it tries, the list is not there yet.
  useLayoutEffect(() => {
    if (place.scrolled !== undefined) {
      window.scrollTo({top: place.scrolled, behavior: 'instant'});
    }
  }, [place]);

  const leave = () => {
    const {offsetHeight} = content.current!;
    const state: Place = {limit, height: offsetHeight, scrolled: window.scrollY};
    try {
      history.replace({...history.location, state});
    } catch {
      // Browsers refuse too many changes; the way back leads to the top then.
    }
  };

  return (
    // What was typed is in the address before a link leads on.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={content} style={{minHeight: height}} onBlur={settle}>
      {titleQuery && <PageMetadata title={`${shortenQuery(titleQuery)} – search`} />}
      <SearchView
        text={text}
        onText={setText}
        scope={scope}
        onScope={setScope}
        search={search}
        onEnter={(result) => result.focus()}
        onFollow={leave}
        onMore={
          canHaveMore && !failure
            ? () => setExtended({query, scope, limit: limit + HITS_AT_A_TIME})
            : undefined
        }
      />
    </div>
  );
}
