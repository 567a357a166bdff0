import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/** A fenced code block of a page, as the rehype plugins see it. */
export interface Fence {
  language: string;
  meta: string;
  code: string;
  /** 1-based line of the opening fence in the page. */
  line: number | undefined;
}

function fenceOf(pre: Element): Fence | undefined {
  const [code] = pre.children;
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
    return undefined;
  }
  return {
    language: /\blanguage-([^\s,]+)/.exec(String(code.properties.className))?.[1] ?? '',
    // Docusaurus puts the meta string there.
    meta: String(code.properties.metastring ?? ''),
    code: toString(code).replace(/\n$/, ''),
    line: pre.position?.start.line,
  };
}

/** What a fence becomes: the name of a component and the HTML it shows. */
export interface Replacement {
  component: string;
  html: string;
  /** Other attributes of the component. */
  attributes?: Readonly<Record<string, string>>;
}

/** A page component that shows ready HTML; the component is one of `features/page-layout/MDXComponents.tsx`. */
export function htmlComponent({component, html, attributes}: Replacement): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: Object.entries({html, ...attributes}).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * Replaces code fences of a page by components with ready HTML.
 *
 * @param render says what a fence becomes; undefined leaves it as it is
 */
export async function replaceFences(
  tree: Root,
  render: (fence: Fence) => Promise<Replacement | undefined>,
): Promise<void> {
  const replacements: Promise<void>[] = [];
  visit(tree, 'element', (node, index, parent) => {
    const fence = fenceOf(node);
    if (!fence) return undefined;
    replacements.push(
      render(fence).then((replacement) => {
        if (replacement) parent!.children[index!] = htmlComponent(replacement);
      }),
    );
    return SKIP;
  });
  await Promise.all(replacements);
}
