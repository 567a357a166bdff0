import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hasStyles} from './has-styles';
import {loadExtra} from './load-extra';

/** What reacts to a reader once it is loaded. */
interface Reader {
  /** Does what is due for an event that came before it was loaded. */
  catchUp: (event: Event) => void;
}

/**
 * Loads code that shows popovers once a reader turns to what it is for. Where that fails the page
 * stays as it is, and the next intent tries again.
 *
 * @param types names of the DOM events that show the intent
 * @param selector matches the elements that the code is for
 */
export function loadOnIntent(
  types: readonly string[],
  selector: string,
  load: () => Promise<Reader>,
): void {
  let isLoaded = false;

  const loadWithStyles = async (): Promise<Reader> => {
    const reader = await load();
    if (!hasStyles('--popover-styles')) {
      throw new Error('The styles of popovers are missing.');
    }
    return reader;
  };
  const onIntent = (event: Event): void => {
    if (!isLoaded && event.target instanceof Element && event.target.closest(selector)) {
      void loadExtra(selector, loadWithStyles).then((reader) => {
        isLoaded = reader !== undefined;
        reader?.catchUp(event);
      });
    }
  };

  if (ExecutionEnvironment.canUseDOM) {
    types.forEach((type) => document.addEventListener(type, onIntent));
  }
}
