import {loadExtraJson} from '../../src/browser/loadExtra';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a JSON file that a page can do without, once; anew only where it did not come. For use in browsers. */
export function fetchOnce<Value>(url: string): Promise<Value | undefined> {
  const known = fetched.get(url) as Promise<Value | undefined> | undefined;
  const value =
    known ??
    loadExtraJson<Value>(url).then((loaded) => {
      if (loaded === undefined) fetched.delete(url);
      return loaded;
    });
  fetched.set(url, value);
  return value;
}
