import path from 'node:path';
import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import showFacts from './rehype';

const start = {line: 12, column: 1, offset: 0};

const component = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  more: Partial<MdxJsxFlowElementHast> = {},
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([prop, value]) => ({
    ...{type: 'mdxJsxAttribute', name: prop, value: value as string},
  })),
  children: [],
  position: {start, end: start},
  ...more,
});

/** The nodes after the plugin has run, without the import of styles. */
function show(...nodes: MdxJsxFlowElementHast[]): MdxJsxFlowElementHast[] {
  const tree: Root = {type: 'root', children: [...nodes]};
  showFacts()(tree, new VFile({path: path.resolve('docs/page.mdx')}));
  return tree.children.slice(tree.children.length - nodes.length) as MdxJsxFlowElementHast[];
}

const table = component('ChainsTable', {version: 'v3'});

describe('a component of facts', () => {
  it.each([
    ['ChainsTable', {version: 'v3'}, '<code>ethereum</code>'],
    ['ErrorsTable', {version: 'v2'}, 'Errors of SDK 2.2.63'],
    ['ErrorsTable', {version: 'v2', from: 'texts'}, 'throws without a code'],
    ['ErrorsTable', {version: 'v2', from: 'jalapeno'}, 'nodes of Jalapeno'],
    ['ErrorsTable', {version: 'v3', from: 'cayenne'}, 'nodes of Cayenne'],
  ])('<%s> with %j becomes a figure with ready HTML', (name, props, html) => {
    const [shown] = show(component(name, props));
    expect(shown?.name).toBe('FactsFigure');
    expect(shown?.attributes[0]?.value).toContain(html);
  });

  it('is no other component', () => {
    expect(show(component('Card', {title: 'a'}))[0]?.name).toBe('Card');
  });

  it.each([
    ['ChainsTable', {}, 'version: write one of v3, v2'],
    ['ChainsTable', {version: 'v4'}, 'version: write one of v3, v2'],
    ['ChainsTable', {version: 'v3', family: 'EVM'}, 'Unrecognized key: "family"'],
    [
      'ChainsTable',
      {version: {type: 'mdxJsxAttributeValueExpression', value: '"v3"'}},
      'props are plain text, as in version="v3"',
    ],
    [
      'ErrorsTable',
      {version: 'v3', from: 'serrano'},
      'from="serrano" is unknown; write one of sdk, texts, frameworks, cayenne',
    ],
    ['ScopesTable', {version: 'v2'}, 'SDK 2.2.63 has no scopes'],
    ['FeaturesTable', {version: 'v3'}, 'Unrecognized key: "version"'],
  ])('<%s> refuses %j', (name, props, message) => {
    expect(() => show(component(name, props))).toThrow(`docs/page.mdx:12: <${name}>: ${message}`);
  });

  it('refuses to stand within text', () => {
    const inline = {...table, type: 'mdxJsxTextElement' as 'mdxJsxFlowElement'};
    expect(() => show(inline)).toThrow(
      'docs/page.mdx:12: <ChainsTable> stands within text; put it on a line of its own',
    );
  });

  it('holds nothing', () => {
    const full = {...table, children: [{type: 'text' as const, value: 'a'}]};
    expect(() => show(full)).toThrow('<ChainsTable>: nothing may stand inside');
  });
});
