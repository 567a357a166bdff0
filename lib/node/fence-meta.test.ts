import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from './fence-meta';

describe('parseFenceMeta', () => {
  it('finds nothing in an empty text', () => {
    expect(parseFenceMeta('')).toEqual({
      values: new Map(),
      flags: new Set(),
      highlighted: new Set(),
    });
  });

  it.each([
    ['title="a b.ts"', 'a b.ts'],
    ["title='a b.ts'", 'a b.ts'],
    ['title=a.ts', 'a.ts'],
    ['title=""', ''],
    [`title="it's {3} output"`, "it's {3} output"],
    [`title='say "hi" env=node'`, 'say "hi" env=node'],
    ['title="a=b"', 'a=b'],
  ])('reads %s', (meta, title) => {
    const {values, flags, highlighted} = parseFenceMeta(meta);
    expect([...values]).toEqual([['title', title]]);
    expect(flags.size + highlighted.size).toBe(0);
  });

  it.each([
    ['{2}', [2]],
    ['{1,3-5}', [1, 3, 4, 5]],
    ['{1, 3 - 4}', [1, 3, 4]],
    ['{2} {4-5}', [2, 4, 5]],
    ['{5-3}', []],
    ['{0}', []],
  ])('highlights the lines of %s', (meta, lines) => {
    expect([...parseFenceMeta(meta).highlighted]).toEqual(lines);
  });

  it('tells words from values', () => {
    const {values, flags, highlighted} = parseFenceMeta(
      'output title="a.ts" {2} env=node showLineNumbers',
    );
    expect(Object.fromEntries(values)).toEqual({title: 'a.ts', env: 'node'});
    expect([...flags]).toEqual(['output', 'showLineNumbers']);
    expect([...highlighted]).toEqual([2]);
  });

  it('lets the last of two equal keys count', () => {
    expect(parseFenceMeta('title=a title=b').values.get('title')).toBe('b');
  });
});
