import {recall, remember} from './session-storage';

const KEY = 'reloaded-for-';
const keyOf = (reason: string): string => KEY + reason;

/** Without a memory, a page that was reloaded counts as reloaded by us: better no second time than a loop. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
}

/**
 * Reloads the page, because a file of it may be gone since a new release: once for each address, never in a loop.
 *
 * @param reason tells reloads of different kinds apart
 * @returns whether the page is being reloaded; if not, that did not help before
 */
export function reloadOnce(reason: string): boolean {
  const {href} = window.location;
  const wasHere = recall(keyOf(reason)) === href;
  if (wasHere || (!remember(keyOf(reason), href) && wasReloaded())) {
    return false;
  }
  window.location.reload();
  return true;
}

/** What failed has come: the next failure may reload again. */
export function forgetReload(reason: string): void {
  remember(keyOf(reason), null);
}

/** Whether this page was loaded anew, and what had failed has not come yet. */
export function isRecovering(): boolean {
  try {
    return Object.entries(window.sessionStorage).some(
      ([key, address]) => key.startsWith(KEY) && address === window.location.href,
    );
  } catch {
    return wasReloaded();
  }
}

/** What has not come after so long counts as stalled. */
export const PATIENCE_MS = 10_000;

/** Whether the host of the site answers. If it does, a file that does not come is gone. */
export async function isNetworkThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal});
    return true;
  } catch {
    return false;
  }
}
