import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchHit} from '../../../plugins/search/types';
import {groupHits, ResultList} from './ResultList';

vi.mock('@docusaurus/router', () => ({useHistory: () => ({location: {}})}));

const hitsOf = (name: string, count: number): SearchHit[] =>
  Array.from({length: count}, (_, index) => ({
    id: `${name}${index}`,
    url: `/v3/${name}${index}`,
    area: 'v3',
    hierarchy: [[{text: `${name}${index}`, marked: false}]],
    snippet: [],
  }));

afterEach(cleanup);

describe('a list of results', () => {
  it('marks its first result, unless it goes on where another one ends', () => {
    const {rerender} = render(<ResultList hits={hitsOf('a', 2)} />);
    expect(screen.getAllByRole('link').map(({dataset}) => dataset.first)).toEqual([
      'true',
      undefined,
    ]);
    rerender(<ResultList hits={hitsOf('a', 2)} isContinued />);
    expect(document.querySelector('[data-first]')).toBeNull();
  });
});

const hit = (url: string): SearchHit => ({id: url, url, area: 'v3', hierarchy: [], snippet: []});
const group = (urls: string[], most?: number) =>
  groupHits(urls.map(hit), most).map(({url, page, sections}) => ({
    url,
    page: page?.url,
    sections: sections.map((section) => section.url),
  }));

describe('groupHits', () => {
  it('puts hits of a page together, pages in the order of their best hit', () => {
    expect(group(['/b#1', '/a', '/b#2'])).toEqual([
      {url: '/b', page: undefined, sections: ['/b#1', '/b#2']},
      {url: '/a', page: '/a', sections: []},
    ]);
  });

  it('takes the page itself out of its sections, wherever it stands', () => {
    expect(group(['/a#2', '/a', '/a#1'])).toEqual([
      {url: '/a', page: '/a', sections: ['/a#2', '/a#1']},
    ]);
  });

  it('keeps the best of a page that has too many', () => {
    expect(group(['/a#1', '/a#2', '/a#3', '/b'], 2)).toEqual([
      {url: '/a', page: undefined, sections: ['/a#1', '/a#2']},
      {url: '/b', page: '/b', sections: []},
    ]);
  });

  it('has nothing to group without hits', () => {
    expect(group([])).toEqual([]);
  });
});
