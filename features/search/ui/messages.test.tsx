import {expect, it, vi} from 'vitest';
import {issueLink, suggestionCandidates} from './messages';

vi.mock('../search.client', () => ({}));
vi.mock('../../navigation/useVersion', () => ({}));

it.each([
  ['mint, "wallet"?', ['mint', 'wallet', 'encryption']],
  ['how to mint', ['how', 'mint', 'encryption']],
  // Never the query itself.
  ['Encryption', ['session signatures']],
  ['', ['encryption']],
  ['🔑', ['encryption']],
  ['a'.repeat(10_000), ['encryption']],
])('in place of "%.20s", %j is tried first', (query, candidates) => {
  expect(suggestionCandidates(query).slice(0, candidates.length)).toEqual(candidates);
});

it('each suggestion is tried once, and not too many', () => {
  const candidates = suggestionCandidates('wallet wallet '.repeat(2000));
  expect(candidates).toHaveLength(new Set(candidates).size);
  expect(candidates.length).toBeLessThan(13);
});

it('an issue names query and area, at an address that servers accept', () => {
  const link = new URL(issueLink('a & "b"', 'v2'));
  expect(link.origin + link.pathname).toBe('https://github.com/LIT-Protocol/js-sdk/issues/new');
  expect(link.searchParams.get('title')).toBe('Docs: no results for "a & "b""');
  expect(link.searchParams.get('body')).toContain('(v2.x.x) for:\n\n    a & "b"\n');
  expect(issueLink('🔑'.repeat(256), 'all').length).toBeLessThan(8000);
});
