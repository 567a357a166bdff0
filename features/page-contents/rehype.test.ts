import type {Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import addContents from './rehype';

function namesOf(file: string, ...children: Root['children']): unknown[] {
  const tree: Root = {type: 'root', children};
  addContents()(tree, new VFile({path: `${process.cwd()}/${file}`}));
  return tree.children.map((node) =>
    'tagName' in node ? node.tagName : 'name' in node && node.name,
  );
}

it('puts the contents behind the lead', () => {
  expect(namesOf('docs/a.mdx', h('p'), h('h2'))).toEqual(['p', 'OnThisPage', 'h2']);
});

it('puts them first where a page has no lead', () => {
  expect(namesOf('docs/a.mdx', h('h2'), h('p'))).toEqual(['OnThisPage', 'h2', 'p']);
  expect(namesOf('docs/a.mdx')).toEqual(['OnThisPage']);
});

it.each(['docs/_part.mdx', 'blog/2021-08-26-welcome/index.mdx'])('leaves %s alone', (file) => {
  expect(namesOf(file, h('p'))).toEqual(['p']);
});
