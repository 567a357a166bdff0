import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {DOCS_VERSIONS} from '../../site/versions';
import {ORIGIN, buildDir, builtPages, documentOf} from '../support/site';

/** What a service that shows a link reads, and what a picture of one may weigh. */
const OPEN_GRAPH = ['title', 'type', 'url', 'image', 'image:alt', 'site_name', 'locale'];
const MAX_PICTURE = 40_000;

/** What search engines read of a page's kind and place. */
interface StructuredData {
  '@graph'?: {
    '@type': string;
    url?: string;
    headline?: string;
    itemListElement?: {position: number; name: string; item: string}[];
  }[];
}

const metadata = builtPages.map((page) => {
  const $ = documentOf(page);
  return {
    route: page.route,
    area: page.area,
    title: $('title').text(),
    landmarks: [$('h1').length, $('main').length],
    description: $('meta[name=description]').attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
    openGraph: OPEN_GRAPH.filter((name) => !$(`meta[property="og:${name}"]`).attr('content')),
    pictures: ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((meta) =>
      $(meta).attr('content'),
    ),
    languages: $('link[hreflang]').length,
    structured: $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as StructuredData),
    language: $('html').attr('lang'),
    direction: $('html').attr('dir'),
  };
});

/** Groups of routes with the same value, one a line: the value, then the routes. */
function shared(valueOf: (page: (typeof metadata)[number]) => string): string[] {
  return [...new Set(metadata.map(valueOf))]
    .map((value) => ({value, pages: metadata.filter((page) => valueOf(page) === value)}))
    .filter(({pages}) => pages.length > 1)
    .map(({value, pages}) => `${value}: ${pages.map(({route}) => route).join(' ')}`);
}

// No page names its counterpart in the other version as canonical: the two say different things (the most alike share 84 %
// of their phrases), and search engines would show readers of one SDK the page of the other.
for (const {route, title, description, canonical, language, direction, ...rest} of metadata) {
  test(`${route} says what it is`, () => {
    expect.soft(title, 'title').toMatch(/^\S.* \| Lit Protocol$/);
    expect.soft(rest.landmarks, 'exactly one h1 and one main').toEqual([1, 1]);
    expect.soft({language, direction}).toEqual({language: 'en', direction: 'ltr'});
    // Served at any address that has no page, so it has no address of its own.
    if (route !== '/404.html') {
      expect.soft(description, 'description').toMatch(/\S/);
      expect.soft(canonical, 'canonical address').toBe(ORIGIN + route);
      expect.soft(rest.openGraph, 'missing of og:').toEqual([]);
    }
    expect.soft(rest.languages, 'addresses in other languages').toBe(0);
    const [picture, ...others] = rest.pictures;
    expect.soft(others, 'the picture of twitter:').toEqual([picture]);
    const file = path.join(buildDir, decodeURI(picture?.slice(ORIGIN.length) ?? ''));
    expect.soft(existsSync(file), `${file} is there`).toBe(true);
    expect.soft(statSync(file).size, 'bytes of the picture').toBeLessThanOrEqual(MAX_PICTURE);
  });
}

const docs = metadata.filter(({area}) => (DOCS_VERSIONS as readonly string[]).includes(area));

for (const {route, area, structured} of docs) {
  test(`${route} tells search engines its kind and place`, () => {
    const [article, breadcrumbs] = structured.flatMap((data) => data['@graph'] ?? []);
    expect.soft(article).toMatchObject({'@type': 'TechArticle', url: ORIGIN + route});
    expect.soft(article?.headline).toMatch(/\S/);
    const items = breadcrumbs?.itemListElement ?? [];
    const version = `${ORIGIN}/${area}/`;
    expect
      .soft(items.map(({item}) => item))
      .toEqual([...new Set([`${ORIGIN}/`, version, ORIGIN + route])]);
    expect.soft(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
  });
}

// The docs versions have pages on the same subjects, which search engines tell apart by version.
test('no two pages of an area have the same title', () => {
  expect(shared(({area, title}) => `${title} in ${area}`)).toEqual([]);
});

test('no two pages have the same description', () => {
  expect(shared(({route, description}) => description ?? `none on ${route}`)).toEqual([]);
});
