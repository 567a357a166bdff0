import {describe, expect, it, vi} from 'vitest';
import {issueLink, suggestionCandidates} from './NoResults';

vi.mock('../search.client', () => ({}));

describe('suggestionCandidates', () => {
  it('starts with the words of the query that say something', () => {
    expect(suggestionCandidates('how to mint a zzqx')).toEqual(
      expect.arrayContaining(['how', 'mint', 'zzqx']),
    );
    expect(suggestionCandidates('mint, "wallet"?').slice(0, 2)).toEqual(['mint', 'wallet']);
  });

  it('never suggests the query itself', () => {
    expect(suggestionCandidates('zzqx')).not.toContain('zzqx');
    expect(suggestionCandidates('Encryption')).not.toContain('encryption');
  });

  it('has common subjects for whoever wrote nothing of use', () => {
    for (const query of ['', '🔑', '.*', 'a'.repeat(10_000)]) {
      expect(suggestionCandidates(query)[0]).toBe('encryption');
    }
  });

  it('tries each once, and not too many', () => {
    const candidates = suggestionCandidates('wallet wallet '.repeat(2000));
    expect(candidates).toHaveLength(new Set(candidates).size);
    expect(candidates.length).toBeLessThan(13);
  });
});

describe('issueLink', () => {
  it('opens a new issue of the repository with query and area', () => {
    const link = new URL(issueLink('a & "b"', 'v2'));
    expect(link.origin + link.pathname).toBe('https://github.com/LIT-Protocol/js-sdk/issues/new');
    expect(link.searchParams.get('title')).toBe('Docs: no results for "a & "b""');
    expect(link.searchParams.get('body')).toContain('(v2.x.x) for:\n\n    a & "b"\n');
  });

  it('stays an address that servers accept', () => {
    expect(issueLink('🔑'.repeat(256), 'all').length).toBeLessThan(8000);
  });
});
