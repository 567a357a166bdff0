import path from 'node:path';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {importModule} from '../../lib/node/page-import';

/**
 * Names each list of tabs after the heading it stands under, for assistive technology (Tabs.tsx). A list in a
 * partial without headings is named after what it chooses alone. Pages with tabs import their look.
 */
export default function nameTabs() {
  return (tree: Root): void => {
    let section = '';
    const lists: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'element' && /^h[1-4]$/.test(node.tagName)) {
        section = toString(node);
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        lists.push(section);
        if (section) {
          node.attributes.push({type: 'mdxJsxAttribute', name: 'section', value: section});
        }
      }
    });
    if (lists.length > 0) {
      importModule(tree, path.join(__dirname, 'styles.lazy.css'));
    }
  };
}
