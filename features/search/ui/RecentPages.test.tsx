import {act, renderHook} from '@testing-library/react';
import {expect, it} from 'vitest';
import {parsePages, useRecentPages} from './RecentPages';

const page = (url: string) => ({url, area: 'v3' as const, titles: ['A page']});

it('a page that is opened comes first, is held once, and the oldest of six leaves', () => {
  const {result} = renderHook(useRecentPages);
  for (const name of '12324567') {
    act(() => result.current.add(page(`/${name}`)));
  }
  const urls = () => result.current.pages.map(({url}) => url).join('');
  expect(urls()).toBe('/7/6/5/4/2/3');
  act(() => result.current.clear());
  expect(urls()).toBe('');
});

it.each([
  [null, []],
  ['{oops', []],
  ['[null, 7]', []],
  [JSON.stringify([page('/v3/a#part')]), [page('/v3/a#part')]],
  // Other sites, no address, an area that is gone, no titles.
  [JSON.stringify([page('//example.org/'), page('https://example.org/'), page('//[')]), []],
  [
    JSON.stringify([
      {...page('/v3/a'), area: 'v9'},
      {...page('/v3/a'), titles: []},
    ]),
    [],
  ],
])('what is stored is read, or nothing: %s', (stored, pages) => {
  expect(parsePages(stored)).toEqual(pages);
});
