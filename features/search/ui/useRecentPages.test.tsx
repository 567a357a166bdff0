import {act, renderHook} from '@testing-library/react';
import {expect, it} from 'vitest';
import routes from '../../../site/routes.json';
import {START_HERE} from '../../../site/search-starts';
import {parsePages, useRecentPages} from './useRecentPages';

const page = (url: string) => ({url, area: 'v3' as const, titles: ['A page']});

it('a page that is opened comes first, is held once, and the oldest of three leaves', () => {
  const {result} = renderHook(useRecentPages);
  for (const name of '121345') {
    act(() => result.current.add(page(`/${name}`)));
  }
  const urls = () => result.current.pages.map(({url}) => url).join('');
  expect(urls()).toBe('/5/4/3');
  act(() => result.current.remove('/4'));
  expect(urls()).toBe('/5/3');
});

it.each(Object.values(START_HERE).flat())('%s is a page', (_title, path) => {
  expect(routes.map((route) => route.path)).toContain(`/${path.split('#')[0]}`);
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
