import {expect, test} from '@playwright/test';
import {identity} from '../../site/identity';
import {documentOf} from '../support/documents';
import {builtPages, listBuiltFiles, type BuiltPage} from '../support/site';

// A page's canonical address and its alternates use the site's own origin, as does the sitemap.
const ORIGIN = process.env.SITE_URL ?? identity.defaultUrl;

const files = new Set(listBuiltFiles());
const pageOfRoute = new Map(builtPages.map((page) => [page.route, page]));
const routeIgnoringCase = new Map(builtPages.map(({route}) => [keyOf(route), route]));

function keyOf(pathname: string): string {
  return pathname.replace(/\/$/, '').toLowerCase();
}

const idsOfPage = new Map<BuiltPage, Set<string>>();

function idsOf(page: BuiltPage): Set<string> {
  let ids = idsOfPage.get(page);
  if (!ids) {
    const $ = documentOf(page);
    ids = new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get(),
    );
    idsOfPage.set(page, ids);
  }
  return ids;
}

/** What is wrong with a link to the site itself; undefined if nothing is. */
function problemOf(url: URL): string | undefined {
  const pathname = decodeURIComponent(url.pathname);
  const page = pageOfRoute.get(pathname);
  if (!page) {
    if (files.has(pathname.slice(1))) {
      return undefined;
    }
    const meant = routeIgnoringCase.get(keyOf(pathname));
    return meant ? `is written ${meant}` : 'no such page or file';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !idsOf(page).has(anchor) ? `no element with the id "${anchor}"` : undefined;
}

function addressesIn(page: BuiltPage): string[] {
  const $ = documentOf(page);
  const single = ['href', 'src', 'poster'].flatMap((name) =>
    $(`[${name}]`)
      .map((_, element) => $(element).attr(name))
      .get(),
  );
  const several = $('[srcset]')
    .map((_, element) => $(element).attr('srcset'))
    .get()
    .flatMap((srcset) => srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0]!));
  return [...new Set([...single, ...several])];
}

for (const page of builtPages) {
  test(`links and anchors of ${page.route} lead somewhere`, () => {
    const problems = addressesIn(page).flatMap((address) => {
      if (!URL.canParse(address, ORIGIN + page.route)) {
        return [`${address}: not an address`];
      }
      const url = new URL(address, ORIGIN + page.route);
      const problem = url.origin === ORIGIN ? problemOf(url) : undefined;
      return problem ? [`${address}: ${problem}`] : [];
    });
    expect(problems).toEqual([]);
  });
}

test('no page escapes these checks', () => {
  const built = [...files].filter((file) => file.endsWith('.html'));
  expect(built.sort()).toEqual(builtPages.map(({file}) => file).sort());
});
