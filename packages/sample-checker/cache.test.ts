import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openCache} from './cache';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'cache-'));
  folder = path.join(parent, 'deep');
  const cache = openCache(folder);
  cache.set('a', 1);
  cache.set('b', 2);
});

afterEach(() => rmSync(parent, {recursive: true}));

const saved = (): (number | undefined)[] => {
  const cache = openCache(folder);
  return ['a', 'b', 'c'].map((key) => cache.get<number>(key));
};

it('forgets what a run did not ask for', () => {
  const cache = openCache(folder);
  cache.get('a');
  cache.set('c', 3);
  cache.forgetUnused();
  expect(saved()).toEqual([1, undefined, 3]);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('keeps it for a run that looks at a part, and what others saved meanwhile', () => {
  const cache = openCache(folder);
  openCache(folder).set('c', 3);
  cache.set('a', 4);
  expect(saved()).toEqual([4, 2, 3]);
});
