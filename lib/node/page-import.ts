import type {Root, RootContent} from 'hast';
import {parseMarkdown} from './markdown';

/**
 * Has a page import a module: a stylesheet that few pages need comes with those alone (pipeline/lean-bundle).
 *
 * @param tree of the page; it is changed
 * @param file absolute path of the module
 */
export function importModule(tree: Root, file: string): void {
  const statement = parseMarkdown(`import ${JSON.stringify(file)};`);
  tree.children.unshift(...(statement.children as RootContent[]));
}
