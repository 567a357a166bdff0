import {describe, expect, it} from 'vitest';
import {encodePostings, PostingsReader, usualAnchor, type Postings} from './wire';

/** What a reader finds in a text, as lists of section and count. */
function read(encoded: string, terms: number, sections: number): number[][] {
  const reader = new PostingsReader(encoded, sections);
  const lists = Array.from({length: terms}, () => reader.next());
  reader.end();
  return lists;
}

const LISTS: Postings[] = [
  [
    [0, 1],
    [1, 3],
    [57, 1],
    [1599, 2],
  ],
  [],
  Array.from({length: 1600}, (_, section) => [section, 1] as const),
];

describe('postings', () => {
  it('are the same after the way', () => {
    expect(read(encodePostings(LISTS), 3, 1600)).toEqual(LISTS.map((list) => list.flat()));
  });

  it('survive JSON and UTF-8, with a character for nearly each number', () => {
    const encoded = encodePostings(LISTS);
    const travelled = JSON.parse(Buffer.from(JSON.stringify(encoded)).toString()) as string;
    expect(travelled).toBe(encoded);
    expect(JSON.stringify(encoded)).toHaveLength(encoded.length + 2);
  });

  it('count high numbers as one high number', () => {
    expect(read(encodePostings([[[0, 999]]]), 1, 1)).toEqual([[0, 15]]);
  });

  it.each([
    ['break off', (text: string) => text.slice(0, -1), /break off/],
    ['go on', (text: string) => `${text}#`, /more than there are terms/],
    ['are empty', () => '', /break off/],
    ['hold high numbers', (text: string) => text.replace(/./, '￿'), /break off/],
    ['hold low numbers', (text: string) => `$ ${text.slice(2)}`, /break off/],
  ])('that %s are refused', (_what, spoil, problem) => {
    const encoded = spoil(encodePostings(LISTS.slice(0, 2)));
    expect(() => read(encoded, 2, 1600)).toThrow(problem);
  });

  it('of a section that is not there are refused', () => {
    expect(() => read(encodePostings(LISTS), 3, 100)).toThrow(/section that is not there/);
  });

  it('of too many sections cannot be written', () => {
    expect(() => encodePostings([[[40_000, 1]]])).toThrow(RangeError);
  });
});

it.each([
  ['Before you start', 'before-you-start'],
  ['1. Get a PKP', '1-get-a-pkp'],
  ["The wallet's options & limits", 'the-wallets-options--limits'],
])('knows the anchor of %s', (heading, anchor) => {
  expect(usualAnchor(heading)).toBe(anchor);
});
