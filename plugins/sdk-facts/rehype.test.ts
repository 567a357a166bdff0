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

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (tagName: string, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
  position: position(14),
});

const note = (name: string, words = 'does this'): ElementContent =>
  element('li', [element('code', [text(name)]), text(`: ${words}`)]);

const OPTIONS = [
  'debug',
  'litNetwork',
  'minNodeCount',
  'connectTimeout',
  'bootstrapUrls',
  'alertWhenUnauthorized',
  'defaultAuthCallback',
];

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
    const errors = (props: Record<string, string>) => htmlOf(show(component('ErrorsTable', props)));
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
    ['ChainsTable', {}, 'version is missing; write version="v3" or "v2"'],
    ['ChainsTable', {version: 'v4'}, 'version="v4" is unknown; write "v3" or "v2"'],
    [
      'ContractsTable',
      {version: 'v3', network: 'serrano'},
      'network="serrano" is unknown; write "cayenne"',
    ],
    [
      'ErrorsTable',
      {version: 'v3', from: 'serrano'},
      'from="serrano" is unknown; write "sdk" or "cayenne"',
    ],
    ['ChainsTable', {version: 'v3', family: 'EVM'}, 'family is no prop; it takes version'],
    ['ScopesTable', {version: 'v2'}, 'SDK 2.2.63 has no scopes'],
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

describe('notes', () => {
  const config = (...items: ElementContent[]) =>
    show(component('ClientConfigTable', {version: 'v3'}, [element('ul', items)]));

  it('fill a column, and order the rows', () => {
    const html = htmlOf(config(...OPTIONS.map((name) => note(name, `about ${name}`))));
    expect(html).toContain('<th scope="col">Effect</th>');
    expect(html).toContain('<td>about connectTimeout</td>');
    expect(html.indexOf('<th scope="row"><code>debug')).toBeLessThan(
      html.indexOf('<th scope="row"><code>litNetwork'),
    );
  });

  it('may be left out', () => {
    expect(htmlOf(show(component('ClientConfigTable', {version: 'v3'})))).not.toContain('Effect');
  });

  it.each([
    [
      'are missing',
      OPTIONS.slice(1).map((name) => note(name)),
      '12: <ClientConfigTable>: `debug` has no note',
    ],
    [
      'are of no option',
      [...OPTIONS, 'colour'].map((name) => note(name)),
      '12: <ClientConfigTable>: `colour` has a note, but 3.0.24 has no such option',
    ],
    ['come twice', [note('debug'), note('debug')], '14: `debug` has two notes'],
    ['have no name', [element('li', [text('does this')])], '14: write each note as'],
    [
      'hold other markup',
      [element('li', [element('code', [text('debug')]), text(': a '), element('em', [text('b')])])],
      '14: a note may hold text, `code` and links',
    ],
  ])('that %s are refused', (_what, items, message) => {
    expect(() => config(...items)).toThrow(`docs/page.mdx:${message}`);
  });

  it('must be a list', () => {
    const node = component('ClientConfigTable', {version: 'v3'}, [element('p', [text('hello')])]);
    expect(() => show(node)).toThrow('docs/page.mdx:14: only a list of notes may stand inside');
  });

  it('stand in no other component', () => {
    const node = component('ChainsTable', {version: 'v3'}, [element('ul', [note('ethereum')])]);
    expect(() => show(node)).toThrow('docs/page.mdx:12: <ChainsTable>: nothing may stand inside');
  });
});
