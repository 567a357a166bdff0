import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {htmlComponent} from '../../lib/node/fences';
import {placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {factContent, isFactComponent} from './components';
import {filterOf, tableHtml} from './table-html';
import type {FactTable} from '../../packages/sdk-facts/table/table';
import {addNetworkButton} from './wallet-button';
import {WrongUse} from '../../packages/sdk-facts/wrong-use';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function propsOf({attributes, children}: JsxElement): Record<string, string> {
  if (children.length > 0) {
    throw new WrongUse('nothing may stand inside');
  }
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new WrongUse('props are plain text, as in version="v3"');
      }
      return [attribute.name, attribute.value];
    }),
  );
}

function figure(table: FactTable): MdxJsxFlowElementHast {
  const filter = filterOf(table);
  return htmlComponent({
    component: 'FactsFigure',
    html: tableHtml(table),
    attributes: {
      ...(filter && {filter: JSON.stringify(filter)}),
      ...(table.id !== undefined && {id: table.id}),
    },
  });
}

/**
 * Turns the components of facts on a page into tables while the site is built.
 *
 * @throws SiteError for wrong props, a component within a line of text, and a button for a network whose values the page
 * does not show
 */
export default function showFacts() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string | undefined>();
    const buttons: {place: string; valuesId: string}[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      const {name} = element;
      if (!isFactComponent(name) || !parent || index === undefined) {
        return undefined;
      }
      const place = placeOf(file.path, element.position?.start.line);
      if (element.type === 'mdxJsxTextElement') {
        throw new SiteError(place, `<${name}> stands within text; put it on a line of its own`);
      }
      const siblings = (parent as Element).children;
      try {
        const content = factContent(name, propsOf(element));
        if ('network' in content) {
          buttons.push({place, valuesId: content.valuesId});
          siblings[index] = addNetworkButton(content);
        } else {
          ids.add(content.id);
          siblings[index] = figure(content);
        }
      } catch (error) {
        throw error instanceof WrongUse
          ? new SiteError(place, `<${name}>: ${error.message}`)
          : error;
      }
      return SKIP;
    });
    const [lost] = buttons.filter(({valuesId}) => !ids.has(valuesId));
    if (lost) {
      throw new SiteError(
        lost.place,
        `<AddNetworkButton>: its messages lead to <ChainFacts> of the same chain; add that to the page`,
      );
    }
  };
}
