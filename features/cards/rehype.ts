import path from 'node:path';
import type {Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';
import {importModule} from '../../lib/node/page-import';

/** Has pages with cards, and those alone, load how cards look. */
export default function styleCards() {
  return (tree: Root): void => {
    visit(tree, {type: 'mdxJsxFlowElement', name: 'Cards'}, () => {
      importModule(tree, path.join(__dirname, 'styles.lazy.css'));
      return EXIT;
    });
  };
}
