import type {ClientModule} from '@docusaurus/types';
import {isFollowedResult} from '../components/Search/followedResult';

function elementAt(hash: string): HTMLElement | null {
  try {
    return hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : document.querySelector('h1');
  } catch {
    return null;
  }
}

function focusOn(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}

/**
 * After each change of route the theme moves the focus to the region of its skip link. Takes it back when that happens,
 * and leaves it alone once a reader moves it.
 */
function keepFocusFromSkipLink(target: HTMLElement): void {
  document.addEventListener(
    'focusin',
    ({target: focused}) => {
      if (focused instanceof HTMLElement && focused.matches('[role=region]')) {
        focusOn(target);
      }
    },
    {once: true},
  );
}

/**
 * A result that is followed takes the focus along to its section, as a link does when the browser
 * loads a page; the router would leave it nowhere.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  const target =
    previousLocation && isFollowedResult(location.state) ? elementAt(location.hash) : null;
  if (target) {
    focusOn(target);
    keepFocusFromSkipLink(target);
  }
};
