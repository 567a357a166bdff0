import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isNetworkThere} from './network';
import {forgetReload, reloadOnce} from './reload-once';

let hasTyped = false;
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', () => (hasTyped = true), {capture: true, once: true});
}

/**
 * Loads what a page can do without. If that is gone, a new release has taken the place of the page's own: the page is
 * loaded anew, once, unless the reader would lose what was typed into it.
 *
 * @param name tells what is loaded apart
 * @returns undefined where it did not come; the next attempt may succeed
 */
export async function loadExtra<Value>(
  name: string,
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const value = await load();
    forgetReload(name);
    return value;
  } catch {
    if ((await isNetworkThere()) && !hasTyped) {
      reloadOnce(name);
    }
    return undefined;
  }
}

/** Loads a JSON file that a page can do without; see {@link loadExtra}. */
export async function loadExtraJson<Value>(url: string): Promise<Value | undefined> {
  const response = await fetch(url).catch(() => undefined);
  return (
    response &&
    loadExtra(url, async () => {
      if (!response.ok) {
        throw new Error(response.statusText);
      }
      return (await response.json()) as Value;
    })
  );
}
