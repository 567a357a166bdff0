import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {noteLoaded, recoverFromRelease} from './stale-release';

let hasTyped = false;
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', () => (hasTyped = true), {capture: true, once: true});
}

/**
 * Loads what a page can do without. If that is gone since a release, the page is reloaded, unless the reader would lose
 * what was typed into it.
 *
 * @param name of what is loaded
 * @returns undefined if it did not load; the next attempt may succeed
 */
export async function loadOptional<Value>(
  name: string,
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const value = await load();
    noteLoaded(name);
    return value;
  } catch {
    await recoverFromRelease(name, () => !hasTyped);
    return undefined;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url).catch(() => undefined);
  return (
    response &&
    loadOptional(url, async (): Promise<unknown> => {
      if (!response.ok) {
        throw new Error(response.statusText);
      }
      return response.json();
    })
  );
}

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a JSON file that a page can do without, once; again only if it did not load. See {@link loadOptional}. */
export async function fetchOnce<Value>(url: string): Promise<Value | undefined> {
  const request = fetched.get(url) ?? fetchJson(url);
  fetched.set(url, request);
  const value = (await request) as Value | undefined;
  if (value === undefined) {
    fetched.delete(url);
  }
  return value;
}

/** A module that reacts to readers once it is loaded. */
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

  const onIntent = (event: Event): void => {
    if (!isLoaded && event.target instanceof Element && event.target.closest(selector)) {
      void loadOptional(selector, load).then((reader) => {
        isLoaded = reader !== undefined;
        reader?.catchUp(event);
      });
    }
  };

  if (ExecutionEnvironment.canUseDOM) {
    types.forEach((type) => document.addEventListener(type, onIntent));
  }
}
