import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';
import type {Scope} from './areas';
import {normaliseQuery, readSearchAddress, writeSearchAddress, type SearchAddress} from './query';

const PAUSE_IN_TYPING_MS = 250;

/** The search page's text and scope, kept in its address. */
interface AddressedSearch {
  text: string;
  scope: Scope;
  setText: (text: string) => void;
  setScope: (scope: Scope) => void;
  /** Puts what was typed into the address now instead of after a pause. */
  settle: () => void;
}

/** The search part of the page's address; while the next page is being loaded, what it was. */
function useSearchOf(pathname: string): string {
  const search = useHistorySelector(({location}) =>
    location.pathname === pathname ? location.search : undefined,
  );
  const [last, setLast] = useState('');
  if (search !== undefined && search !== last) {
    setLast(search);
  }
  return search ?? last;
}

/** Reads query and scope from the page's address and writes them there, in place of what was. */
export function useSearchAddress(): AddressedSearch {
  const history = useHistory();
  const [pathname] = useState(history.location.pathname);
  const address = readSearchAddress(useSearchOf(pathname));
  const [text, setText] = useState(address.query);
  const [addressed, setAddressed] = useState(address.query);
  const query = normaliseQuery(text);

  // The address has changed: by this page, which has that text already, or by a link or Back.
  if (addressed !== address.query) {
    setAddressed(address.query);
    if (address.query !== query) {
      setText(address.query);
    }
  }

  const {scope} = address;
  const write = useCallback(
    (changed: SearchAddress) => {
      const {location} = history;
      const search = writeSearchAddress(changed);
      const isSaid = writeSearchAddress(readSearchAddress(location.search)) === search;
      // The address may be that of the next page already.
      if (location.pathname === pathname && !isSaid) {
        try {
          history.replace({...location, search});
        } catch {
          // Browsers refuse too many changes; the next one comes through.
        }
      }
    },
    [history, pathname],
  );

  useEffect(() => {
    if (query !== addressed) {
      const timer = setTimeout(() => write({query, scope}), PAUSE_IN_TYPING_MS);
      return () => clearTimeout(timer);
    }
  }, [write, query, addressed, scope]);

  return {
    text,
    scope,
    setText,
    setScope: (changed) => write({query, scope: changed}),
    settle: () => write({query, scope}),
  };
}
