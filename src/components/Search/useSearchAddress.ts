import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import type {Scope} from './areas';
import {normaliseQuery} from './query';
import {readSearchAddress, writeSearchAddress, type SearchAddress} from './searchAddress';

// Browsers refuse more than some hundred changes of the address in half a minute.
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

/** Reads query and scope from the page's address and writes them there, in place of what was. */
export function useSearchAddress(): AddressedSearch {
  const history = useHistory();
  const address = readSearchAddress(useHistorySelector(({location}) => location.search));
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

  const write = (changed: SearchAddress) => {
    const search = writeSearchAddress(changed);
    if (search !== history.location.search) {
      history.replace({...history.location, search});
    }
  };
  const {scope} = address;

  useEffect(() => {
    if (query === addressed) {
      return;
    }
    const timer = setTimeout(() => {
      history.replace({...history.location, search: writeSearchAddress({query, scope})});
    }, PAUSE_IN_TYPING_MS);
    return () => clearTimeout(timer);
  }, [history, query, addressed, scope]);

  return {
    text,
    scope,
    setText,
    setScope: (changed) => write({query, scope: changed}),
    settle: () => write({query, scope}),
  };
}
