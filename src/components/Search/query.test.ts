import {describe, expect, it} from 'vitest';
import {LONGEST_QUERY, normaliseQuery, shortenQuery} from './query';

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
