import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {htmlComponent} from '../shared/fences';
import {placeOf} from '../shared/place';
import {SiteError} from '../shared/site-error';
import {
  ADD_NETWORK_BUTTON,
  addNetworkData,
  factTable,
  isFactComponent,
  type FactComponentName,
} from './components';
import {parseNotes} from './notes';
import {filterOf, tableHtml} from './tables/html';
import type {FactTable} from './tables/table';
import {addNetworkButton} from './wallet/button';
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

/** Says where a component stands that a page uses wrongly. */
function withPlace<Result>(element: JsxElement, file: VFile, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof WrongUse) {
      throw new SiteError(
        placeOf(file.path, element.position?.start.line),
        `<${element.name}>: ${error.message}`,
      );
    }
    throw error;
  }
}

const tableOf = (element: JsxElement, name: FactComponentName, file: VFile): FactTable =>
  withPlace(element, file, () =>
    factTable(
      name,
      propsOf(element),
      parseNotes(element.children, (line) => placeOf(file.path, line)),
    ),
  );

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
 * @throws SiteError for wrong props, wrong notes, a component within a line of text, and a button for a network whose
 * values the page does not show
 */
export default function showFacts() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string | undefined>();
    const buttons: {element: JsxElement; valuesId: string}[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      const {name} = element;
      const isButton = name === ADD_NETWORK_BUTTON;
      if (!(isButton || isFactComponent(name)) || !parent || index === undefined) {
        return undefined;
      }
      if (element.type === 'mdxJsxTextElement') {
        throw new SiteError(
          placeOf(file.path, element.position?.start.line),
          `<${name}> stands within text; put it on a line of its own`,
        );
      }
      if (isButton) {
        const data = withPlace(element, file, () => addNetworkData(propsOf(element)));
        buttons.push({element, valuesId: data.valuesId});
        (parent as Element).children[index] = addNetworkButton(data);
      } else {
        const table = tableOf(element, name, file);
        ids.add(table.id);
        (parent as Element).children[index] = figure(table);
      }
      return SKIP;
    });
    for (const {element, valuesId} of buttons) {
      withPlace(element, file, () => {
        if (!ids.has(valuesId)) {
          throw new WrongUse(
            'its messages lead to <ChainFacts> of the same chain; add that to the page',
          );
        }
      });
    }
  };
}
