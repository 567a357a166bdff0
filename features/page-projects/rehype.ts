import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {MAKES_FOLDER, STARTS_ELSEWHERE} from '../../lib/node/fences';
import {isPartial, placeOf} from '../../lib/node/place';
import {entryOf} from '../../lib/node/routes';
import {isInstallation} from './place';

/** Commands by which a reader who carries the samples over makes a folder for them. */
function isSetUp(node: Element): boolean {
  const text = node.tagName === 'pre' ? toString(node) : '';
  return MAKES_FOLDER.test(text) && !text.includes('# in your app');
}

const element = (name: string, children: ElementContent[] = []): MdxJsxFlowElementHast => ({
  ...{type: 'mdxJsxFlowElement', name, attributes: [], children: children},
});

/**
 * Says before the last links what the samples make or use, and puts a list of the page's files at its end, which the
 * caption of the first sample opens. The commands that make a folder by hand go there: a page begins with what it does.
 * Pages without a project keep theirs.
 */
export default function listFiles() {
  return (tree: Root, file: VFile): void => {
    const page = placeOf(file.path);
    if (isPartial(page) || !entryOf(page)) return;
    const keepsCommands = isInstallation(page) || STARTS_ELSEWHERE.test(String(file.value));
    const setUp: ElementContent[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (keepsCommands || !isSetUp(node)) return undefined;
      setUp.push(node);
      parent!.children.splice(index!, 1);
      return [SKIP, index];
    });
    const [next] = tree.children.flatMap((node, place) =>
      node.type === 'element' && node.tagName === 'h2' && toString(node) === 'Next' ? [place] : [],
    );
    tree.children.splice(next ?? tree.children.length, 0, element('PagePowers'));
    tree.children.push(element('PageFiles', setUp));
  };
}
