import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useState} from 'react';
import type {Scope} from './areas.shared';
import {normaliseQuery, readSearchAddress, writeSearchAddress} from './query.shared';

const PAUSE_IN_TYPING_MS = 250;

/**
 * The search page's text and scope, kept in its address. `settle` puts what was typed there now instead of after a pause.
 */
export function useSearchAddress() {
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
    const isSaid = writeSearchAddress(readSearchAddress(location.search)) === search;
    if (location.pathname === pathname && !isSaid) {
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
      const timer = setTimeout(settleLater, PAUSE_IN_TYPING_MS);
      return () => clearTimeout(timer);
    }
  }, [query, address.query]);

  return {text, scope, setText, setScope: write, settle: () => write(scope)};
}
