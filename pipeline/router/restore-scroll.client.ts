import type {ClientModule} from '@docusaurus/types';
import {recall, remember, RETURNING, scrollSlot} from '../../lib/browser/session-storage';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const slotOf = ({key, pathname}: Update['location']): string => scrollSlot(key, pathname);

// On Back and Forward, browsers return to the reader's place at once. Where the content is still to be loaded, that is
// too early, and Docusaurus goes to the top when it has come; so it is where the page itself is loaded anew. Entries that
// are new have no place yet.
export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      remember(slotOf(previousLocation), String(window.scrollY));
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isReturning = previousLocation || recall(RETURNING) !== null;
    const place = isReturning && recall(slotOf(location));
    remember(RETURNING, null);
    if (place) {
      window.scrollTo({top: Number(place), behavior: 'instant'});
    }
  },
} satisfies ClientModule;
