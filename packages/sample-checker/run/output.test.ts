import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {contentOf} from '../fences';
import {samplesOf} from '../sample';
import {fence} from '../testing/check-texts';
import {compareOutput, updatedOutput, writeOutputs} from './output';

describe('compareOutput', () => {
  it.each([
    ['the same', 'a\nb', 'a\nb\n'],
    ['blanks at line ends', 'a  \nb', 'a\nb'],
    ['a mark for what varies', '0x12… is the address', '0x1234567 is the address'],
    ['characters that mean something in patterns', 'f(x) [1] $.a', 'f(x) [1] $.a'],
  ])('accepts %s', (_what, shown, printed) => {
    expect(compareOutput({line: 1, code: shown}, printed)).toBeUndefined();
  });

  it.each([
    ['another line', 'a\nb', 'a\nc', 3, 'shows "b" where the sample prints "c"'],
    ['a missing line', 'a', 'a\nb', 2, 'shows nothing where the sample prints "b"'],
    ['a line too many', 'a\nb', 'a', 3, 'shows "b" where the sample prints nothing'],
    ['a mark across lines', 'a…c', 'a\nc', 2, 'shows "a…c" where the sample prints "a"'],
  ])('reports %s', (_what, shown, printed, line, message) => {
    expect(compareOutput({line: 1, code: shown}, printed)).toEqual({line, message});
  });
});

describe('updatedOutput', () => {
  it('keeps lines that match, with their marks', () => {
    expect(updatedOutput('id 0x…\nold', 'id 0x12\nnew\nmore\n')).toEqual(['id 0x…', 'new', 'more']);
  });
});

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const page = (first: string, second: string, third: string): string =>
  [
    fence('ts', 'first();'),
    fence('text output', first),
    '- In a list:\n\n',
    indented(fence('ts', 'second();')),
    '\n',
    indented(fence('text output', second)),
    fence('ts', 'third();'),
    fence('text output', third),
  ].join('');

it('rewrites outputs to what was printed, and nothing else', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const file = path.join(root, 'page.mdx');
  const before = page('one\nthree\nfour', 'id …\nold', 'same');
  writeFileSync(file, before);
  const {samples} = samplesOf({path: 'page.mdx', version: 'v3', ...contentOf(before)});
  const printed = ['one\ntwo\n', 'id 0.1\n\nend\n', undefined];
  const outcomes = samples.map((sample, index) => ({sample, printed: printed[index]}));
  expect(writeOutputs(root, outcomes)).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(page('one\ntwo', 'id …\n\nend', 'same'));
});
