import path from 'node:path';
import type {ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import showFacts from './rehype';

const file = new VFile({path: path.resolve('docs/page.mdx')});
const position = (line: number) => ({
  start: {line, column: 1, offset: 0},
  end: {line, column: 2, offset: 1},
});

function component(
  name: string,
  props: Record<string, string>,
  children: ElementContent[] = [],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([prop, value]) => ({
      type: 'mdxJsxAttribute',
      name: prop,
      value,
    })),
    children,
    position: position(12),
  };
}

function show(node: MdxJsxFlowElementHast): MdxJsxFlowElementHast {
  const tree: Root = {type: 'root', children: [node]};
  showFacts()(tree, file);
  return tree.children[0] as MdxJsxFlowElementHast;
}

const htmlOf = (node: MdxJsxFlowElementHast): string => {
  const [attribute] = node.attributes;
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
    ? attribute.value
    : '';
};

describe('a component of facts', () => {
  it('becomes a figure with ready HTML', () => {
    const shown = show(component('ChainsTable', {version: 'v3'}));
    expect(shown).toMatchObject({name: 'FactsFigure', children: []});
    expect(htmlOf(shown)).toContain('<code>ethereum</code>');
  });

  it('shows the errors of the SDK or of a network', () => {
    const errors = (props: Record<string, string>) =>
      htmlOf(show(component('ErrorsTable', props))).replaceAll('<wbr>', '');
    expect(errors({version: 'v2'})).toContain('InvalidParamType');
    expect(errors({version: 'v2', from: 'jalapeno'})).toContain('storage_error');
    expect(errors({version: 'v3', from: 'cayenne'})).toContain('NodeRpcError');
  });

  it('shows all networks where no version is given', () => {
    expect(htmlOf(show(component('NetworksTable', {})))).toContain('habanero');
  });

  it('leaves other components alone', () => {
    expect(show(component('Card', {title: 'a'})).name).toBe('Card');
  });

  it.each([
    ['ChainsTable', {}, 'version: write one of v3, v2'],
    ['ChainsTable', {version: 'v4'}, 'version: write one of v3, v2'],
    [
      'ErrorsTable',
      {version: 'v3', from: 'serrano'},
      'from="serrano" is unknown; write one of sdk, cayenne',
    ],
    ['ChainsTable', {version: 'v3', family: 'EVM'}, 'Unrecognized key: "family"'],
    ['ScopesTable', {version: 'v2'}, 'SDK 2.2.63 has no scopes'],
    ['FeaturesTable', {version: 'v3'}, 'Unrecognized key: "version"'],
    ['ChainFacts', {version: 'v3', chain: 'x'}, 'chain="x" is unknown in 3.0.24'],
  ])('<%s> refuses %o', (name, props, message) => {
    expect(() => show(component(name, props as Record<string, string>))).toThrow(
      `docs/page.mdx:12: <${name}>: ${message}`,
    );
  });

  it('refuses props that are code', () => {
    const node = component('ChainsTable', {});
    node.attributes = [
      {
        type: 'mdxJsxAttribute',
        name: 'version',
        value: {type: 'mdxJsxAttributeValueExpression', value: '"v3"'},
      },
    ];
    expect(() => show(node)).toThrow('<ChainsTable>: props are plain text, as in version="v3"');
  });

  it('refuses to stand within text', () => {
    const inline = {...component('ChainsTable', {version: 'v3'}), type: 'mdxJsxTextElement'};
    expect(() => show(inline as unknown as MdxJsxFlowElementHast)).toThrow(
      'docs/page.mdx:12: <ChainsTable> stands within text; put it on a line of its own',
    );
  });
});

describe('a button that adds a network', () => {
  const props = {chain: 'chronicleTestnet', version: 'v3'};
  const button = component('AddNetworkButton', props);

  function showBoth(...nodes: MdxJsxFlowElementHast[]): Root['children'] {
    const tree: Root = {type: 'root', children: nodes};
    showFacts()(tree, file);
    return tree.children;
  }

  it('stands on a page that has the values', () => {
    const [values, shown] = showBoth(component('ChainFacts', props), button);
    expect(values).toMatchObject({
      name: 'FactsFigure',
      attributes: [{name: 'html'}, {name: 'id', value: 'values-of-chronicleTestnet'}],
    });
    expect(JSON.stringify(shown)).toContain('values-of-chronicleTestnet');
    expect(showBoth(button, component('ChainFacts', props))).toHaveLength(2);
  });

  it.each([
    [
      'has no values',
      props,
      'its messages lead to <ChainFacts> of the same chain; add that to the page',
    ],
    [
      'names no chain',
      {version: 'v3'},
      'chain: write the key of a chain, such as chain="chronicleTestnet"',
    ],
    [
      'names an unknown chain',
      {...props, chain: 'x'},
      'chain="x" is unknown in 3.0.24; <ChainsTable> lists the keys',
    ],
    ['names no version', {chain: 'base'}, 'version: write one of v3, v2'],
    [
      'names a chain of Solana',
      {...props, chain: 'solana'},
      'chain="solana" cannot be added to a wallet; it needs an EVM chain with a public RPC address',
    ],
    ['has another prop', {...props, name: 'x'}, 'Unrecognized key: "name"'],
  ])('is refused where it %s', (_what, given, line) => {
    expect(() => show(component('AddNetworkButton', given))).toThrow(
      `docs/page.mdx:12: <AddNetworkButton>: ${line}`,
    );
  });

  it('is refused within text', () => {
    const inline = {...button, type: 'mdxJsxTextElement'};
    expect(() => show(inline as unknown as MdxJsxFlowElementHast)).toThrow('stands within text');
  });
});

it('holds nothing', () => {
  const node = component('ClientConfigTable', {version: 'v3'}, [{type: 'text', value: 'a'}]);
  expect(() => show(node)).toThrow(
    'docs/page.mdx:12: <ClientConfigTable>: nothing may stand inside',
  );
});
