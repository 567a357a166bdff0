import type {Element, Root} from 'hast';
import {VFile} from 'vfile';

interface TestFence {
  language: string;
  meta?: string;
  code: string;
  line?: number;
}

/** A code fence as Docusaurus hands it to rehype plugins. */
function fenceElement({language, meta, code, line = 1}: TestFence): Element {
  const position = {line, column: 1};
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    position: {start: position, end: position},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {
          ...(language && {className: [`language-${language}`]}),
          ...(meta !== undefined && {metastring: meta}),
        },
        children: [{type: 'text', value: `${code}\n`}],
      },
    ],
  };
}

/** A page that consists of code fences. */
export function fencePage(...fences: TestFence[]): {tree: Root; file: VFile} {
  return {
    tree: {type: 'root', children: fences.map(fenceElement)},
    file: new VFile({path: `${process.cwd()}/docs/page.mdx`}),
  };
}

/** The components that fences became: each with its name and its HTML. */
export function componentsOf(tree: Root): {name: string | null; html: unknown}[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement'
      ? [{name: node.name, html: 'value' in node.attributes[0]! && node.attributes[0].value}]
      : [],
  );
}
