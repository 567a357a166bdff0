import {describe, expect, it} from 'vitest';
import {section} from '../testing/records';
import {AreaIndex} from './area-index';
import {buildIndex, quotable} from './build-index';
import type {WireIndex} from './wire';

const RECORDS = [
  section('/v3/sdk/encryption', 'Encryption', 'Encrypt a string.'),
  section('/v3/sdk/encryption#files', 'Encryption > Files', 'Encrypt files, and files again.', {
    identifiers: ['encryptFile'],
  }),
  section('/v3/sdk/encryption#own', 'Encryption > Files > Another anchor'),
  section('/v3/', 'Overview', '', {weight: 0.5}),
];

const reload = (index: WireIndex) => new AreaIndex(JSON.parse(JSON.stringify(index)) as WireIndex);

describe('buildIndex', () => {
  it('keeps addresses, headings and weights', () => {
    const {sections, pages} = reload(buildIndex(RECORDS).index);
    expect(sections.map(({url, hierarchy}) => ({url, hierarchy}))).toEqual(
      RECORDS.map(({url, hierarchy}) => ({url, hierarchy})),
    );
    expect(pages).toEqual([
      {sections: 3, weight: 1},
      {sections: 1, weight: 0.5},
    ]);
  });

  it('finds words of texts, headings, titles, addresses and code', () => {
    const index = reload(buildIndex(RECORDS).index);
    const sectionsWith = (term: string) => [...index.find({term}).keys()].sort();
    expect(sectionsWith('string')).toEqual([0]);
    expect(sectionsWith('files')).toEqual([1, 2]);
    expect(sectionsWith('encryption')).toEqual([0, 1, 2]);
    expect(sectionsWith('encryptfile')).toEqual([1]);
    expect(sectionsWith('overview')).toEqual([3]);
    expect(sectionsWith('again')).toEqual([1]);
  });

  it('leaves out of texts what nobody searches', () => {
    const {terms} = buildIndex(RECORDS).index;
    expect(terms.split('\n')).not.toContain('and');
  });

  it('makes an index of nothing', () => {
    const {index, texts} = buildIndex([]);
    expect(reload(index).find({term: 'a', prefix: true}).size).toBe(0);
    expect(texts.texts).toEqual([]);
  });
});

describe('quotable', () => {
  it('keeps a short text', () => {
    expect(quotable('One.\nTwo · cells')).toBe('One.\nTwo · cells');
  });

  it('cuts long prose at a word, and keeps the rows behind it', () => {
    const [prose, row] = quotable(`${'word '.repeat(200)}\nNodeInvalid · Expired`).split('\n');
    expect(prose).toMatch(/^word .* word …$/);
    expect(prose!.length).toBeLessThanOrEqual(320);
    expect(row).toBe('NodeInvalid · Expired');
  });

  it('cuts within a word that is too long by itself', () => {
    expect(quotable('x'.repeat(400))).toMatch(/^x{300,} …$/);
    expect(quotable(`${'x'.repeat(200)} · cell`)).toMatch(/^x{100,} …$/);
  });

  it.each([
    ['prose', 320, 'word '.repeat(20).trim()],
    ['rows', 1800, `Code · ${'word '.repeat(18).trim()}`],
  ])('keeps no more %s than there is room for', (_what, limit, line) => {
    const kept = quotable(Array.from({length: 100}, () => line).join('\n')).replaceAll('\n', '');
    expect(kept.length).toBeLessThanOrEqual(limit);
    expect(kept.length).toBeGreaterThan(limit - 24);
  });

  it('does not exceed the room left for a long word', () => {
    const kept = quotable(`${'word '.repeat(58).trim()}\n${'x'.repeat(400)}`).replace('\n', '');
    expect(kept.length).toBeLessThanOrEqual(320);
  });

  it('keeps each row of a table in short', () => {
    const rows = Array.from({length: 12}, (_, row) => `Code${row} · ${'meaning '.repeat(30)}`);
    const kept = quotable(rows.join('\n')).split('\n');
    expect(kept).toHaveLength(12);
    expect(kept.at(-1)).toMatch(/^Code11 · meaning .* …$/);
  });
});
