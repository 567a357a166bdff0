import {describe, expect, it} from 'vitest';
import {cutQuery, isAskable, queryFor} from './request.shared';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('cutQuery', () => {
  it('leaves what the service takes as it is', () => {
    expect(cutQuery('getSessionSigs <b>.*+?^${}()|[]\\</b> 🔑 שלום')).toBe(
      'getSessionSigs <b>.*+?^${}()|[]\\</b> 🔑 שלום',
    );
    expect(cutQuery('a'.repeat(512))).toBe('a'.repeat(512));
  });

  it.each(['a', 'é', '鍵', '🔑'])(
    'cuts 10,000 times "%s" to 512 bytes, between two characters',
    (sign) => {
      const cut = cutQuery(sign.repeat(10_000));
      expect(cut).toBe(sign.repeat(Math.floor(512 / bytes(sign))));
    },
  );

  it('replaces half of a character, which JSON could not carry', () => {
    expect(cutQuery('key \ud83d')).toBe('key \ufffd');
  });
});

describe('isAskable', () => {
  it.each(['a', '4361', ' מפתח ', 'a'.repeat(10_000)])('takes "%.10s"', (query) => {
    expect(isAskable(query)).toBe(true);
  });

  it.each(['', '   ', '???', '🔑', '\ud83d', `${' '.repeat(600)}a`])('refuses "%s"', (query) => {
    expect(isAskable(query)).toBe(false);
  });
});

describe('queryFor', () => {
  it('prefers earlier areas, and the last one to none', () => {
    const ask = (areas: Parameters<typeof queryFor>[0]['areas']) =>
      queryFor({query: 'a', areas, limit: 8}, 'docs', 'en');
    expect(ask(['v2', 'v3', 'site'])).toMatchObject({
      facetFilters: [
        'language:en',
        [
          'docusaurus_tag:docs-default-2.0',
          'docusaurus_tag:docs-default-current',
          'docusaurus_tag:default',
        ],
      ],
      optionalFilters: [
        'docusaurus_tag:docs-default-2.0<score=2>',
        'docusaurus_tag:docs-default-current<score=1>',
      ],
    });
    expect(ask(['ecosystem'])).toMatchObject({
      facetFilters: ['language:en', ['docusaurus_tag:docs-Ecosystem-current']],
      optionalFilters: [],
    });
  });
});
