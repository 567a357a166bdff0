import {describe, expect, it} from 'vitest';
import type {TextPart} from '../types';
import {mark} from './marks';
import {snippetOf} from './snippet';

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

  it('cuts a long sentence around the match', () => {
    const text = `${'before '.repeat(60)}match ${'after '.repeat(60)}`;
    const snippet = shown(snippetOf(text, new Set(['match'])));
    expect(snippet).toMatch(/^… (?:before )+\[match\] (?:after )+…$/);
    expect(snippet.length).toBeLessThan(190);
  });

  it('shows something of a text without spaces', () => {
    expect(shown(snippetOf('x'.repeat(400), new Set(['y']))).length).toBeGreaterThan(100);
  });
});
