import type {ClientModule} from '@docusaurus/types';

/** What the browser's history keeps beside the address of a page that was opened as a search result. */
export const FOLLOWED_RESULT = {isFollowedResult: true};

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
      if ((focused as Element).matches('[role=region]')) {
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
  location: {hash, state},
  previousLocation,
}) => {
  const isFollowed = (state as Partial<typeof FOLLOWED_RESULT> | null)?.isFollowedResult;
  if (previousLocation && isFollowed) {
    const id = decodeURIComponent(hash.slice(1));
    const target = document.querySelector<HTMLElement>(id ? `#${CSS.escape(id)}` : 'h1');
    if (target) {
      focusOn(target);
      keepFocusFromSkipLink(target);
    }
  }
};
