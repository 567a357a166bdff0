import {routeOf} from '../../site/versions';

/** Where the feed of a docs version's changes is, below the site's root. */
export const changeFeedOf = (version: string): string => `${routeOf(version).slice(1)}changes.xml`;
