import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {replaceFences, type Fence} from './fences';
import {componentsOf, fencePage} from '../testing/fence-page';

describe('replaceFences', () => {
  it('hands over what a fence says', async () => {
    const {tree} = fencePage({language: 'ts', meta: 'title="a.ts"', code: 'a\n\nb', line: 7});
    const seen: Fence[] = [];
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
    await replaceFences(tree, ({language, code}) =>
      Promise.resolve(language === 'a' ? {component: 'Figure', html: code} : undefined),
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

  it('finds fences in other elements', async () => {
    const {tree} = fencePage({language: 'ts', code: 'a'});
    const [fence] = tree.children;
    const item = {type: 'element' as const, tagName: 'li', properties: {}, children: [fence]};
    const page = {type: 'root', children: [item]} as Root;
    await replaceFences(page, ({code}) => Promise.resolve({component: 'Figure', html: code}));
    expect(item.children).toEqual([expect.objectContaining({name: 'Figure'})]);
  });

  it('leaves code in a line alone', async () => {
    const tree: Root = {
      type: 'root',
      children: [{type: 'element', tagName: 'code', properties: {}, children: []}],
    };
    await replaceFences(tree, () => Promise.reject(new Error('is no fence')));
    expect(tree.children).toHaveLength(1);
  });
});
