import type {Root} from 'hast';
import {h} from 'hastscript';
import {expect, test} from 'vitest';
import {htmlComponent} from '../../lib/node/fences';
import nameTabs from './rehype';

test('tabs are told the heading that they stand under', () => {
  const tabs = () => ({...htmlComponent({component: 'Tabs', html: ''}), attributes: []});
  const tree: Root = {type: 'root', children: [tabs(), h('h2', 'Install'), tabs()]};
  nameTabs()(tree);
  expect(tree.children).toMatchObject([
    {attributes: []},
    {tagName: 'h2'},
    {attributes: [{name: 'section', value: 'Install'}]},
  ]);
});
