import path from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {h} from 'hastscript';
import {importModule} from '../../lib/node/page-import';

const SAMPLES: ReadonlySet<string | null> = new Set(['CodeFigure', 'OutputFigure', 'Tabs']);

const isSample = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && SAMPLES.has(node.name);

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && /^h[2-4]$/.test(node.tagName);

const isBlankOrHeading = (node: RootContent): boolean => node.type === 'text' || isHeading(node);

/**
 * Puts the words of a reference and the samples that follow them side by side where there is room (reference.lazy.css):
 * on pages with `layout: reference` in their front matter. What follows the samples of a section stays below its words.
 * The order stays as it is written.
 */
export default function pairSamples() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {layout?: string}};
    if (frontMatter?.layout !== 'reference') {
      return;
    }
    // The contents stand beside the first section.
    const [, first = tree.children.length] = [...tree.children.keys()].filter((at) =>
      isHeading(tree.children[at]!),
    );
    const paired: RootContent[] = tree.children.slice(0, first);
    let words: RootContent[] = [];
    let samples: RootContent[] = [];
    let pair: Element | undefined;
    const close = (): void => {
      if (samples.length > 0) {
        pair = h('div.pair', [h('div', words), h('div', samples)]);
        paired.push(pair);
      } else if (pair && !words.some(isHeading)) {
        // The rest of its section.
        pair.children.push(h('div', words));
      } else {
        pair = undefined;
        paired.push(...words);
      }
      [words, samples] = [[], []];
    };
    for (const node of tree.children.slice(first)) {
      if (isSample(node) || (samples.length > 0 && node.type === 'text')) {
        samples.push(node);
        continue;
      }
      // The heading of a group stays with its first entry.
      if (samples.length > 0 || (isHeading(node) && !words.every(isBlankOrHeading))) {
        close();
      }
      words.push(node);
    }
    close();
    tree.children = paired;
    importModule(tree, path.join(__dirname, 'reference.lazy.css'));
  };
}
