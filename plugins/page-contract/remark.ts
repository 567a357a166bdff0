import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ADD_NETWORK_BUTTON, FACT_COMPONENTS} from '../sdk-facts';
import {placeOf} from '../shared/place';
import {SiteError} from '../shared/site-error';

/**
 * What pages may use without an import: the names that src/theme/MDXComponents provides, and those
 * that plugins/sdk-facts turns into tables and buttons.
 */
export const PAGE_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Cards',
  'Card',
  'Details',
  'Head',
  ...FACT_COMPONENTS,
  ADD_NETWORK_BUTTON,
] as const;

function importedNames({data}: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    return [];
  });
}

/**
 * Finds components that a page uses without having them.
 *
 * @throws SiteError that names the page, the line and the component
 */
export default function checkComponents() {
  return (tree: Root, file: VFile): void => {
    const known = new Set<string>(PAGE_COMPONENTS);
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      importedNames(node).forEach((name) => known.add(name));
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && /^[A-Z]/.test(name) && !known.has(name.split('.')[0]!)) {
        throw new SiteError(
          placeOf(file.path, position?.start.line),
          `<${name}> is no component of pages; import it, or use one of ${PAGE_COMPONENTS.join(', ')}`,
        );
      }
    });
  };
}
