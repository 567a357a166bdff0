import {describe, expect, it} from 'vitest';
import {
  cutQuery,
  isAskable,
  MARK_END,
  MARK_START,
  queryFor,
  readMarks,
  sitePath,
} from './protocol.shared';

describe('cutQuery', () => {
  const short = 'getSessionSigs <b>.*+?^${}()|[]\\</b> 🔑 שלום';
  it.each([
    ['leaves what the service takes', short, short],
    ['cuts letters', 'a'.repeat(10_000), 'a'.repeat(512)],
    ['cuts between two characters of two bytes', 'é'.repeat(10_000), 'é'.repeat(256)],
    ['cuts between two characters of three bytes', '鍵'.repeat(10_000), '鍵'.repeat(170)],
    ['cuts between two characters of four bytes', '🔑'.repeat(10_000), '🔑'.repeat(128)],
    ['replaces half of a character, which JSON could not carry', 'key \ud83d', 'key \ufffd'],
  ])('%s', (_what, query, cut) => {
    expect(cutQuery(query)).toBe(cut);
  });
});

it.each([
  [true, ['a', '4361', ' מפתח ', 'a'.repeat(10_000)]],
  [false, ['', '   ', '???', '🔑', '\ud83d', `${' '.repeat(600)}a`]],
])('to be asked or not (%s): %j', (askable, queries) => {
  expect(queries.filter((query) => isAskable(query) !== askable)).toEqual([]);
});

it('earlier areas are preferred, and the last one to none', () => {
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

describe('readMarks', () => {
  const mark = (text: string): string => MARK_START + text + MARK_END;
  /** A text with its marks in brackets. */
  const shown = (text: string): string =>
    readMarks(text)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('|');

  it.each([
    [`Get ${mark('Session')} ${mark('Sigs')}, then sign`, 'Get |[Session]| |[Sigs]|, then sign'],
    ['<b onclick="x()">a</b> & <mark>b</mark>', '<b onclick="x()">a</b> & <mark>b</mark>'],
    [mark('<img src=x>'), '[<img src=x>]'],
    ['', ''],
    [mark(''), ''],
    // Marks that do not match.
    [`a${MARK_END}b${MARK_START}c${MARK_START}d${MARK_END}e`, 'a|b|[c]|[d]|e'],
  ])('reads %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('sitePath', () => {
  it.each([
    ['https://docs.example.org/v3/usecases#defi', '/', '/v3/usecases#defi'],
    ['https://docs.example.org/docs/v3/usecases?a=b#defi', '/docs/', '/docs/v3/usecases?a=b#defi'],
    ['https://docs.example.org/docs', '/docs/', '/docs'],
    // Pushed with the base URL /.
    ['https://docs.example.org/v3/usecases', '/preview-1/', '/preview-1/v3/usecases'],
    ['https://docs.example.org/docsOfOthers', '/docs/', '/docs/docsOfOthers'],
    // Pushed with another base URL, which nothing tells from the rest of the path.
    ['https://docs.example.org/preview-1/v3/usecases', '/docs/', '/docs/preview-1/v3/usecases'],
    // Would lead to other hosts.
    ['https://docs.example.org//evil.example/a', '/', '/evil.example/a'],
    ['https://docs.example.org/\\evil.example/a', '/', '/evil.example/a'],
  ])('%s below %s is %s', (url, baseUrl, path) => {
    expect(sitePath(url, baseUrl)).toBe(path);
  });

  it.each(['/v3/usecases', 'javascript:alert(1)', 'data:text/html,a', ''])(
    'refuses "%s"',
    (url) => {
      expect(() => sitePath(url, '/')).toThrow(TypeError);
    },
  );
});
