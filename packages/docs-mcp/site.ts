import {existsSync} from 'node:fs';
import path from 'node:path';
import {createEngine} from '../search-engine/engine';
import {FILE_ORIGIN, fileFetch} from '../search-engine/file-fetch';
import {INDEX_FOLDER, type Fetch} from '../search-engine/files';
import {SiteError} from '../../lib/node/site-error';
import {DATA_FILE, readData, type SiteData} from './data';

/** A built site, in a folder or on the web. */
export interface Site {
  readonly data: SiteData;
  /** Where its files seem to be, ending with a slash. */
  readonly root: string;
  readonly search: ReturnType<typeof createEngine>;
  /**
   * A file of the site.
   *
   * @param file its path below the base URL, without a slash in front
   * @throws SiteError if it cannot be had
   */
  readonly read: (file: string) => Promise<string>;
}

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** @returns where the files seem to be, ending with a slash, and what fetches them */
function sourceOf(place: string): {root: string; fetch: Fetch} {
  return isAddress(place)
    ? {
        root: place.endsWith('/') ? place : `${place}/`,
        fetch: (url, options) => fetch(url, options),
      }
    : {root: `${FILE_ORIGIN}/`, fetch: fileFetch(path.resolve(place))};
}

/**
 * Opens a built site.
 *
 * @param place the folder that the site was built into, or the address at which its home page is
 * @throws SiteError if no site is there that this server can answer from
 */
export async function openSite(place: string): Promise<Site> {
  if (!isAddress(place) && !existsSync(place)) {
    throw new SiteError(
      place,
      'is no folder; build the site first with "npm run build", or give its address',
    );
  }
  const {root, fetch} = sourceOf(place);
  const read = async (file: string): Promise<string> => {
    const response = await fetch(`${root}${file}`, {}).catch((error: unknown) => {
      throw new SiteError(place, `cannot be reached: ${String(error)}`);
    });
    if (!response.ok) {
      throw new SiteError(place, `has no file ${file} (status ${response.status})`);
    }
    return response.text();
  };
  const data = readData(await read(DATA_FILE), place);
  return {data, root, read, search: createEngine(`${root}${INDEX_FOLDER}`, fetch)};
}
