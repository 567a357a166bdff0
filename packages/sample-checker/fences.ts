import type {Code, Root} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {markdownImports, PageSyntaxError, parseMarkdown} from '../../lib/node/markdown';
import {nodesIn} from './lints/lint';
import type {LineProblem} from '../../lib/node/site-error';
import {isScript, type Fence} from './sample';

/** The parts of a page's text that the checker needs. */
export interface PageContent {
  fences: readonly Fence[];
  /** Paths of Markdown files that the page imports, as it writes them. */
  imports: readonly string[];
  /** Why there is nothing else: the page does not parse. */
  error?: LineProblem;
}

/** Code awaits outside of every function, which only modules may do. */
function awaitsAtTopLevel({lang, value}: Code): boolean {
  if (!isScript(lang ?? '') || !value.includes('await')) {
    return false;
  }
  const awaits = (node: ts.Node): boolean =>
    ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined);
  const file = ts.createSourceFile(`a.${lang}`, value, ts.ScriptTarget.Latest, true);
  return nodesIn(file).some((node) => awaits(node) && !ts.findAncestor(node, ts.isFunctionLike));
}

/** The code fences of a page, wherever they stand: in lists, tabs or admonitions. Of one that does not parse, what is wrong. */
export function contentOf(text: string): PageContent {
  const fences: Fence[] = [];
  const imports: string[] = [];
  let lastFence: Code | undefined;
  let tree: Root;
  try {
    tree = parseMarkdown(text);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return {fences, imports, error: {line: error.line, message: error.problem}};
  }
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'mdxjsEsm') {
      imports.push(...markdownImports(node.value));
    } else if (node.type === 'code') {
      fences.push({
        index: fences.length,
        line: node.position?.start.line ?? 1,
        language: node.lang ?? '',
        meta: node.meta ?? '',
        code: node.value,
        followsFence: lastFence !== undefined && parent?.children[index - 1] === lastFence,
        awaits: awaitsAtTopLevel(node),
      });
      lastFence = node;
    }
  });
  return {fences, imports};
}
