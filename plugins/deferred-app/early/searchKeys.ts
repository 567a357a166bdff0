import {typedBeforeReload} from '../../../src/components/Search/failure';
import {afterKey, asksForSearch} from '../../../src/components/Search/keys';
import {isAlive} from './application';

/**
 * Keeps a shortcut of the search, and what is typed after it, until src/components/Search/SearchBoxProvider.tsx takes
 * it over by `takeSearchKeys()`.
 *
 * @returns whether the search was open as the page was loaded anew
 */
export function keepSearchKeys(): boolean {
  /** Undefined while nobody wants to search. */
  let typed = typedBeforeReload();

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isAlive()) {
      window.takeSearchKeys?.();
      return;
    }
    const text = typed === undefined ? undefined : afterKey(typed, event);
    if (text !== undefined) {
      typed = text;
    } else if (asksForSearch(event)) {
      typed = typed === undefined ? '' : undefined;
    } else {
      typed = event.key === 'Escape' ? undefined : typed;
      return;
    }
    event.preventDefault();
  };

  window.addEventListener('keydown', onKeyDown, true);
  window.takeSearchKeys = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    delete window.takeSearchKeys;
    return typed;
  };
  return typed !== undefined;
}
