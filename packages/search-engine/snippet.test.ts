import {describe, expect, it} from 'vitest';
import {mark, snippetOf} from './snippet';

/** A text with its marks in brackets. */
const shown = (text: string, ...asked: string[]): string =>
  mark(text, new Set(asked))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('mark', () => {
  it.each([
    ['Get session signatures', ['session'], 'Get [session] signatures'],
    ['Call getSessionSigs now', ['getsessionsigs', 'session'], 'Call [getSessionSigs] now'],
    ['pkpSign has signed a sign', ['sign'], 'pkpSign has signed a [sign]'],
    ['An e-mail', ['email'], 'An [e-mail]'],
    ['<script>alert(1)</script>', ['alert'], '<script>[alert](1)</script>'],
    ['Nothing', [], 'Nothing'],
    ['', ['a'], ''],
  ])('marks whole words in %s', (text, asked, expected) => {
    expect(shown(text, ...asked)).toBe(expected);
  });
});

describe('snippetOf', () => {
  it.each([
    [
      'the best sentence',
      'A file. A file has a key.\nOther.',
      ['file', 'key'],
      'A file has a key.',
    ],
    ['a row of a table', 'Errors.\nErrorA · one\nErrorB · two', ['errorb'], 'ErrorB · two'],
    ['the first where none matches', 'First. Second.', ['title'], 'First.'],
    ['a numbered item whole', '1. Change the key. It fails.', [], '1. Change the key.'],
  ])('shows %s', (_what, text, terms, expected) => {
    expect(snippetOf(text, new Set(terms))).toBe(expected);
  });

  it.each([
    [
      'a long sentence around the match',
      `${'before '.repeat(60)}match ${'after '.repeat(60)}`,
      'match',
      /^… (?:before ){6,}match (?:after ){10,}…$/,
    ],
    ['a word that is too long', 'x'.repeat(3000), 'y', /^x{170} …$/],
    ['a long word before the match', `${'x'.repeat(300)}/match`, 'match', /^… x{160,}\/match$/],
    [
      'signs before and behind',
      `${'/'.repeat(300)}match${'/'.repeat(300)}`,
      'match',
      /^… \/{50}match\/{115} …$/,
    ],
    [
      'a long word as the match',
      `${'before '.repeat(30)}${'x'.repeat(48)}${'/'.repeat(300)}`,
      'x'.repeat(48),
      /^… .*before x{48}\/+ …$/,
    ],
  ])('cuts %s', (_what, text, term, expected) => {
    expect(snippetOf(text, new Set([term]))).toMatch(expected);
  });
});
