import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Names each list of tabs after the heading it stands under, for assistive technology (Tabs.tsx). A list in a
 * partial without headings is named after what it chooses alone.
 */
export default function nameTabs() {
  return (tree: Root): void => {
    let section = '';
    visit(tree, (node) => {
      if (node.type === 'element' && /^h[1-4]$/.test(node.tagName)) {
        section = toString(node);
      } else if (section && node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'section', value: section});
      }
    });
  };
}
