import {recall, remember, RETURNING} from '../../../lib/browser/session-storage';

/** What a page shows is that of one address; a hash is a place in it. */
const pageOf = ({pathname, search}: Location): string => pathname + search;

/** Whether the reader went back to this page; the application knows the place (pipeline/router/restore-scroll.client.ts). */
export const isReturning = (): boolean => recall(RETURNING) !== null;

/**
 * Back and Forward stay in this document where it was an application before it was loaded anew; what it shows now is the
 * page of one address only.
 *
 * @param isThere whether the application sees to that
 */
export function followHistory(isThere: () => boolean): void {
  const shown = pageOf(window.location);
  window.addEventListener('popstate', () => {
    if (!isThere() && pageOf(window.location) !== shown) {
      remember(RETURNING, '');
      window.location.reload();
    }
  });
}
