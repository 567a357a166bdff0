import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Blocked by the site's policy, or a way to change pages behind the back of their components. */
const FORBIDDEN = new Set(['script', 'style', 'iframe', 'object', 'embed', 'base']);

/** A mark that a block of several lines begins and ends with: `:::` or a fence. */
const MARK = /^[\s>*+-]*(?:\d+[.)]\s+)?(?<mark>:{3,}|`{3,}|~{3,})/;

/** The mark that a block begins with, if its last line lacks it. */
function unclosed({position}: Node, lines: readonly string[]): string | undefined {
  const [first, last] = [position!.start.line, position!.end.line].map((line) => lines[line - 1]!);
  const mark = MARK.exec(first!.slice(position!.start.column - 1))?.groups?.mark;
  const isClosed =
    position!.end.line > position!.start.line &&
    last!
      .replace(/^[\s>]+/, '')
      .trimEnd()
      .startsWith(mark ?? '') &&
    /^[\s>]*([:`~])\1*\s*$/.test(last!);
  return isClosed ? undefined : mark;
}

/**
 * Finds mistakes that no plugin of the build refuses, and that readers would see: blocks that are never closed, images
 * without words, elements that are not for pages.
 *
 * @param tree as it was parsed
 * @param file relative to the project's folder, which is the working directory
 * @returns problems, as `file:line: message`
 */
export function markupProblems(tree: Root, text: string, file: string): string[] {
  const lines = text.split('\n');
  const problems: string[] = [];
  visit(tree, (node) => {
    const report = (message: string): void =>
      void problems.push(`${file}:${node.position!.start.line}: ${message}`);
    switch (node.type) {
      case 'code':
      case 'containerDirective': {
        const mark = unclosed(node, lines);
        if (mark !== undefined)
          report(`${mark} is never closed; write it on a line of its own, too`);
        break;
      }
      case 'image':
      case 'imageReference':
        if (!node.alt) report('the image has no words; write what it shows: ![words](file)');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? '';
        const names = node.attributes.map((each) => ('name' in each ? each.name : '...'));
        if (FORBIDDEN.has(name.toLowerCase()))
          report(`<${name}> is not for pages; use a component`);
        if (name === 'img' && !names.includes('alt') && !names.includes('...')) {
          report('<img> has no alt; write alt="what it shows", or alt="" for an ornament');
        }
        break;
      }
    }
  });
  return problems;
}
