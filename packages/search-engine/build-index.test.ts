import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {section} from './testing/records';
import {AREAS} from '../../site/versions';
import {buildIndex, quotable, writeIndex} from './build-index';
import type {AreaFiles} from './files';
import {readIndex} from './section-index';

const RECORDS = [
  section('/v3/sdk/encryption', 'Encryption', 'Keep it secret.\nEncrypt a string.', {
    keywords: 'upload,blob',
  }),
  section('/v3/sdk/encryption#files', 'Encryption > Files', 'Encrypt files, and files again.', {
    identifiers: ['encryptFile'],
  }),
  section('/v3/sdk/encryption#own', 'Encryption > Files > Another anchor'),
  section('/v3/', 'Overview', '', {weight: 0.5}),
];

describe('an index', () => {
  const index = readIndex(buildIndex(RECORDS));

  it('keeps addresses, headings and weights', () => {
    const kept = RECORDS.map((_, id) => index.getStoredFields(id));
    expect(kept).toEqual(
      RECORDS.map(({url, hierarchy, weight}) => ({url, hierarchy: [...hierarchy], weight})),
    );
  });

  it.each([
    ['string', [0], 'text'],
    ['secret', [0], 'about'],
    ['encryption', [0], 'title'],
    ['blob', [0], 'keywords'],
    ['files', [1], 'heading'],
    ['encryptfile', [1], 'code'],
    ['anchor', [2], 'heading'],
    ['and', [], ''],
  ])('finds "%s" in %j', (term, sections, field) => {
    const found = index.search(term, {fields: field ? [field] : undefined});
    expect(found.map(({id}) => id as number)).toEqual(sections);
  });
});

it('is written for each area, with its texts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'search-index', `${name}.json`), 'utf8'));
  await writeIndex([section('/v2/a', 'V2', 'Old.', {area: 'v2'})], folder);
  expect(await readdir(path.join(folder, 'search-index'))).toHaveLength(2 * AREAS.length);
  const {edition, packed} = (await read('v2')) as AreaFiles['index'];
  expect(readIndex(packed).documentCount).toBe(1);
  expect(await read('v2-texts')).toEqual({edition, texts: ['Old.']});
  const site = (await read('site')) as AreaFiles['index'];
  expect(readIndex(site.packed).documentCount).toBe(0);
  expect(await read('site-texts')).toEqual({edition: site.edition, texts: []});
  await rm(folder, {recursive: true});
});

describe('quotable', () => {
  it('keeps a short text', () => {
    expect(quotable('One.\nTwo · cells')).toBe('One.\nTwo · cells');
  });

  it('cuts long prose at a word, and keeps the rows behind it', () => {
    const [prose, row] = quotable(`${'word '.repeat(200)}\nNodeInvalid · Expired`).split('\n');
    expect(prose).toMatch(/^word .* word …$/);
    expect(prose!.length).toBeLessThanOrEqual(250);
    expect(row).toBe('NodeInvalid · Expired');
  });

  it('cuts within a word that is too long by itself', () => {
    expect(quotable('x'.repeat(400))).toMatch(/^x{230,} …$/);
    expect(quotable(`${'x'.repeat(200)} · cell`)).toMatch(/^x{100,} …$/);
  });

  it.each([
    ['prose', 250, 'word '.repeat(20).trim()],
    ['rows', 1500, `Code · ${'word '.repeat(18).trim()}`],
  ])('keeps no more %s than there is room for', (_what, limit, line) => {
    const kept = quotable(Array.from({length: 100}, () => line).join('\n')).replaceAll('\n', '');
    expect(kept.length).toBeLessThanOrEqual(limit);
    expect(kept.length).toBeGreaterThan(limit - 24);
  });

  it('does not exceed the room left for a long word', () => {
    const kept = quotable(`${'word '.repeat(52).trim()}\n${'x'.repeat(400)}`).replace('\n', '');
    expect(kept.length).toBeLessThanOrEqual(250);
  });

  it('keeps each row of a table in short', () => {
    const rows = Array.from({length: 12}, (_, row) => `Code${row} · ${'meaning '.repeat(30)}`);
    const kept = quotable(rows.join('\n')).split('\n');
    expect(kept).toHaveLength(12);
    expect(kept.at(-1)).toMatch(/^Code11 · meaning .* …$/);
  });
});
