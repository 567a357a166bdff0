import {stemmer} from 'stemmer';

/** Words without meaning for a search; neither indexed nor searched for. */
const STOP_WORDS = new Set(
  `a about all also am an and any are as at be been but by can cannot could did do does doing done for from get gets
  getting had has have having he her here him his how i if in into is it its just know like make me more most my need
  needs no not of on one only or other our out over own please same she should so some such than that the their them
  then there these they this those to too tell up us use used uses using want was way we were what when where which
  while who whom whose why will with without would you your`.split(/\s+/),
);

/** True for terms that are too common to search for. */
export const isStopWord = (term: string): boolean =>
  STOP_WORDS.has(term) || (term.length === 1 && !/\d/.test(term));

/** A searchable term with its position in a text. */
export interface Token {
  /** In lower case, without accents, hyphens and underscores. */
  readonly term: string;
  /** Index of the first character in the text. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
  /** Index of its word in the text; a name and its parts share it. */
  readonly word: number;
  /** A part of a name such as `getSessionSigs`, not the whole word. */
  readonly isPart: boolean;
}

/** Letters and digits, joined by hyphens and underscores: `lit-node-client`, `eth_getBalance`, `EIP-4361`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-_]+[\p{L}\p{N}\p{M}]+)*/gu;

/** The parts of a word: `PKPs`; `HTTP` of `HTTPServer`; `get`, `Session`, `4361`; anything without capitals. */
const PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{N}\p{M}]+|\p{Lu}+|[\p{L}\p{N}\p{M}]+/gu;

/** Addresses, hashes and keys: their beginning is enough to find them. */
const OPAQUE = /^(?=.*\d)[0-9a-z]{32,}$/i;
const OPAQUE_LENGTH = 10;

/** Nobody types longer words. */
const MAX_LENGTH = 48;

/** Fast path: most words need no normalisation and have no parts. */
const PLAIN = /^[a-z]+$/;

/** The term of a word, as in the index. */
export function termOf(text: string): string {
  if (PLAIN.test(text)) {
    return text.slice(0, MAX_LENGTH);
  }
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}_-]/gu, '')
    .toLowerCase();
  return plain.slice(0, OPAQUE.test(plain) ? OPAQUE_LENGTH : MAX_LENGTH);
}

/**
 * Finds the terms of a text: each word, and the parts of those words that are names in camelCase, kebab-case or
 * snake_case. Index, queries and marks all use it, so that they agree.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let word = -1;
  for (const {0: whole, index: start} of text.matchAll(WORD)) {
    word += 1;
    tokens.push({term: termOf(whole), start, end: start + whole.length, word, isPart: false});
    const parts = PLAIN.test(whole) || OPAQUE.test(whole) ? [] : [...whole.matchAll(PART)];
    if (parts.length > 1) {
      for (const {0: part, index} of parts) {
        const from = start + index;
        tokens.push({term: termOf(part), start: from, end: from + part.length, word, isPart: true});
      }
    }
  }
  return tokens.filter(({term}) => term);
}

/** The words of a text with a space on both sides of each, so that `includes` compares whole words. */
export const spaced = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** The terms of a text without stop words and parts of names. */
export const termsOf = (text: string): string[] =>
  tokensOf(text)
    .filter(({term, isPart}) => !isPart && !isStopWord(term))
    .map(({term}) => term);

/** The terms of a field in the index: its words, the parts of names, and the stems of all these. */
export function indexedTerms(text: string, field?: string): string[] {
  const tokens = tokensOf(text).filter(({term}) => !isStopWord(term));
  switch (field) {
    // Stems of these two, which are most of the index, would make it a quarter larger.
    case 'text':
      return tokens.map(({term}) => term);
    case 'code':
      return tokens.flatMap(({term, isPart}) => (isPart ? [] : [term]));
    default:
      return tokens.flatMap(({term}) => [...new Set([term, stemmer(term)])]);
  }
}
