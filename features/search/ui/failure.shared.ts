import type {SearchFailure} from '../../../packages/search-engine/types';
import {isNetworkThere} from '../../../lib/browser/network';
import {forgetReload, reloadOnce} from '../../../lib/browser/reload-once';
import {recall, remember} from '../../../lib/browser/session-storage';

/** Why a reader gets no answer, after all that could be done. */
export type Failure = Exclude<SearchFailure, 'gone'>;

/** What a reader can do about it. */
export const ADVICE: Readonly<Record<Failure, string>> = {
  unreachable: 'You might want to check your network connection.',
  unavailable: 'The search does not answer at the moment.',
};

const REASON = 'search';
const TYPED = 'search-typed';

/** Longer than from key to key for a reader who types. */
const REST_MS = 800;

let isReloading = false;

/** Keys that are pressed between one document and the next reach neither. */
const untilKeysRest = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = (): void => {
      window.removeEventListener('keydown', wait, true);
      resolve();
    };
    let timer = setTimeout(rest, REST_MS);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    window.addEventListener('keydown', wait, true);
  });

/**
 * Loads the page anew where files of the search are gone, once, when the reader's keys rest: a new release has replaced
 * them.
 *
 * @param beforeReload is called ahead of that
 * @returns what is wrong where that is not the matter, or has not helped; undefined while the page is loaded
 */
export async function recover(
  reason: SearchFailure,
  beforeReload?: () => void,
): Promise<Failure | undefined> {
  const isGone = reason === 'gone';
  if (!navigator.onLine || (isGone && !(await isNetworkThere()))) {
    return 'unreachable';
  }
  if (!isGone) {
    return reason;
  }
  await untilKeysRest();
  // Each letter asks anew, and all of these requests fail.
  if (!isReloading) {
    beforeReload?.();
    isReloading = reloadOnce(REASON);
  }
  return isReloading ? undefined : 'unavailable';
}

/** Has the box open with this text on the page as it is loaded anew. */
export const keepForReload = (text: string): void => void remember(TYPED, text);

/** The same, if the page is loaded anew for the search's sake; call it as the old one goes. */
export function keepTyped(text: string): void {
  if (isReloading) {
    keepForReload(text);
  }
}

/** What was typed into the box before the page was loaded anew; tells it once. */
export function typedBeforeReload(): string | undefined {
  const typed = recall(TYPED);
  remember(TYPED, null);
  return typed ?? undefined;
}

/** The search has answered: when files are gone the next time, the page may be loaded anew again. */
export const noteAnswer = (): void => forgetReload(REASON);
