import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Area} from '../../site/versions';
import {findRoute, isDecodable} from '../../lib/any/find-route';
import {issuesOf, SiteError} from '../../lib/node/site-error';
import {FILE_ORIGIN, fileFetch} from '../search-engine/build-index';
import {createEngine, INDEX_FOLDER, type Fetch} from '../search-engine/engine';

/** The file of a built site that holds what programs can look up, besides its pages and its search index. */
export const DATA_FILE = 'mcp.json';

/** The fields that answers depend on; they repeat all others as they are. */
const schema = z.object({
  /** The site's address for readers, with the base URL. */
  home: z.url(),
  /** The parts of the site that search can be narrowed to, in the order readers see them. */
  areas: z.array(z.custom<Area>((area) => typeof area === 'string', 'is no name')),
  /** Paths are below the base URL. */
  pages: z.array(
    z.object({
      path: z.string().startsWith('/'),
      /** Of its headings below the title, in their order; null for one without. */
      anchors: z.array(z.string().nullable()),
    }),
  ),
  /** Old addresses. */
  redirects: z.array(z.object({from: z.string(), to: z.string()})),
  /** Each error as readers see it, the page that explains it, and its meaning, cause and fix, a line each. */
  errors: z.array(z.object({seen: z.string(), path: z.string(), text: z.string()})),
  /** Names that the SDK release of each docs version publishes, newest version first. */
  facts: z.record(
    z.string(),
    z.looseObject({
      release: z.string(),
      contractsOf: z.string(),
      chains: z.array(
        z.looseObject({
          key: z.string(),
          name: z.string(),
          chainId: z.string().optional(),
          otherNames: z.array(z.string()),
        }),
      ),
      contracts: z.array(z.looseObject({name: z.string(), address: z.string()})),
    }),
  ),
});

/** Contents of {@link DATA_FILE}. */
export type SiteData = z.infer<typeof schema>;

/** A built site, in a folder or on the web. */
export interface DocsSite {
  readonly data: SiteData;
  /** Base address of its files, with a slash at the end. */
  readonly root: string;
  readonly search: ReturnType<typeof createEngine>;
  /** A file, by its path below the base URL without a slash in front. @throws SiteError if it cannot be had */
  readonly read: (file: string) => Promise<string>;
}

/** @throws SiteError if another program or release has written the data */
function parseData(text: string, place: string): SiteData {
  const wrong = (problem: string): SiteError =>
    new SiteError(
      `${place}: ${DATA_FILE}`,
      `${problem}, so the site is of another release than this server; build the site again, or delete the folder _npx of npm's cache and start the server again`,
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw wrong('is no JSON');
  }
  const {data, error} = schema.safeParse(json);
  if (error) {
    throw wrong(issuesOf(error, schema)[0]!.replace(/^: /, ''));
  }
  return data;
}

/** A `fetch` that is done with the whole answer before its time is over. @throws SiteError if it is not, or nothing answers */
const fetchFrom =
  (place: string, patience: number): Fetch =>
  async (url, options) => {
    try {
      const response = await fetch(url, {...options, signal: AbortSignal.timeout(patience)});
      return new Response(await response.arrayBuffer(), {status: response.status});
    } catch (error) {
      const {name, message, cause} = error as Error;
      const reason =
        name === 'TimeoutError'
          ? `no answer within ${patience / 1000} seconds`
          : ((cause as Error | undefined)?.message ?? message);
      throw new SiteError(place, `cannot be reached: ${reason}; look whether the address is right`);
    }
  };

/**
 * Opens a built site.
 *
 * @param place the folder that the site was built into, or the address at which its home page is
 * @param patience how many milliseconds an address has for each file
 * @throws SiteError if no site is there that this server can answer from
 */
export async function openSite(place: string, patience = 10_000): Promise<DocsSite> {
  const isAddress = /^https?:\/\//i.test(place) && URL.canParse(place);
  if (!isAddress && !existsSync(place)) {
    throw new SiteError(
      place,
      'is no folder; build the site first with "npm run build", or give its address',
    );
  }
  const root = isAddress ? new URL(place).href.replace(/\/?$/, '/') : `${FILE_ORIGIN}/`;
  const fetchFile = isAddress ? fetchFrom(place, patience) : fileFetch(path.resolve(place));
  const read = async (file: string): Promise<string> => {
    const response = await fetchFile(`${root}${file}`, {});
    if (!response.ok) {
      throw new SiteError(place, `has no file ${file} (status ${response.status})`);
    }
    return response.text();
  };
  const data = parseData(await read(DATA_FILE), place);
  return {data, root, read, search: createEngine(`${root}${INDEX_FOLDER}`, fetchFile)};
}

/** The address for readers of a path below the base URL. */
export const addressOf = ({data}: DocsSite, ownPath: string): string =>
  new URL(ownPath.slice(1), data.home).href;

/** The path below the base URL of what was asked for: an address, a path, or one of its Markdown. */
function pathOf({data, root}: DocsSite, asked: string): string {
  if (!URL.canParse(asked, data.home) || !isDecodable(asked)) {
    throw new SiteError(asked, 'is no address; ask for a path, such as /v3/usecases');
  }
  const {host, pathname} = new URL(asked, data.home);
  const home = [data.home, root].map((each) => new URL(each)).find((each) => each.host === host);
  if (!home) {
    throw new SiteError(asked, `is no page of ${data.home}; ask for a path, such as /v3/usecases`);
  }
  const own = pathname.startsWith(home.pathname)
    ? pathname.slice(home.pathname.length - 1)
    : pathname;
  return own.replace(/(?:\/index)?\.md$/, '') || '/';
}

/**
 * Finds a page as readers of the site find it: other letter cases, hyphens and old addresses lead to it, too.
 *
 * @param asked its address, its path, or that of its Markdown
 * @returns its path below the base URL
 * @throws SiteError that names the nearest pages if there is none
 */
export async function findPage(site: DocsSite, asked: string): Promise<string> {
  const {home, areas, pages, redirects} = site.data;
  const ownPath = pathOf(site, asked);
  const found = findRoute(ownPath, pages, redirects);
  if (found !== undefined) {
    return found;
  }
  // The words of the path are searched for, in its part of the site if it names one.
  const words: readonly string[] = decodeURI(ownPath).split(/[^\p{L}\d]+/u);
  const named = areas.filter((area) => words.includes(area));
  const {hits} = await site.search({
    query: words.filter((word) => !named.some((area) => area === word)).join(' '),
    areas: named.length > 0 ? named : areas,
    limit: 20,
  });
  const nearest = new Set(hits.map(({url}) => new URL(url.split('#')[0]!, home).href));
  const suggested = [...nearest].slice(0, 3).join(', ') || home;
  throw new SiteError(asked, `is no page; the nearest are ${suggested}`);
}
