import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Outcome} from './check-pages';
import {contentOf} from './fences';
import type {Run, Types} from './record-files';
import {openRecords} from './records';
import {samplesOf} from './sample';
import {fence, memoryCache} from './testing/check-texts';

const DECIDED_BY = {release: 'a', types: 'b', runs: 'c', network: 'd'};

const PAGE = {path: 'page.mdx', version: 'v3', ...contentOf(fence('ts', 'one();'))} as const;

const TYPES: Types = [
  {line: 0, column: 0, length: 3, signature: 'one(): void', documentation: '', variable: 'one'},
  {line: 1, column: 2, length: 4, signature: 'two', documentation: 'Does it.'},
];

const outcome = (run: Run = {output: ['1']}, types = TYPES, key = 'key'): Outcome => ({
  ...{sample: samplesOf(PAGE).samples[0]!, status: 'run', usesSdk: true, errors: []},
  ...{hovers: [], run: [key, run], types: [key, types]},
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

const open = (decidedBy = {}, cache = memoryCache(), isFresh = false) =>
  openRecords(folder, {...DECIDED_BY, ...decidedBy}, cache, isFresh);

const write = (...outcomes: Outcome[]): void => open().compare(outcomes).write();

const knownIn = ({known}: ReturnType<typeof open>) => ({
  run: known.runs.get('key'),
  types: known.types.get('key'),
});

describe('results that are written down', () => {
  it('are known', () => {
    write(outcome());
    expect(knownIn(open())).toEqual({run: {output: ['1']}, types: TYPES});
  });

  it.each([
    ['another release', {release: 'x'}, {}],
    ['other code for types', {types: 'x'}, {run: {output: ['1']}}],
    ['other code for runs', {runs: 'x'}, {types: TYPES}],
    ['another network', {network: 'x'}, {run: {output: ['1']}, types: TYPES}],
  ])('do not count for %s', (_what, decidedBy, expected) => {
    write(outcome());
    expect(knownIn(open(decidedBy))).toEqual(expected);
  });

  it('count for one network, if a run asked it', () => {
    write(outcome({usesNetwork: true}));
    expect(open().known.runs.get('key')).toEqual({usesNetwork: true});
    expect(open({network: 'x'}).known.runs.get('key')).toBeUndefined();
  });

  it('do not count when everything is found out again', () => {
    write(outcome());
    expect(knownIn(open({}, memoryCache(), true))).toEqual({});
  });

  it('do not count in a file that a merge has left broken', () => {
    write(outcome());
    writeFileSync(path.join(folder, 'runs.json'), '<<<<<<< ours\n{}\n');
    expect(knownIn(open())).toEqual({types: TYPES});
  });

  it('are those that samples have', () => {
    write(outcome(), outcome({}, [], 'other'));
    const {unwritten, changed, stale, write: rewrite} = open().compare([outcome()]);
    expect([unwritten, changed]).toEqual([[], []]);
    expect(stale).toEqual(['runs.json', 'types.json'].map((name) => path.join(folder, name)));
    rewrite();
    expect(open().known.types.get('other')).toBeUndefined();
    expect(open().compare([outcome()]).stale).toEqual([]);
  });

  it('miss a sample', () => {
    write(outcome());
    expect(open().compare([outcome(), outcome({}, [], 'other')]).unwritten).toEqual([
      {page: 'page.mdx', line: 1, message: expect.stringContaining('not written down') as string},
    ]);
  });

  it.each([
    ['output', outcome({output: ['2']})],
    ['a use of the network', outcome({output: ['1'], usesNetwork: true})],
    ['values', outcome({output: ['1'], values: {isOpen: 'true'}})],
    ['types', outcome({output: ['1']}, [])],
  ])('are compared with %s that a sample gives now', (_what, now) => {
    write(outcome());
    expect(open().compare([now]).changed).toMatchObject([{page: 'page.mdx', line: 1}]);
  });

  it('stay where only ciphertexts, numbers and the like are others', () => {
    const values = (text: string) => ({
      values: {sealed: `{ text: '${text}'…, at: ${text.length}, end: '${text.slice(0, 4)}…`},
    });
    write(outcome(values('kx-yzabcd')));
    const file = path.join(folder, 'runs.json');
    const before = readFileSync(file, 'utf8');
    const {changed, stale} = open().compare([outcome(values('abcdefghij'))]);
    expect([changed, stale, readFileSync(file, 'utf8')]).toEqual([[], [], before]);
  });
});

it('results that are not written down are kept on this machine, for the same code', () => {
  const cache = memoryCache();
  const {known} = open({}, cache);
  known.runs.set('key', {usesNetwork: true});
  known.types.set('key', TYPES);
  expect(knownIn(open({}, cache))).toEqual({run: {usesNetwork: true}, types: TYPES});
  expect(knownIn(open({network: 'x'}, cache))).toEqual({types: TYPES});
  expect(knownIn(open({release: 'x'}, cache))).toEqual({});
});
