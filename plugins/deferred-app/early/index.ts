import {whenIdle} from '../../../src/browser/whenIdle';
import {copyOnClick} from '../../code-blocks/early';
import {afterNextFrame, fetchApplication, isAlive, runApplication} from './application';
import {enableColourMode} from './colourMode';
import {onIntent} from './intent';
import {keepEvents} from './keepEvents';
import {needsApplication} from './needs';
import {keepSearchKeys} from './searchKeys';

/** Calls back once the page is loaded, in sight and idle. */
function whenAtRest(callback: () => void): void {
  const wait = (): void => {
    if (document.hidden) {
      document.addEventListener('visibilitychange', wait, {once: true});
    } else {
      whenIdle(callback);
    }
  };
  window.addEventListener('load', wait, {once: true});
}

const wasSearching = keepSearchKeys();
keepEvents();
copyOnClick();
// Running the application takes a while.
onIntent(() => afterNextFrame(runApplication));
document.addEventListener('DOMContentLoaded', () => {
  enableColourMode();
  if (wasSearching || needsApplication()) {
    runApplication();
  }
});
whenAtRest(fetchApplication);
// Back and forward stay in this document where it was an application before it was loaded anew; what it shows now is the
// page of one address only.
const pageOf = ({pathname, search}: Location): string => pathname + search;
const shown = pageOf(window.location);
window.addEventListener('popstate', () => {
  if (!isAlive() && pageOf(window.location) !== shown) {
    window.location.reload();
  }
});
