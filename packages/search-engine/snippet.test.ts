import {describe, expect, it} from 'vitest';
import type {TextPart} from './types';
import {mark, snippetOf} from './snippet';

/** A text with its marks in brackets. */
const shown = (parts: readonly TextPart[]): string =>
  parts.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

describe('mark', () => {
  it.each([
    ['Get session signatures', ['session'], 'Get [session] signatures'],
    ['Call getSessionSigs now', ['getsessionsigs', 'session'], 'Call [getSessionSigs] now'],
    ['Call getSessionSigs now', ['session'], 'Call get[Session]Sigs now'],
    ['An e-mail', ['email'], 'An [e-mail]'],
    ['<script>alert(1)</script>', ['alert'], '<script>[alert](1)</script>'],
    ['Nothing', [], 'Nothing'],
    ['', ['a'], ''],
  ])('marks in %s', (text, terms, expected) => {
    expect(shown(mark(text, new Set(terms)))).toBe(expected);
  });
});

describe('snippetOf', () => {
  it('shows the sentence that holds most of what was searched', () => {
    const text = 'Files are encrypted. A file is decrypted with its key.\nOther text.';
    expect(shown(snippetOf(text, new Set(['file', 'key'])))).toBe(
      'A [file] is decrypted with its [key].',
    );
  });

  it('shows the row of a table', () => {
    const text = 'Errors.\nErrorA · one\nErrorB · two';
    expect(shown(snippetOf(text, new Set(['errorb'])))).toBe('[ErrorB] · two');
  });

  it('shows the first sentence where the text holds nothing', () => {
    expect(shown(snippetOf('First. Second.', new Set(['title'])))).toBe('First.');
  });

  it('shows a numbered item whole', () => {
    expect(shown(snippetOf('1. Change the key. It fails.', new Set()))).toBe('1. Change the key.');
  });

  it.each([
    [
      'a long sentence around the match',
      `${'before '.repeat(60)}match ${'after '.repeat(60)}`,
      'match',
      /^… (?:before ){6,}\[match\] (?:after ){10,}…$/,
    ],
    [
      'before a match at the end',
      `${'before '.repeat(60)}match`,
      'match',
      /^… (?:before ){22,}\[match\]$/,
    ],
    ['a word that is too long', 'x'.repeat(3000), 'y', /^x{170} …$/],
    ['a long word before the match', `${'x'.repeat(300)}/match`, 'match', /^… x{160,}\/\[match\]$/],
    [
      'a long word with the match, and another behind',
      `${'/'.repeat(300)}match after`,
      'match',
      /^… \/{100,}\[match\] after$/,
    ],
    [
      'signs before and behind',
      `${'/'.repeat(300)}match${'/'.repeat(300)}`,
      'match',
      /^… \/{50}\[match\]\/{115} …$/,
    ],
    [
      'a long word as the match',
      `${'before '.repeat(30)}${'x'.repeat(48)}${'/'.repeat(300)}`,
      'x'.repeat(48),
      /^… .*before \[x{48}\]\/+ …$/,
    ],
  ])('cuts %s', (_what, text, term, expected) => {
    expect(shown(snippetOf(text, new Set([term])))).toMatch(expected);
  });
});
