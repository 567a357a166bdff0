import {expect, it} from 'vitest';
import {
  LONGEST_QUERY,
  normaliseQuery,
  readSearchAddress,
  shortenQuery,
  writeSearchAddress,
} from './query.shared';

it('a query is nothing when there is only space, and cut off where it gets endless', () => {
  expect(normaliseQuery(' \t\n ')).toBe('');
  expect(normaliseQuery('a'.repeat(10_000))).toHaveLength(LONGEST_QUERY);
});

it('a query is shown whole if short, and never with half a sign at its end', () => {
  expect(shortenQuery('مفتاح 🔑')).toBe('مفتاح 🔑');
  expect(shortenQuery('🔑'.repeat(500))).toBe(`${'🔑'.repeat(80)}…`);
});

it.each([
  ['', {query: '', scope: 'all'}],
  ['?q=encrypt', {query: 'encrypt', scope: 'all'}],
  ['?q=session+signature&area=v2', {query: 'session signature', scope: 'v2'}],
  ['?area=learningLab', {query: '', scope: 'learningLab'}],
] as const)('the address %j is read and written the same', (search, address) => {
  expect(readSearchAddress(search)).toEqual(address);
  expect(writeSearchAddress(address)).toBe(search);
});

it('an address keeps any sign', () => {
  const address = {query: '<a> & b = c # "%20" 🔑 مفتاح \\', scope: 'v3'} as const;
  expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
});

it.each([
  ['?q=a&area=v9', 'a'],
  ['?q=a&area=all', 'a'],
  ['?q=%20%20a%20b%20', 'a b'],
  [`?q=${'a'.repeat(10_000)}`, 'a'.repeat(LONGEST_QUERY)],
])('of %.30s the rest is read, in all areas', (search, query) => {
  expect(readSearchAddress(search)).toEqual({query, scope: 'all'});
});
