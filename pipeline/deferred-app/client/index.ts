import {keepForReload, typedBeforeReload} from '../../../features/search/ui/failure.shared';
import {reloadOnce} from '../../../lib/browser/reload-once';
import {whenIdle} from '../../../lib/browser/when-idle';
import {copyOnClick} from '../../../features/code-blocks/buttons.client';
import {
  afterNextFrame,
  fetchApplication,
  hydrated,
  RELOAD_REASON,
  runApplication,
  sayThatItFailed,
} from './application';
import {enableColourMode, settleColourMode} from './colour-mode';
import {grantWish, keepClicks, showWish} from './controls';
import {keepFields} from './fields';
import {onIntent} from './intent';
import {lifecycle, type Wish} from './lifecycle';
import {needsApplication} from './needs';
import {followHistory} from './history';
import {keepSearchKeys} from './search-keys';

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

const ask = (): void => life.happen('want');

/** Files that the server has no more are gone with a release: the page is loaded anew, once. */
function onFailure(isGone: boolean): void {
  const {wish} = life;
  if (isGone && wish?.what !== 'follow') {
    if (reloadOnce(RELOAD_REASON)) {
      if (wish?.what === 'search') {
        keepForReload(wish.text);
      }
      return;
    }
  }
  sayThatItFailed(() => (life.state === 'there' ? load() : ask()));
  life.happen('fail');
}

const load = (): void => runApplication(onFailure);

const life = lifecycle({
  load,
  show: showWish,
  grant(wish) {
    // The search box takes over what was typed; see searchKeys.ts.
    if (wish.what !== 'search' || !window.takeSearchKeys) {
      const restoreFocus = grantWish(wish);
      // React has painted the menu by then.
      afterNextFrame(() => {
        life.setWish(undefined);
        restoreFocus();
      });
    }
  },
  giveUp(wish) {
    if (wish.what === 'follow') {
      wish.link.click();
    }
  },
});

/** Running the application takes a while: what the reader did is seen first. */
function want(wish?: Wish): void {
  life.setWish(wish);
  if (wish) {
    afterNextFrame(ask);
  }
}

settleColourMode();
const typed = typedBeforeReload();
if (typed !== undefined) {
  life.setWish({what: 'search', text: typed});
}
keepSearchKeys(life, want);
keepClicks(life, want);
keepFields();
copyOnClick();
followHistory(() => life.state === 'there');
void hydrated.then(() => life.happen('arrive'));
onIntent(() => afterNextFrame(ask));
document.addEventListener('DOMContentLoaded', () => {
  enableColourMode();
  if (typed !== undefined || needsApplication()) {
    ask();
  }
});
whenAtRest(fetchApplication);
