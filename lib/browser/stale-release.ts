import {recall, remember} from './storage';

// A new release can take the place of the one that an open page is from. Files that the page loads after that may be
// gone (404), or answered by another page. A reload helps; if it does not, something else is wrong.

const KEY = 'reloaded-for-';

/** Files that have not loaded after so long count as stalled. */
export const PATIENCE_MS = 10_000;

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
}

let isReloading = false;

/** Reloads the page unless its address was reloaded for these files before: never in a loop. */
function reloadOnce(files: string): boolean {
  const {href} = window.location;
  const wasHere = recall(KEY + files) === href;
  // Without storage, a page that was reloaded counts as reloaded by us: better no second time than a loop.
  if (wasHere || (!remember(KEY + files, href) && wasReloaded())) {
    return false;
  }
  window.location.reload();
  return true;
}

/** If the host of the site answers, a file that does not load is gone. */
async function isNetworkThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal});
    return true;
  } catch {
    return false;
  }
}

/** `offline`: the host does not answer. `failed`: a reload did not help before, or is not wanted. */
export type Recovery = 'reloading' | 'offline' | 'failed';

/**
 * Call this when files of the page do not load, or are not what they should be: it reloads the page, if the network is
 * there, once for each address.
 *
 * @param files name of these files, to tell reloads apart
 * @param isWelcome is asked right before the reload; false keeps the page as it is
 * @returns what to tell the reader; nothing while the page is being reloaded
 */
export async function recoverFromRelease(files: string, isWelcome = () => true): Promise<Recovery> {
  if (!(await isNetworkThere())) {
    return 'offline';
  }
  // Others may have failed meanwhile.
  isReloading ||= isWelcome() && reloadOnce(files);
  return isReloading ? 'reloading' : 'failed';
}

/** The files have loaded: when they are gone again, the page may be reloaded again. */
export function noteLoaded(files: string): void {
  remember(KEY + files, null);
}

/** True if this page was reloaded, and the files that had failed have not loaded yet. */
export function isRecovering(): boolean {
  try {
    return Object.entries(window.sessionStorage).some(
      ([key, address]) => key.startsWith(KEY) && address === window.location.href,
    );
  } catch {
    return wasReloaded();
  }
}
