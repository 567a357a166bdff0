import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {MAKES_FOLDER, STARTS_ELSEWHERE} from '../../lib/node/fences';
import {isPartial, placeOf} from '../../lib/node/place';
import {VERSIONS} from '../../site/versions';
import {entryOf} from '../../lib/node/routes';

/** Commands by which a reader who carries the samples over makes a folder for them. */
function isSetUp(node: Element): boolean {
  const text = node.tagName === 'pre' ? toString(node) : '';
  return MAKES_FOLDER.test(text) && !text.includes('# in your app');
}

/**
 * Puts a list of the page's files at its end, which the caption of the first sample opens. The commands that make a
 * folder by hand go there: a page begins with what it does. Pages without a project keep theirs.
 */
export default function listFiles() {
  return (tree: Root, file: VFile): void => {
    const page = placeOf(file.path);
    const isInstallation = Object.values(VERSIONS).some(
      ({folder, installation}) => page === `${folder}/${installation}`,
    );
    if (isPartial(page) || !entryOf(page)) return;
    const keepsCommands = isInstallation || STARTS_ELSEWHERE.test(String(file.value));
    const setUp: ElementContent[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (keepsCommands || !isSetUp(node)) return undefined;
      setUp.push(node);
      parent!.children.splice(index!, 1);
      return [SKIP, index];
    });
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'PageFiles',
      attributes: [],
      children: setUp,
    });
  };
}
