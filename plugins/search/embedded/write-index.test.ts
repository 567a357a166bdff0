import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {section} from '../testing/records';
import {AREAS} from '../types';
import type {Manifest, WireIndex, WireTexts} from './wire';
import {writeIndex} from './write-index';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
});
afterEach(() => rm(folder, {recursive: true}));

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as unknown;

/** Writes an index with a text, and reads what names its files. */
async function areasWith(text: string): Promise<Manifest['areas']> {
  await writeIndex(
    [section('/v3/a', 'V3', text), section('/v2/a', 'V2', 'Old.', {area: 'v2'})],
    folder,
  );
  return ((await read('search-index.json')) as Manifest).areas;
}

it('writes the index and the texts of each area, which the manifest names', async () => {
  const areas = await areasWith('One.');
  expect(Object.keys(areas)).toEqual(AREAS);
  const [{index, texts}, site] = [areas.v2!, areas.site!];
  expect(((await read(index)) as WireIndex).pages).toEqual([['/v2/a', 'V2', [[0]]]]);
  expect(((await read(texts)) as WireTexts).texts).toEqual(['Old.']);
  expect(((await read(site.index)) as WireIndex).pages).toEqual([]);
});

it('names a file by its content, so that it can be cached for good', async () => {
  const [before, same, after] = [
    await areasWith('One.'),
    await areasWith('One.'),
    await areasWith('Two.'),
  ];
  expect(same).toEqual(before);
  expect(after.v3!.index).not.toBe(before.v3!.index);
  expect(after.v3!.texts).not.toBe(before.v3!.texts);
  expect(after.v2).toEqual(before.v2);
});
