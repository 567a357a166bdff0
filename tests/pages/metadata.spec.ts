import {expect, test} from '@playwright/test';
import {identity} from '../../site/identity';
import {documentOf} from '../support/documents';
import {builtPages} from '../support/site';

const ORIGIN = process.env.SITE_URL ?? identity.defaultUrl;

const metadata = builtPages.map((page) => {
  const $ = documentOf(page);
  return {
    route: page.route,
    area: page.area,
    title: $('title').text(),
    description: $('meta[name=description]').attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
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

for (const {route, title, description, canonical, language, direction} of metadata) {
  test(`${route} says what it is`, () => {
    expect.soft(title, 'title').toMatch(/^\S.* \| Lit Protocol$/);
    expect.soft({language, direction}).toEqual({language: 'en', direction: 'ltr'});
    // Served at any address that has no page, so it has no address of its own.
    if (route !== '/404.html') {
      expect.soft(description, 'description').toMatch(/\S/);
      expect.soft(canonical, 'canonical address').toBe(ORIGIN + route);
    }
  });
}

// The docs versions have pages on the same subjects, which search engines tell apart by version.
test('no two pages of an area have the same title', () => {
  expect(shared(({area, title}) => `${title} in ${area}`)).toEqual([]);
});

test('no two pages have the same description', () => {
  expect(shared(({route, description}) => description ?? `none on ${route}`)).toEqual([]);
});
