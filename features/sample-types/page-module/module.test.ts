import {expect, test} from 'vitest';
import type {PageData} from '../page-data';
import {pageModule} from './module';

const PROVEN: PageData = {
  versions: {v3: {a: {proof: 'Checked against 3.0.24', hasTypes: true}}},
  types: {texts: [['const a: 1']], blocks: {'v3/a': [[0, 6, 1, 0]]}},
};

const nothing = (file: string): never => {
  throw new Error(`${file} was emitted`);
};

test('names the file of types, which has their hash in its name', () => {
  const files = new Map<string, string>();
  const source = pageModule(PROVEN, (file, text) => files.set(file, text));
  const [[file, text]] = [...files] as [[string, string]];
  expect(file).toMatch(/^assets\/types\/[0-9a-f]{8}\.json$/);
  expect(JSON.parse(text)).toEqual(PROVEN.types);
  expect(source).toBe(
    `export default {typesUrl: __webpack_public_path__ + '${file}', versions: ${JSON.stringify(PROVEN.versions)}};\n`,
  );
});

test('has no file without types', () => {
  const data: PageData = {...PROVEN, types: {texts: [], blocks: {}}};
  expect(pageModule(data, nothing)).toBe(
    `export default {versions: ${JSON.stringify(PROVEN.versions)}};\n`,
  );
});

test('claims nothing of a page that the check does not know', () => {
  expect(pageModule(undefined, nothing)).toBe('export default {versions: {}};\n');
});
