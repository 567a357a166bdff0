import {mkdtemp, readdir, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {AREAS} from '../../site/versions';
import {FILE_ORIGIN, fileFetch, writeIndex} from './build-index';
import {createEngine, INDEX_FOLDER} from './engine';
import {indexSections} from './sections';
import {section} from './testing/site';

it.each([
  ['string', ['/v3/sdk/encryption'], 'text'],
  ['secret', ['/v3/sdk/encryption'], 'about'],
  ['encryption', ['/v3/sdk/encryption'], 'title'],
  ['encryption', ['/v3/sdk/encryption'], 'slug'],
  ['blob', ['/v3/sdk/encryption'], 'keywords'],
  ['files', ['/v3/sdk/encryption#files'], 'heading'],
  ['encryptfile', ['/v3/sdk/encryption#files'], 'code'],
  ['and', [], ''],
])('"%s" is found in %j, in its %s', (term, urls, field) => {
  const index = indexSections([
    section('/v3/sdk/encryption', 'Encryption', 'Keep it secret.\nEncrypt a string.', {
      keywords: 'upload,blob',
    }),
    section('/v3/sdk/encryption#files', 'Encryption > Files', 'Files, and files again.', {
      identifiers: ['encryptFile'],
    }),
    section('/v3/', 'Overview'),
  ]);
  const found = index.search(term, {fields: field ? [field] : undefined});
  expect(found.map(({id}) => id as string)).toEqual(urls);
});

it('the index is a file of each area, and an area without pages is searched as well', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
  await writeIndex([section('/v2/a', 'V2', 'Old.')], folder);
  expect(await readdir(path.join(folder, INDEX_FOLDER))).toHaveLength(AREAS.length);
  const search = createEngine(`${FILE_ORIGIN}/${INDEX_FOLDER}`, fileFetch(folder));
  const answer = await search({query: 'old', areas: AREAS, limit: 5});
  expect(answer).toMatchObject({total: 1, hits: [{url: '/v2/a', area: 'v2'}], counts: {site: 0}});
  await rm(folder, {recursive: true});
  await expect(search({query: 'old', areas: ['v2'], limit: 5})).resolves.toMatchObject({total: 1});
});
