import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {normaliseQuery, readSearchAddress, shortenQuery, writeSearchAddress} from '../query.shared';
import {SearchView} from './SearchView';
import {useSearch} from '../useSearch';

/** Safari refuses more than three changes of the address in a second. */
const ADDRESS_AFTER_MS = 350;

/** Nobody reads more of them; another word leaves fewer. */
const MOST_HITS = 100;

/** Text and scope of the search page, which its address follows. `settle` writes the address at once. */
function useSearchAddress() {
  const history = useHistory();
  const {pathname, search: shown} = useLocation();
  const [{query: text, scope}, setState] = useState(() => readSearchAddress(shown));
  const query = normaliseQuery(text);
  const address = writeSearchAddress({query, scope});

  // Links, Back and Forward; the page itself replaces its address.
  useEffect(
    () =>
      history.listen((location, action) => {
        // Otherwise the next page is being loaded.
        if (location.pathname === pathname && action !== 'REPLACE') {
          setState(readSearchAddress(location.search));
        }
      }),
    [history, pathname],
  );

  const settle = () => {
    const {location} = history;
    const isThere = writeSearchAddress(readSearchAddress(location.search)) === address;
    if (location.pathname === pathname && !isThere) {
      history.replace({...location, search: address});
    }
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => settleLater(), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);

  return {
    text,
    scope,
    query,
    title: readSearchAddress(shown).query,
    setText: (changed: string) => setState((state) => ({...state, query: changed})),
    setScope: (changed: typeof scope) => setState((state) => ({...state, scope: changed})),
    settle,
  };
}

/** The search page's input, filter and results. */
export function SearchPageContent(): ReactNode {
  const {text, scope, query, title, setText, setScope, settle} = useSearchAddress();
  const search = useSearch(query, scope, MOST_HITS);
  const {answer} = search;

  return (
    // The address has the text before a link leads on.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div onBlur={settle}>
      {title && <PageMetadata title={`${shortenQuery(title)} – search`} />}
      <SearchView
        text={text}
        onText={setText}
        scope={scope}
        onScope={setScope}
        query={query}
        search={search}
        onEnter={(result) => result.focus()}
      />
      {answer && answer.total > answer.hits.length && (
        <p>{`These are the first ${answer.hits.length}. Another word leaves fewer.`}</p>
      )}
    </div>
  );
}
