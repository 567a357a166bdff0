import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, describe, expect, it} from 'vitest';
import type {SearchHit} from '../../../packages/search-engine/types';
import {groupHits} from './ResultGroup';
import {HITS_AT_A_TIME, ResultList} from './ResultList';

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
  it('marks its first result, and none of those that more were asked for', () => {
    render(<ResultList hits={hitsOf('a', HITS_AT_A_TIME + 2)} isPending={false} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getAllByRole('list')).toHaveLength(2);
    const marked = document.querySelectorAll('[data-first]');
    expect([...marked]).toEqual([screen.getAllByRole('link')[0]]);
  });
});

const hit = (url: string): SearchHit => ({id: url, url, area: 'v3', hierarchy: [], snippet: []});
const group = (urls: string[], most?: number) =>
  groupHits(urls.map(hit), most).map((ofPage) => ofPage.map(({url}) => url));

describe('groupHits', () => {
  it('puts hits of a page together, pages in the order of their best hit', () => {
    expect(group(['/b#1', '/a', '/b#2'])).toEqual([['/b#1', '/b#2'], ['/a']]);
  });

  it('puts the page itself before its sections, wherever it stands', () => {
    expect(group(['/a#2', '/a', '/a#1'])).toEqual([['/a', '/a#2', '/a#1']]);
  });

  it('keeps the best of a page that has too many', () => {
    expect(group(['/a#1', '/a#2', '/a#3', '/b'], 2)).toEqual([['/a#1', '/a#2'], ['/b']]);
  });

  it('has nothing to group without hits', () => {
    expect(group([])).toEqual([]);
  });
});
