import {existsSync} from 'node:fs';
import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importedFile} from '../../lib/node/place';

/** What the policy of the site blocks, or what would change pages behind the back of their components. */
const FORBIDDEN = new Set(['script', 'style', 'iframe', 'object', 'embed', 'base']);

/** What the bundler adds to the name of a file. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];

/** Whether the bundler finds what a page imports; names of the theme stand for several folders. */
function isThere(name: string, page: string): boolean {
  if (/^@(?:theme|theme-original|docusaurus)\//.test(name)) {
    return true;
  }
  if (/^(?:\.|@site\/)/.test(name)) {
    return ENDINGS.some((ending) => existsSync(importedFile(page, name) + ending));
  }
  return existsSync(`node_modules/${/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]}`);
}

/** What a block of several lines begins and ends with: `:::` or a fence. */
const MARK = /^[\s>*+-]*(?:\d+[.)]\s+)?(?<mark>:{3,}|`{3,}|~{3,})/;

/** The mark that a block begins with, if its last line does not have it. */
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
 * Says what no plugin of the build refuses, and readers would see: blocks that are never closed, images without words,
 * elements that are not for pages, imports of what is not there.
 *
 * @param tree as it was parsed
 * @param file relative to the project's folder, which is the working directory
 * @returns what is wrong, as `file:line: message`
 */
export function markupProblems(tree: Root, text: string, file: string): string[] {
  const lines = text.split('\n');
  const problems: string[] = [];
  visit(tree, (node) => {
    const say = (message: string, line = node.position!.start.line): void =>
      void problems.push(`${file}:${line}: ${message}`);
    switch (node.type) {
      case 'code':
      case 'containerDirective': {
        const mark = unclosed(node, lines);
        if (mark !== undefined) say(`${mark} is never closed; write it on a line of its own, too`);
        break;
      }
      case 'image':
      case 'imageReference':
        if (!node.alt) say('the image has no words; write what it shows: ![words](file)');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? '';
        const names = node.attributes.map((each) => ('name' in each ? each.name : '...'));
        if (FORBIDDEN.has(name.toLowerCase())) say(`<${name}> is not for pages; use a component`);
        if (name === 'img' && !names.includes('alt') && !names.includes('...')) {
          say('<img> has no alt; write alt="what it shows", or alt="" for an ornament');
        }
        break;
      }
      case 'mdxjsEsm':
        for (const each of node.data?.estree?.body ?? []) {
          const name = 'source' in each ? each.source?.value : undefined;
          if (typeof name === 'string' && !isThere(name, file)) {
            say(`imports ${name}, which is not there; mend its path`, each.loc?.start.line);
          }
        }
    }
  });
  return problems;
}
