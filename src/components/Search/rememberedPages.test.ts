import {describe, expect, it} from 'vitest';
import {parsePages, withoutPage, withPage, type RememberedPage} from './rememberedPages';

const page = (url: string): RememberedPage => ({url, area: 'v3', titles: ['A page']});
const urls = (pages: readonly RememberedPage[]): string[] => pages.map(({url}) => url);

describe('a list of remembered pages', () => {
  const pages = [page('/v3/a'), page('/v3/b'), page('/v3/c')];

  it('takes a new page at its head and drops the oldest when it is full', () => {
    expect(urls(withPage(pages, page('/v3/d'), 3))).toEqual(['/v3/d', '/v3/a', '/v3/b']);
  });

  it('holds each page once', () => {
    expect(urls(withPage(pages, page('/v3/b'), 3))).toEqual(['/v3/b', '/v3/a', '/v3/c']);
  });

  it('loses one page and keeps the others', () => {
    expect(urls(withoutPage(pages, '/v3/b'))).toEqual(['/v3/a', '/v3/c']);
  });
});

describe('a stored list', () => {
  it('is read as it was written', () => {
    const pages = [page('/v3/a#part'), page('/docs/v2/b')];
    expect(parsePages(JSON.stringify(pages))).toEqual(pages);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{oops'],
    ['no list', '{"url": "/v3/a"}'],
    ['null', 'null'],
    ['lists of nonsense', '[null, 7, "a", [], {}]'],
  ])('is empty when there is %s', (_case, stored) => {
    expect(parsePages(stored)).toEqual([]);
  });

  it.each([
    ['a script', {url: 'javascript:alert(1)'}],
    ['another site', {url: 'https://example.org/'}],
    ['another site without a scheme', {url: '//example.org/'}],
    ['another site with a backslash', {url: '/\\example.org/'}],
    ['an unknown area', {area: 'v9'}],
    ['no titles', {titles: []}],
    ['titles that are none', {titles: [7]}],
  ])('leaves out an entry with %s', (_case, wrong) => {
    const stored = JSON.stringify([{...page('/v3/a'), ...wrong}, page('/v3/b')]);
    expect(urls(parsePages(stored))).toEqual(['/v3/b']);
  });
});
