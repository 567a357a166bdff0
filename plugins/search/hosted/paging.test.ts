import {describe, expect, it} from 'vitest';
import {pageOf} from './paging';

describe('pageOf', () => {
  it.each([
    [0, 20, {page: 0, hitsPerPage: 20, skip: 0}],
    [40, 20, {page: 2, hitsPerPage: 20, skip: 0}],
    [0, 1, {page: 0, hitsPerPage: 1, skip: 0}],
    [0, 0, {page: 0, hitsPerPage: 1, skip: 0}],
    [7, 5, {page: 1, hitsPerPage: 6, skip: 1}],
    [1, 20, {page: 0, hitsPerPage: 21, skip: 1}],
  ])('%d and %d', (offset, limit, page) => {
    expect(pageOf(offset, limit)).toEqual(page);
  });

  it('always holds all that is wanted', () => {
    for (let offset = 0; offset < 60; offset += 1) {
      for (let limit = 0; limit < 25; limit += 1) {
        const {page, hitsPerPage, skip} = pageOf(offset, limit);
        expect(page * hitsPerPage + skip).toBe(offset);
        expect(skip + limit).toBeLessThanOrEqual(hitsPerPage);
      }
    }
  });
});
