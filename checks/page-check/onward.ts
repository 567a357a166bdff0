import path from 'node:path';
import type {Link, List, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {sidebarOf} from '../../lib/node/routes';
import {groupsOf} from '../../lib/node/site-pages';
import {contentFolderOf} from '../../site/versions';

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
  const docs = groupsOf(sidebarOf(place.area)).map(([id]) => id);
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
