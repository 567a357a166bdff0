import {loadExtraJson} from './load-extra';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a JSON file that a page can do without, once; anew only where it did not come. For use in browsers. */
export async function fetchOnce<Value>(url: string): Promise<Value | undefined> {
  const request = fetched.get(url) ?? loadExtraJson<Value>(url);
  fetched.set(url, request);
  const value = (await request) as Value | undefined;
  if (value === undefined) fetched.delete(url);
  return value;
}
