import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import nameTabs from './rehype';

const tabs = (): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'Tabs',
  attributes: [],
  children: [],
});

test('tabs are told the heading that they stand under', () => {
  const [first, second] = [tabs(), tabs()];
  const tree: Root = {
    type: 'root',
    children: [
      first,
      {
        type: 'element',
        tagName: 'h2',
        properties: {},
        children: [{type: 'text', value: 'Install'}],
      },
      second,
    ],
  };
  nameTabs()(tree);
  expect(first.attributes).toEqual([]);
  expect(second.attributes).toEqual([{type: 'mdxJsxAttribute', name: 'section', value: 'Install'}]);
});
