import type {ClientModule} from '@docusaurus/types';

/** History state of a page that was opened as a search result. */
export const FOLLOWED_RESULT = {isFollowedResult: true};

function focusOn(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}

/**
 * After each change of route the theme moves the focus to the region of its skip link. Undoes that once, unless the
 * reader has moved the focus before.
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
 * Moves the focus to the section of a result that is followed, as browsers do when they load a page; the router does
 * not.
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
