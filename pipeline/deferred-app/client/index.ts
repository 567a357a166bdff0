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
import {applyStoredMode, enableColourMode, followOtherTabs} from './colour-mode';
import {captureClicks, isSearchButton, pathOf, searchButton, showPressed} from './controls';
import {replayFields} from './fields';
import {showCurrentEntry} from './sidebar';
import {lifecycle} from './lifecycle';
import {prefetchLinks} from './prefetch';
import {followHistory, needsApplication, onIntent} from './triggers';

const request = (): void => life.dispatch('requested');

async function onFailure(reason: 'error' | 'timeout'): Promise<void> {
  if (reason === 'error' && (await recoverFromRelease(FILES)) === 'reloading') {
    search.keepForReload();
    return;
  }
  showFailure(() => (life.state === 'ready' ? load() : request()));
  life.dispatch('failed');
}

const load = (): void => runApplication((reason) => void onFailure(reason));

const life = lifecycle({
  load,
  show: showPressed,
  press(control) {
    const shown = control.isConnected ? control : document.querySelector<HTMLElement>(path);
    // The menu's button goes as the screen is turned.
    if (shown?.getClientRects().length) {
      shown.click();
    }
    // React has painted the menu by then.
    afterNextPaint(() => life.setPressed(undefined));
  },
});

/** Leads to the pressed control if React makes the page anew, as it does where a translator has changed it. */
let path = '';

/** Running the application takes a while: that a control is pressed is seen first. */
function press(control?: HTMLElement): void {
  life.setPressed(control);
  if (control) {
    path = pathOf(control);
    afterNextPaint(request);
  }
}

applyStoredMode();
followOtherTabs();
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
void hydrated.then(() => life.dispatch('hydrated'));
// After a failure it is for the button to retry: the box would go as the pointer comes to it.
onIntent(() => afterNextPaint(() => life.state === 'idle' && request()));
document.addEventListener('DOMContentLoaded', () => {
  enableColourMode();
  showCurrentEntry();
  prefetchLinks();
  if (search.value !== undefined) {
    life.setPressed(searchButton());
  }
  if (search.value !== undefined || needsApplication()) {
    request();
  }
});
window.addEventListener('load', () => whenIdle(fetchApplication), {once: true});
