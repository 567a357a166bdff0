import redirects from '../../site/redirects.json';
import {findRoute} from '../../lib/any/find-route';
import {AREAS} from '../../site/versions';
import {isDecodable} from '../../lib/any/is-decodable';
import {SiteError} from '../../lib/node/site-error';
import type {Site} from './site';

const SUGGESTIONS = 3;

/** The address for readers of a path below the base URL. */
export const addressOf = ({data}: Site, ownPath: string): string =>
  new URL(ownPath.slice(1), data.home).href;

/** The path below the base URL of what was asked for: an address, a path, or one of its Markdown. */
function pathOf({data, root}: Site, asked: string): string {
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

/** The pages that are most about the words of a path, in its part of the site if it names one. */
async function nearest(site: Site, ownPath: string): Promise<string[]> {
  const words = decodeURI(ownPath).split(/[^\p{L}\d]+/u);
  const areas = AREAS.filter((area) => words.includes(area));
  const {hits} = await site.search({
    query: words.filter((word) => !areas.some((area) => area === word)).join(' '),
    areas: areas.length > 0 ? areas : AREAS,
    limit: 20,
  });
  const pages = hits.map(({url}) => new URL(url.split('#')[0]!, site.data.home).href);
  return [...new Set(pages)].slice(0, SUGGESTIONS);
}

/**
 * Finds a page as readers of the site find it: other letter cases, hyphens and old addresses lead to it, too.
 *
 * @param asked its address, its path, or that of its Markdown
 * @returns its path below the base URL
 * @throws SiteError that names the nearest pages if there is none
 */
export async function findPage(site: Site, asked: string): Promise<string> {
  const ownPath = pathOf(site, asked);
  const found = findRoute(ownPath, site.data.pages, redirects);
  if (found === undefined) {
    const others = await nearest(site, ownPath);
    throw new SiteError(
      asked,
      `is no page; the nearest are ${others.join(', ') || site.data.home}`,
    );
  }
  return found;
}
