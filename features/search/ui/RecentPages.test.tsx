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

it('a stored list of pages is read as it was written', () => {
  const pages = [page('/v3/a#part'), page('/docs/v2/b')];
  expect(parsePages(JSON.stringify(pages))).toEqual(pages);
});

it.each([null, '{oops', '{"url": "/v3/a"}', 'null', '[null, 7, "a", [], {}]'])(
  'there are none in %j',
  (stored) => {
    expect(parsePages(stored)).toEqual([]);
  },
);

it.each([
  ['a script', {url: 'javascript:alert(1)'}],
  ['another site', {url: 'https://example.org/'}],
  ['another site without a scheme', {url: '//example.org/'}],
  ['another site with a backslash', {url: '/\\example.org/'}],
  ['another site behind a tab', {url: '/\t/example.org/'}],
  ['another site behind a line break', {url: '/\n\\example.org/'}],
  ['no address', {url: '//['}],
  ['an unknown area', {area: 'v9'}],
  ['no titles', {titles: []}],
  ['titles that are none', {titles: [7]}],
])('an entry with %s is left out', (_case, wrong) => {
  const stored = JSON.stringify([{...page('/v3/a'), ...wrong}, page('/v3/b')]);
  expect(parsePages(stored)).toEqual([page('/v3/b')]);
});
