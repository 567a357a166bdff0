import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../shared/place';
import {SiteError} from '../shared/site-error';
import {factTable, isFactComponent, type FactComponentName} from './components';
import {parseNotes} from './notes';
import {tableHtml} from './tables/html';
import type {FactTable} from './tables/table';
import {WrongUse} from './wrong-use';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function propsOf({attributes}: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new WrongUse('props are plain text, as in version="v3"');
      }
      return [attribute.name, attribute.value];
    }),
  );
}

function tableOf(element: JsxElement, name: FactComponentName, file: VFile): FactTable {
  const placeOfLine = (line: number | undefined) => placeOf(file.path, line);
  try {
    return factTable(name, propsOf(element), parseNotes(element.children, placeOfLine));
  } catch (error) {
    if (error instanceof WrongUse) {
      throw new SiteError(placeOfLine(element.position?.start.line), `<${name}>: ${error.message}`);
    }
    throw error;
  }
}

/** The component of src/theme/MDXComponents that shows ready HTML. */
function figure(html: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'FactsFigure',
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: html}],
    children: [],
  };
}

/**
 * Turns the components of facts on a page into tables while the site is built.
 *
 * @throws SiteError for wrong props, wrong notes, and a component within a line of text
 */
export default function showFacts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      if (!isFactComponent(element.name) || !parent || index === undefined) {
        return undefined;
      }
      if (element.type === 'mdxJsxTextElement') {
        throw new SiteError(
          placeOf(file.path, element.position?.start.line),
          `<${element.name}> stands within text; put it on a line of its own`,
        );
      }
      (parent as Element).children[index] = figure(tableHtml(tableOf(element, element.name, file)));
      return SKIP;
    });
  };
}
