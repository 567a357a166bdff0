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

/** What becomes of the nodes, behind the import of their look, if they need it. */
function show(...nodes: MdxJsxFlowElementHast[]): MdxJsxFlowElementHast[] {
  const tree: Root = {type: 'root', children: [...nodes]};
  showFacts()(tree, new VFile({path: path.resolve('docs/page.mdx')}));
  return tree.children.slice(tree.children.length - nodes.length) as MdxJsxFlowElementHast[];
}

const chronicle = {chain: 'chronicleTestnet', version: 'v3'};
const button = component('AddNetworkButton', chronicle);
const values = component('ChainFacts', chronicle);

describe('a component of facts', () => {
  it.each([
    ['ChainsTable', {version: 'v3'}, '<code>ethereum</code>'],
    ['ErrorsTable', {version: 'v2'}, 'Errors of SDK 2.2.63'],
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

  it('shows a button on a page that has the values', () => {
    expect(show(button, values)).toMatchObject([
      {tagName: 'div'},
      {name: 'FactsFigure', attributes: [{}, {name: 'id', value: 'values-of-chronicleTestnet'}]},
    ]);
    expect(JSON.stringify(show(values, button)[1])).toContain('values-of-chronicleTestnet');
  });

  const noChain = 'chain: write the key of a chain, such as chain="chronicleTestnet"';
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
      'from="serrano" is unknown; write one of sdk, cayenne',
    ],
    ['ScopesTable', {version: 'v2'}, 'SDK 2.2.63 has no scopes'],
    ['FeaturesTable', {version: 'v3'}, 'Unrecognized key: "version"'],
    ['ChainFacts', {version: 'v3', chain: 'x'}, 'chain="x" is unknown in 3.0.24; <ChainsTable>'],
    ['AddNetworkButton', {version: 'v3'}, noChain],
    [
      'AddNetworkButton',
      {version: 'v3', chain: 'solana'},
      'chain="solana" cannot be added to a wallet; it needs an EVM chain with a public RPC address',
    ],
    [
      'AddNetworkButton',
      chronicle,
      'its messages lead to <ChainFacts> of the same chain; add that to the page',
    ],
  ])('<%s> refuses %j', (name, props, message) => {
    expect(() => show(component(name, props))).toThrow(`docs/page.mdx:12: <${name}>: ${message}`);
  });

  it.each([values, button])('<$name> refuses to stand within text', ({name}) => {
    const inline = component(name!, chronicle, {type: 'mdxJsxTextElement' as 'mdxJsxFlowElement'});
    expect(() => show(inline)).toThrow(
      `docs/page.mdx:12: <${name}> stands within text; put it on a line of its own`,
    );
  });

  it('holds nothing', () => {
    const full = component('ChainFacts', chronicle, {children: [{type: 'text', value: 'a'}]});
    expect(() => show(full)).toThrow('<ChainFacts>: nothing may stand inside');
  });
});
