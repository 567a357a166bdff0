import {describe, expect, it} from 'vitest';
import {suggestionCandidates} from './suggestionCandidates';

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
