import type {SearchFailure} from '../../packages/search-engine/types';
import {noteLoaded, recoverFromRelease} from '../../lib/browser/stale-release';
import {searchText} from './search-text.client';

/** Messages for readers. */
const NETWORK = 'You might want to check your network connection.';
export const NO_ANSWER = 'The search does not answer at the moment.';

const FILES = 'search';

/** Longer than the pause between the keys of a reader who types. */
const REST_MS = 800;

/** Keys that are pressed between one document and the next are lost. */
async function untilTextRests(): Promise<void> {
  const {value} = searchText();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  if (searchText().value !== value) await untilTextRests();
}

/**
 * Reloads the page once if files of the search are outdated, when the reader pauses.
 *
 * @returns the message for readers if that is not the cause, or a reload did not help; undefined while the page reloads
 */
export async function recover(reason: SearchFailure): Promise<string | undefined> {
  if (reason === 'network' || !navigator.onLine) {
    return NETWORK;
  }
  if (reason === 'other') {
    return NO_ANSWER;
  }
  await untilTextRests();
  const recovery = await recoverFromRelease(FILES);
  if (recovery === 'reloading') {
    searchText().keepForReload();
    return undefined;
  }
  return recovery === 'offline' ? NETWORK : NO_ANSWER;
}

/** The search has answered: the next time that files are outdated, the page may be reloaded again. */
export const noteAnswer = (): void => noteLoaded(FILES);
