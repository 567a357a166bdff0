import {searchText} from '../../../features/search/search-text.client';
import {reloadOnce} from '../../../lib/browser/reload-once';
import {whenIdle} from '../../../lib/browser/when-idle';
import {whenShown} from '../../../lib/browser/when-shown';
import {copyOnClick} from '../../../features/code-blocks/buttons.client';
import {
  afterNextFrame,
  fetchApplication,
  hydrated,
  RELOAD_REASON,
  runApplication,
  showFailure,
} from './application';
import {applyStoredMode, enableColourMode} from './colour-mode';
import {captureClicks, replayAction, showAction} from './controls';
import {lifecycle, type Action} from './lifecycle';
import {prefetchLinks} from './prefetch';
import {followHistory, needsApplication, onIntent} from './triggers';
import {replayFields} from './typing';

/** Calls back once the page is loaded, in sight and idle. */
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

const need = (): void => life.dispatch('need');

/** Files that the server has no more are gone with a release: the page is loaded anew, once. */
function onFailure(isGone: boolean): void {
  const {action} = life;
  if (isGone && action?.what !== 'follow' && reloadOnce(RELOAD_REASON)) {
    search.keepForReload();
    return;
  }
  showFailure(() => (life.state === 'ready' ? load() : need()));
  life.dispatch('fail');
}

const load = (): void => runApplication(onFailure);

const life = lifecycle({
  load,
  show: showAction,
  replay(action) {
    const restoreFocus = replayAction(action);
    // React has painted the menu by then.
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

/** Running the application takes a while: what the reader did is seen first. */
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
if (search.value !== undefined) {
  life.setAction({what: 'search'});
}
search.subscribe(requestSearch);
captureClicks(life, (action) => {
  search.set(action?.what === 'search' ? '' : undefined);
  request(action);
});
replayFields();
copyOnClick();
followHistory(() => life.state === 'ready');
void hydrated.then(() => life.dispatch('hydrate'));
// After a failure it is for the button to try again: it would go as the pointer comes to it.
onIntent(() => afterNextFrame(() => life.state === 'idle' && need()));
document.addEventListener('DOMContentLoaded', () => {
  enableColourMode();
  prefetchLinks();
  whenShown(() => {
    // The reader may have changed it on the page before.
    applyStoredMode();
    enableColourMode();
    if (search.value !== undefined || needsApplication()) {
      need();
    }
  });
});
whenIdleInSight(fetchApplication);
