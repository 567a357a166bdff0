import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../../plugins/search/types';
import {groupHits} from './groupHits';

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
