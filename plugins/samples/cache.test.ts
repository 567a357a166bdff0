import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openCache} from './cache';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  file = path.join(folder, 'deep', 'cache.json');
  const cache = openCache(file);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.save();
});

afterEach(() => rmSync(folder, {recursive: true}));

const saved = (): (number | undefined)[] => {
  const cache = openCache(file);
  return ['a', 'b', 'c'].map((key) => cache.get<number>(key));
};

it('forgets what a run did not ask for', () => {
  const cache = openCache(file);
  cache.get('a');
  cache.set('c', 3);
  cache.save();
  expect(saved()).toEqual([1, undefined, 3]);
  expect(readdirSync(path.dirname(file))).toEqual(['cache.json']);
});

it('keeps it for a run that looks at a part, and what others saved meanwhile', () => {
  const cache = openCache(file);
  const other = openCache(file);
  other.set('c', 3);
  other.save({keepUnused: true});
  cache.set('a', 4);
  cache.save({keepUnused: true});
  expect(saved()).toEqual([4, 2, 3]);
});
