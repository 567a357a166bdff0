import {expect, test} from 'vitest';
import {isDecodable} from '../../lib/any/find-route';
import {ORIGIN, builtPages, documentOf, listBuiltFiles, type PublishedPage} from '../support/site';

const files = new Set(listBuiltFiles());
const pageOfRoute = new Map(builtPages.map((page) => [page.route, page]));

const keyOf = (pathname: string): string => pathname.replace(/\/$/, '').toLowerCase();
const routeIgnoringCase = new Map(builtPages.map(({route}) => [keyOf(route), route]));

function valuesOf(page: PublishedPage, attribute: string): string[] {
  const $ = documentOf(page);
  return $(`[${attribute}]`)
    .toArray()
    .map((element) => $(element).attr(attribute)!);
}

const idsOfRoute = new Map(builtPages.map((page) => [page.route, new Set(valuesOf(page, 'id'))]));

/** Others run code, or open what readers may not have. */
const PROTOCOLS = ['https:', 'http:', 'mailto:'];

/** Problem of an address that a page names; undefined if there is none. */
function problemOf(address: string, page: PublishedPage): string | undefined {
  if (!URL.canParse(address, ORIGIN + page.route)) {
    return 'not an address';
  }
  const url = new URL(address, ORIGIN + page.route);
  if (!PROTOCOLS.includes(url.protocol)) {
    return `begins with ${url.protocol}, not with ${PROTOCOLS.join(', ')}`;
  }
  if (!isDecodable(url.pathname + url.hash)) {
    return 'has a % that begins no escape; write %25 for it';
  }
  const pathname = decodeURIComponent(url.pathname);
  if (url.origin !== ORIGIN || (!pageOfRoute.has(pathname) && files.has(pathname.slice(1)))) {
    return undefined;
  }
  if (!pageOfRoute.has(pathname)) {
    const meant = routeIgnoringCase.get(keyOf(pathname));
    return meant ? `is written ${meant}` : 'no such page or file';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !idsOfRoute.get(pathname)!.has(anchor)
    ? `no element with the id "${anchor}"`
    : undefined;
}

for (const page of builtPages) {
  test(`links and anchors of ${page.route} lead somewhere`, () => {
    const single = ['href', 'src', 'poster'].flatMap((name) => valuesOf(page, name));
    const several = valuesOf(page, 'srcset').flatMap((srcset) =>
      srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0]!),
    );
    const problems = [...new Set([...single, ...several])].flatMap((address) => {
      const problem = problemOf(address, page);
      return problem ? [`${address}: ${problem}`] : [];
    });
    expect(problems).toEqual([]);
  });
}

test('no page escapes these checks', () => {
  const built = [...files].filter((file) => /^(?!action-frame\/).*\.html$/.test(file));
  expect(built.sort()).toEqual(builtPages.map(({file}) => file).sort());
});
