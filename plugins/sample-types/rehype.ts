import path from 'node:path';
import type {ImportDeclaration, Program} from 'estree';
import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../shared/place';

/** The module that every page imports, with its own path as the query. The loader of that name writes it. */
export const PAGE_MODULE = path.join(__dirname, 'page-module', 'empty.js');

const FIGURES: ReadonlySet<string | null> = new Set(['CodeFigure', 'OutputFigure']);

/** What the page calls its module; no page declares such a name. */
const NAME = '_checkedSamples';

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

const importOf = (module: string): ImportDeclaration => ({
  type: 'ImportDeclaration',
  specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: NAME}}],
  source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
  attributes: [],
});

/** Passes the page's module to a figure, as its `samples`. */
function connect(figure: MdxJsxFlowElementHast): void {
  const estree = program({
    type: 'ExpressionStatement',
    expression: {type: 'Identifier', name: NAME},
  });
  figure.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'samples',
    value: {type: 'mdxJsxAttributeValueExpression', value: NAME, data: {estree}},
  });
}

/**
 * Gives the code blocks of a page what was found out about them. It comes from a generated module
 * that the page imports, so that a bundler that remembers the page still takes what is true now.
 */
export default function connectSamples() {
  return (tree: Root, file: VFile): void => {
    const figures: MdxJsxFlowElementHast[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (FIGURES.has(node.name)) {
        figures.push(node);
      }
    });
    if (figures.length === 0) {
      return;
    }
    figures.forEach(connect);
    const page = placeOf(file.path);
    const module = `${PAGE_MODULE}?${encodeURIComponent(page)}`;
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: `import ${NAME} from ${JSON.stringify(module)};`,
      data: {estree: program(importOf(module))},
    });
  };
}
