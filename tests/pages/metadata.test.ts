import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {DOCS_VERSIONS} from '../../site/versions';
import {ORIGIN, buildDir, builtPages, documentOf} from '../support/site';

/** Tags that link previews read, and the budget of a picture. */
const OPEN_GRAPH = ['title', 'type', 'url', 'image', 'image:alt', 'site_name', 'locale'];
const MAX_PICTURE = 40_000;

/** Structured data about a page's kind and place. */
interface StructuredData {
  '@graph'?: {
    '@type': string;
    url?: string;
    headline?: string;
    itemListElement?: {position: number; name: string; item: string}[];
  }[];
}

// No page names its counterpart in the other version as canonical: the two say different things (the most alike share 84 %
// of their phrases), and search engines would show readers of one SDK the page of the other.
for (const page of builtPages) {
  test(`${page.route} says what it is`, () => {
    const $ = documentOf(page);
    const contentOf = (meta: string) => $(`meta[${meta}]`).attr('content');
    expect.soft($('title').text(), 'title').toMatch(/^\S.* \| Lit Protocol$/);
    expect.soft([$('h1').length, $('main').length], 'exactly one h1 and one main').toEqual([1, 1]);
    expect.soft($('html').attr()).toMatchObject({lang: 'en', dir: 'ltr'});
    // Served at any address that has no page, so it has no address of its own.
    if (page.route !== '/404.html') {
      expect.soft(contentOf('name=description'), 'description').toMatch(/\S/);
      expect.soft($('link[rel=canonical]').attr('href')).toBe(ORIGIN + page.route);
      const missing = OPEN_GRAPH.filter((name) => !contentOf(`property="og:${name}"`));
      expect.soft(missing, 'missing of og:').toEqual([]);
    }
    expect.soft($('link[hreflang]').length, 'addresses in other languages').toBe(0);
    const picture = contentOf('property="og:image"');
    expect.soft(contentOf('name="twitter:image"'), 'the picture of twitter:').toBe(picture);
    const file = path.join(buildDir, decodeURI(picture?.slice(ORIGIN.length) ?? ''));
    expect.soft(existsSync(file), `${file} is there`).toBe(true);
    expect.soft(statSync(file).size, 'bytes of the picture').toBeLessThanOrEqual(MAX_PICTURE);
  });
}

const docs = builtPages.filter(({area}) => (DOCS_VERSIONS as readonly string[]).includes(area));

for (const page of docs) {
  test(`${page.route} tells search engines its kind and place`, () => {
    const $ = documentOf(page);
    expect
      .soft($('title').text(), 'title')
      .toMatch(new RegExp(` \\| ${page.area} \\| Lit Protocol$`));
    const script = $('script[type="application/ld+json"]').first().text();
    const [article, breadcrumbs] = (JSON.parse(script) as StructuredData)['@graph'] ?? [];
    expect.soft(article).toMatchObject({'@type': 'TechArticle', url: ORIGIN + page.route});
    expect.soft(article?.headline).toMatch(/\S/);
    const items = breadcrumbs?.itemListElement ?? [];
    const places = new Set(['/', `/${page.area}/`, page.route]);
    expect.soft(items.map(({item}) => item)).toEqual([...places].map((at) => ORIGIN + at));
    expect.soft(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
  });
}

// The docs versions have pages on the same subjects, which search engines tell apart by version.
test('no two pages have the same description, and no two of an area the same title', () => {
  const own = builtPages.flatMap((page) => {
    const $ = documentOf(page);
    const description = $('meta[name=description]').attr('content');
    return [`${page.area}: ${$('title').text()}`, description ?? page.route];
  });
  expect(own.filter((text, at) => own.indexOf(text) !== at)).toEqual([]);
});
