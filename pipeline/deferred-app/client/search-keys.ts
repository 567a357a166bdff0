import {afterKey, asksForSearch} from '../../../features/search/ui/keys.shared';
import type {Lifecycle, Wish} from './lifecycle';

/**
 * Keeps a shortcut of the search, and what is typed after it, until features/search/ui/SearchBoxProvider.tsx takes
 * it over by `takeSearchKeys()`.
 *
 * @param want is called with the search that the reader wants now; without anything once it is closed again
 */
export function keepSearchKeys(life: Lifecycle, want: (wish?: Wish) => void): void {
  const search = (text: string): Wish => ({what: 'search', text});
  const typed = (): string | undefined =>
    life.wish?.what === 'search' ? life.wish.text : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (life.state === 'there') {
      window.takeSearchKeys?.();
      return;
    }
    const before = typed();
    const text = before === undefined ? undefined : afterKey(before, event);
    if (text !== undefined) {
      want(search(text));
    } else if (asksForSearch(event)) {
      want(before === undefined ? search('') : undefined);
    } else {
      if (before !== undefined && event.key === 'Escape') {
        want();
      }
      return;
    }
    event.preventDefault();
  };

  window.addEventListener('keydown', onKeyDown, true);
  window.takeSearchKeys = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    delete window.takeSearchKeys;
    const text = typed();
    if (text !== undefined) {
      want();
    }
    return text;
  };
}
