import type {ClientModule} from '@docusaurus/types';
import {recall, remember} from '../browser/sessionMemory';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Names an entry of the browser's history; only the first one of a visit has no key. */
const slotOf = ({key, pathname}: Update['location']): string => `scrolled-${key ?? pathname}`;

// On Back and Forward, browsers return to the reader's place at once. Where the content is still to be loaded, that is
// too early, and Docusaurus goes to the top when it has come. Entries that are new have no place yet.
export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      remember(slotOf(previousLocation), String(window.scrollY));
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const place = previousLocation && recall(slotOf(location));
    if (place) {
      window.scrollTo({top: Number(place), behavior: 'instant'});
    }
  },
} satisfies ClientModule;
