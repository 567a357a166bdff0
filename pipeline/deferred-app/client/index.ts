import {searchText} from '../../../features/search/search-text.client';
import {recoverFromRelease} from '../../../lib/browser/stale-release';
import {whenIdle} from '../../../lib/browser/when-idle';
import {copyOnClick} from '../../../features/code-blocks/buttons.client';
import {
  afterNextPaint,
  fetchApplication,
  FILES,
  hydrated,
  runApplication,
  showFailure,
} from './application';
import {applyStoredMode, enableColourMode} from './colour-mode';
import {captureClicks, isSearchButton, searchButton, showPressed} from './controls';
import {replayFields} from './fields';
import {lifecycle} from './lifecycle';
import {prefetchLinks} from './prefetch';
import {followHistory, needsApplication, onIntent} from './triggers';

/** Runs once the page is loaded, visible and idle. */
function whenIdleInSight(callback: () => void): void {
  const wait = (): void => {
    if (document.hidden) {
      document.addEventListener('visibilitychange', wait, {once: true});
    } else {
      whenIdle(callback);
    }
  };
  window.addEventListener('load', wait, {once: true});
}

const request = (): void => life.dispatch('requested');

async function onFailure(reason: 'error' | 'timeout'): Promise<void> {
  // A followed link needs no reload: it loads the next page anyway.
  const prepare = (): boolean => life.action?.what !== 'follow';
  if (reason === 'error' && (await recoverFromRelease(FILES, {prepare})) === 'reloading') {
    search.keepForReload();
    return;
  }
  showFailure(() => (life.state === 'ready' ? load() : request()));
  life.dispatch('failed');
}

const load = (): void => runApplication((reason) => void onFailure(reason));

const life = lifecycle({
  load,
  show: showAction,
  replay(action) {
    const restoreFocus = replayAction(action);
    // By then React has rendered the menu.
    afterNextFrame(() => {
      life.setAction(undefined);
      restoreFocus();
    });
  },
  fallBack(action) {
    if (action.what === 'follow') {
      action.element.click();
    }
  },
});

/** Shows feedback first, since running the application takes a while. */
function request(action?: Action): void {
  life.setAction(action);
  if (action) {
    afterNextFrame(need);
  }
}

function requestSearch(): void {
  if (life.state !== 'ready') {
    request(search.value === undefined ? undefined : {what: 'search'});
  }
}

applyStoredMode();
const search = searchText();
search.subscribe(() => {
  if (life.state !== 'ready') {
    press(search.value === undefined ? undefined : searchButton());
  }
});
captureClicks((control) => {
  search.set(isSearchButton(control) ? '' : undefined);
  press(control);
});
replayFields();
copyOnClick();
followHistory(() => life.state === 'ready');
void hydrated.then(() => life.dispatch('hydrate'));
// After a failure only the button retries: any other trigger would remove the box while the pointer moves to it.
onIntent(() => afterNextFrame(() => life.state === 'idle' && need()));
document.addEventListener('DOMContentLoaded', () => {
  enableColourMode();
  prefetchLinks();
  whenShown(() => {
    // It may have changed on the previous page.
    applyStoredMode();
    enableColourMode();
    if (search.value !== undefined || needsApplication()) {
      need();
    }
  });
});
whenIdleInSight(fetchApplication);
