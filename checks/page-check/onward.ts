import path from 'node:path';
import type {Link, List, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {sidebarOf, type Sidebar} from '../../lib/node/routes';
import {contentFolderOf} from '../../site/versions';

/** The docs of a sidebar in the order that readers see them. */
const docsIn = (items: Sidebar): string[] =>
  items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...docsIn(item.items)];
  });

/** More ways on than these compete. */
const MOST = 3;

/**
 * Finds sections "Next" that lead back, to the page before in the sidebar, or that leave too much choice. Their first link
 * is shown as the one that is recommended.
 *
 * @param page its file, relative to the project's folder
 */
export function onwardProblems(tree: Root, page: string): string[] {
  const place = contentFolderOf(page);
  const next = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node) === 'Next',
  );
  const list = tree.children[next + 1];
  if (!place || place.area === 'site' || next < 0 || list?.type !== 'list') {
    return [];
  }
  const line = list.position!.start.line;
  const docs = docsIn(sidebarOf(place.area));
  const nameOf = (file: string): string =>
    path.posix.relative(place.folder, file).replace(/\.mdx?$/, '');
  const before = docs[docs.indexOf(nameOf(page)) - 1];
  const [first] = linksIn(list);
  const problems = [];
  if (first && before && nameOf(path.posix.join(path.posix.dirname(page), first)) === before) {
    problems.push('recommends the page before it; begin "Next" with another link');
  }
  if (list.children.length > MOST) {
    problems.push(`has more than ${MOST} links below "Next"; leave those that lead on best`);
  }
  return problems.map((problem) => `${page}:${line}: ${problem}`);
}

/** The files that a list links to. */
function linksIn(list: List): string[] {
  const files: string[] = [];
  visit(list, 'link', ({url}: Link) => void files.push(url.split('#')[0]!));
  return files;
}
