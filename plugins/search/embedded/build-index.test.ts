import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {section} from '../testing/records';
import {AREAS} from '../types';
import {buildIndex, quotable, writeIndex} from './build-index';
import {MANIFEST_FILE, type Manifest} from './files';
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
  const index = readIndex(JSON.stringify(buildIndex(RECORDS)));

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

describe('the files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

  /** Writes an index with a text, and reads what names its files. */
  async function filesWith(text: string): Promise<Manifest> {
    const old = section('/v2/a', 'V2', 'Old.', {area: 'v2'});
    await writeIndex([section('/v3/a', 'V3', text), old], folder);
    return JSON.parse(await read(MANIFEST_FILE)) as Manifest;
  }

  it('are an index and texts for each area, which the manifest names', async () => {
    const files = await filesWith('One.');
    expect(Object.keys(files)).toEqual(AREAS);
    expect(readIndex(await read(files.v2.index)).documentCount).toBe(1);
    expect(JSON.parse(await read(files.v2.texts))).toEqual(['Old.']);
    expect(readIndex(await read(files.site.index)).documentCount).toBe(0);
  });

  it('are named by their content, so that they can be cached for good', async () => {
    const before = await filesWith('One.');
    expect(await filesWith('One.')).toEqual(before);
    const after = await filesWith('Two.');
    expect(after.v3.index).not.toBe(before.v3.index);
    expect(after.v3.texts).not.toBe(before.v3.texts);
    expect(after.v2).toEqual(before.v2);
  });
});

describe('quotable', () => {
  it('keeps a short text', () => {
    expect(quotable('One.\nTwo · cells')).toBe('One.\nTwo · cells');
  });

  it('cuts long prose at a word, and keeps the rows behind it', () => {
    const [prose, row] = quotable(`${'word '.repeat(200)}\nNodeInvalid · Expired`).split('\n');
    expect(prose).toMatch(/^word .* word …$/);
    expect(prose!.length).toBeLessThanOrEqual(290);
    expect(row).toBe('NodeInvalid · Expired');
  });

  it('cuts within a word that is too long by itself', () => {
    expect(quotable('x'.repeat(400))).toMatch(/^x{270,} …$/);
    expect(quotable(`${'x'.repeat(200)} · cell`)).toMatch(/^x{100,} …$/);
  });

  it.each([
    ['prose', 290, 'word '.repeat(20).trim()],
    ['rows', 1500, `Code · ${'word '.repeat(18).trim()}`],
  ])('keeps no more %s than there is room for', (_what, limit, line) => {
    const kept = quotable(Array.from({length: 100}, () => line).join('\n')).replaceAll('\n', '');
    expect(kept.length).toBeLessThanOrEqual(limit);
    expect(kept.length).toBeGreaterThan(limit - 24);
  });

  it('does not exceed the room left for a long word', () => {
    const kept = quotable(`${'word '.repeat(52).trim()}\n${'x'.repeat(400)}`).replace('\n', '');
    expect(kept.length).toBeLessThanOrEqual(290);
  });

  it('keeps each row of a table in short', () => {
    const rows = Array.from({length: 12}, (_, row) => `Code${row} · ${'meaning '.repeat(30)}`);
    const kept = quotable(rows.join('\n')).split('\n');
    expect(kept).toHaveLength(12);
    expect(kept.at(-1)).toMatch(/^Code11 · meaning .* …$/);
  });
});
