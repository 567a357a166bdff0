import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {componentsOf, fencePage} from '../testing/fence-page';
import {fenceKeys, parseFenceMeta, replaceFences, visibleCode, type CodeFence} from './fences';

describe('replaceFences', () => {
  const figure = ({code}: CodeFence) => Promise.resolve({component: 'Figure', html: code});

  it('hands over what a fence says', async () => {
    const {tree} = fencePage({language: 'ts', meta: 'title="a.ts"', code: 'a\n\nb', line: 7});
    const seen: CodeFence[] = [];
    await replaceFences(tree, (fence) => {
      seen.push(fence);
      return Promise.resolve(undefined);
    });
    expect(seen).toEqual([{language: 'ts', meta: 'title="a.ts"', code: 'a\n\nb', line: 7}]);
  });

  it('replaces the fences that are rendered, each in its place, and leaves the others', async () => {
    const {tree} = fencePage(
      {language: 'a', code: '1'},
      {language: 'b', code: '2'},
      {language: 'a', code: '3'},
    );
    await replaceFences(tree, (fence) =>
      fence.language === 'a' ? figure(fence) : Promise.resolve(undefined),
    );
    expect(tree.children.map(({type}) => type)).toEqual([
      'mdxJsxFlowElement',
      'element',
      'mdxJsxFlowElement',
    ]);
    expect(componentsOf(tree)).toEqual([
      {name: 'Figure', html: '1'},
      {name: 'Figure', html: '3'},
    ]);
  });

  it('finds fences in other elements, and leaves code in a line alone', async () => {
    const [fence] = fencePage({language: 'ts', code: 'a'}).tree.children;
    const inline = {type: 'element' as const, tagName: 'code', properties: {}, children: []};
    const item = {
      type: 'element' as const,
      tagName: 'li',
      properties: {},
      children: [fence, inline],
    };
    await replaceFences({type: 'root', children: [item]} as Root, figure);
    expect(item.children).toEqual([expect.objectContaining({name: 'Figure'}), inline]);
  });
});

describe('fenceKeys', () => {
  const fence = {language: 'ts', meta: 'title="a.ts"', code: 'go();'};

  it('names a fence by its text, wherever it stands', () => {
    const [onePage, otherPage] = [fenceKeys(), fenceKeys()];
    onePage({language: 'bash', meta: '', code: 'ls'});
    expect(onePage(fence)).toBe(otherPage(fence));
  });

  it('tells apart equal fences of a page, and fences of which any part differs', () => {
    const keyOf = fenceKeys();
    const other = {language: 'js', meta: 'env=node', code: 'go() ;'};
    const others = Object.entries(other).map(([part, text]) => ({...fence, [part]: text}));
    expect(new Set([fence, fence, fence, ...others].map(keyOf)).size).toBe(6);
  });
});

describe('parseFenceMeta', () => {
  it.each<[meta: string, values: object, flags: string[], highlighted: number[]]>([
    ['', {}, [], []],
    ['title="a b.ts"', {title: 'a b.ts'}, [], []],
    ['title=a.ts', {title: 'a.ts'}, [], []],
    [`title="it's {3} output"`, {title: "it's {3} output"}, [], []],
    [`title='say "hi" env=node'`, {title: 'say "hi" env=node'}, [], []],
    ['{1,3-5}', {}, [], [1, 3, 4, 5]],
    ['{1, 3 - 4}', {}, [], [1, 3, 4]],
    ['output title="a.ts" {2} env=node b', {title: 'a.ts', env: 'node'}, ['output', 'b'], [2]],
  ])('reads %s', (text, values, flags, highlighted) => {
    const meta = parseFenceMeta(text);
    expect(Object.fromEntries(meta.values)).toEqual(values);
    expect([...meta.flags]).toEqual(flags);
    expect([...meta.highlighted]).toEqual(highlighted);
  });
});

describe('visibleCode', () => {
  it.each<[what: string, code: string[], seen: string[]]>([
    ['code without notations', ['a', '', '  b'], ['a', '', '  b']],
    ['what stands below a cut', ['a', '// ---cut---', 'b'], ['b']],
    ['what stands below the last cut', ['a', '// ---cut---', 'b', '// ---cut---', 'c'], ['c']],
    ['what stands above cut-after', ['a', '// ---cut-after---', 'b'], ['a']],
    [
      'what stands around cut-start and cut-end',
      ['a', '// ---cut-start---', 'b', '// ---cut-end---', 'c'],
      ['a', 'c'],
    ],
    ['no directives', ['// @errors: 2345', '// @filename: a.ts', 'a'], ['a']],
    [
      'no empty lines at its ends, and the indentation of its first line',
      ['a', '// ---cut---', '', '  b', '', 'c', ''],
      ['  b', '', 'c'],
    ],
    [
      'comments that only look like notations',
      ['// cut here', "const mark = '// ---cut---';", '// @param a'],
      ['// cut here', "const mark = '// ---cut---';", '// @param a'],
    ],
  ])('shows %s', (_what, code, seen) => {
    expect(visibleCode(code.join('\n')).split('\n')).toEqual(seen);
  });
});
