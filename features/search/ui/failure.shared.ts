import type {SearchFailure} from '../../../packages/search-engine/types';
import {noteLoaded, recoverFromRelease} from '../../../lib/browser/stale-release';
import {searchText} from '../search-text.client';

/** What a reader who gets no answer is told. */
const NETWORK = 'You might want to check your network connection.';
export const NO_ANSWER = 'The search does not answer at the moment.';

const FILES = 'search';

/** Longer than from key to key for a reader who types. */
const REST_MS = 800;

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
 * Reloads the page where files of the search are outdated, once, when the reader's keys rest.
 *
 * @param beforeReload is called ahead of that
 * @returns what the reader is told where that is not the matter, or has not helped; undefined while the page reloads
 */
export async function recover(
  reason: SearchFailure,
  beforeReload?: () => void,
): Promise<string | undefined> {
  if (reason === 'network' || !navigator.onLine) {
    return NETWORK;
  }
  if (reason === 'other') {
    return NO_ANSWER;
  }
  const recovery = await recoverFromRelease(FILES, {wait: untilKeysRest, prepare: beforeReload});
  if (recovery === 'reloading') {
    searchText().keepForReload();
    return undefined;
  }
  return recovery === 'offline' ? NETWORK : NO_ANSWER;
}

/** The search has answered: the next time that files are outdated, the page may be reloaded again. */
export const noteAnswer = (): void => noteLoaded(FILES);
