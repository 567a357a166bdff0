import {expect, it} from 'vitest';
import {fenceKeys} from './fence-key';

const fence = {language: 'ts', meta: 'title="a.ts"', code: 'go();'};

it('names a fence by its text, wherever it stands', () => {
  const [onePage, otherPage] = [fenceKeys(), fenceKeys()];
  onePage({language: 'bash', meta: '', code: 'ls'});
  expect(onePage(fence)).toBe(otherPage(fence));
});

it.each([
  ['language', {...fence, language: 'js'}],
  ['meta', {...fence, meta: 'title="a.ts" env=node'}],
  ['code', {...fence, code: 'go() ;'}],
])('gives another name to another %s', (_what, other) => {
  expect(fenceKeys()(other)).not.toBe(fenceKeys()(fence));
});

it('tells equal fences of a page apart', () => {
  const keyOf = fenceKeys();
  expect(new Set([keyOf(fence), keyOf(fence), keyOf(fence)]).size).toBe(3);
});
