import type {Root, RootContent} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {htmlComponent} from '../../lib/node/fences';
import pairSamples from './rehype';

const sample = (name: string): RootContent =>
  htmlComponent({component: name.startsWith('output') ? 'OutputFigure' : 'CodeFigure', html: name});

/** The page as words in brackets: `[words | samples]` for a pair. */
function written(nodes: readonly RootContent[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value;
      if (node.type === 'mdxJsxFlowElement') {
        const [html] = node.attributes;
        return typeof html?.value === 'string' ? html.value : '';
      }
      if (node.type !== 'element') return '';
      const inner = node.children as RootContent[];
      return node.properties.className
        ? `[${inner.map((side) => written('children' in side ? (side.children as RootContent[]) : [])).join(' | ')}]`
        : written(inner);
    })
    .join(' ')
    .trim();
}

function paired(layout: string | undefined, ...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  pairSamples()(tree, new VFile({data: {frontMatter: {layout}}}));
  return tree.children;
}

const page = (): RootContent[] => [
  h('p', 'lead'),
  h('h2', 'Start'),
  sample('show'),
  h('h2', 'Group'),
  h('h3', 'One'),
  h('p', 'words'),
  sample('a'),
  sample('output'),
  h('p', 'more'),
  sample('b'),
  h('p', 'rest'),
  h('h3', 'Two'),
  h('p', 'without'),
  h('h2', 'Next'),
  h('p', 'links'),
];

it('puts samples beside the words above them, and leaves other words alone', () => {
  const [styles, ...nodes] = paired('reference', ...page());
  expect(styles).toMatchObject({type: 'mdxjsEsm'});
  expect(written(nodes)).toBe(
    'lead Start show [Group One words | a output] [more | b | rest] Two without Next links',
  );
});

it('leaves pages as they are that do not ask for it', () => {
  expect(paired(undefined, ...page())).toEqual(page());
});
