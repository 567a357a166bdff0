/** Set while a page is loaded anew because the reader went back to it: its place is that of its slot. */
export const RETURNING = 'returning';

/**
 * Where a place in a page is remembered while the tab is open.
 *
 * @param key of an entry of the browser's history; only the first one of a visit has none
 */
export const scrollSlot = (key: string | undefined, pathname: string): string =>
  `scrolled-${key ?? pathname}`;
