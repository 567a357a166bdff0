import {act, renderHook} from '@testing-library/react';
import {beforeEach, describe, expect, it} from 'vitest';
import {parsePages, useRememberedPages, type RememberedPage} from './useRememberedPages';

const page = (url: string): RememberedPage => ({url, area: 'v3', titles: ['A page']});
const urls = (pages: readonly RememberedPage[]): string[] => pages.map(({url}) => url);

beforeEach(() => localStorage.clear());

describe('the list of recent pages', () => {
  const open = (...opened: string[]) => {
    const {result} = renderHook(useRememberedPages);
    opened.forEach((url) => act(() => result.current.noteOpened(page(url))));
    return result;
  };

  it('takes a page at its head, holds each once, and drops the oldest when it is full', () => {
    const result = open('/1', '/2', '/3', '/2', '/4', '/5', '/6', '/7');
    expect(urls(result.current.recent.pages)).toEqual(['/7', '/6', '/5', '/4', '/2', '/3']);
  });

  it('loses one page and keeps the others', () => {
    const result = open('/1', '/2', '/3');
    act(() => result.current.recent.remove('/2'));
    expect(urls(result.current.recent.pages)).toEqual(['/3', '/1']);
  });

  it('leaves favourites where they are', () => {
    const result = open();
    act(() => result.current.favourites.add(page('/1')));
    act(() => result.current.noteOpened(page('/1')));
    expect(urls(result.current.recent.pages)).toEqual([]);
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
    ['another site behind a tab', {url: '/\t/example.org/'}],
    ['another site behind a line break', {url: '/\n\\example.org/'}],
    ['no address', {url: '//['}],
    ['an unknown area', {area: 'v9'}],
    ['no titles', {titles: []}],
    ['titles that are none', {titles: [7]}],
  ])('leaves out an entry with %s', (_case, wrong) => {
    const stored = JSON.stringify([{...page('/v3/a'), ...wrong}, page('/v3/b')]);
    expect(urls(parsePages(stored))).toEqual(['/v3/b']);
  });
});
