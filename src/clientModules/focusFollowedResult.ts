import type {ClientModule} from '@docusaurus/types';
import {isFollowedResult} from '../components/Search/followedResult';

function elementAt(hash: string): HTMLElement | null {
  return hash
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : document.querySelector('h1');
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
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
};
