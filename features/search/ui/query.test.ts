import {describe, expect, it} from 'vitest';
import {
  LONGEST_QUERY,
  normaliseQuery,
  readSearchAddress,
  shortenQuery,
  writeSearchAddress,
} from './query.shared';

describe('a query', () => {
  it('is nothing when there is only space', () => {
    expect(normaliseQuery(' \t\n ')).toBe('');
  });

  it('is cut off where it gets endless', () => {
    expect(normaliseQuery('a'.repeat(10_000))).toHaveLength(LONGEST_QUERY);
  });

  it('is shown whole if short, and never with half a sign at its end', () => {
    expect(shortenQuery('مفتاح 🔑')).toBe('مفتاح 🔑');
    expect(shortenQuery('🔑'.repeat(500))).toBe(`${'🔑'.repeat(80)}…`);
  });
});

describe('the address of a search', () => {
  it.each([
    ['', {query: '', scope: 'all'}],
    ['?q=encrypt', {query: 'encrypt', scope: 'all'}],
    ['?q=session+signature&area=v2', {query: 'session signature', scope: 'v2'}],
    ['?area=learningLab', {query: '', scope: 'learningLab'}],
  ] as const)('%j is read and written the same', (search, address) => {
    expect(readSearchAddress(search)).toEqual(address);
    expect(writeSearchAddress(address)).toBe(search);
  });

  it.each([
    '<script>alert(1)</script>',
    'a & b = c # d ? e',
    '"%20"',
    '🔑 ключ مفتاح',
    '.*+?^${}()|[',
  ])('keeps %j', (query) => {
    const address = {query, scope: 'v3'} as const;
    expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
  });

  it('falls back to all areas where the area is unknown', () => {
    expect(readSearchAddress('?q=a&area=v9').scope).toBe('all');
    expect(readSearchAddress('?q=a&area=all').scope).toBe('all');
  });

  it('does without space around the query, and without the end of an endless one', () => {
    expect(readSearchAddress('?q=%20%20a%20b%20').query).toBe('a b');
    expect(readSearchAddress(`?q=${'a'.repeat(10_000)}`).query).toHaveLength(LONGEST_QUERY);
  });
});
