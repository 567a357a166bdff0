import {Feed} from 'feed';
import {escapeHtml} from '../shared/html';
import type {Change} from './history';

/** So many changes are in a feed at most, and so many pages are named of each. */
const MOST = {changes: 30, pages: 12};

/** What a feed is about. */
export interface Subject {
  readonly title: string;
  /** Address of the pages that change. */
  readonly address: string;
  /** Address of the feed itself. */
  readonly self: string;
  /** Who writes the pages. */
  readonly author: string;
}

/** A page, by the file that it is written in. */
type Pages = ReadonlyMap<string, {readonly title: string; readonly address: string}>;

const link = ({title, address}: {title: string; address: string}): string =>
  `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`;

/**
 * The changes of pages as an Atom feed. What changed no page that is there now is left out.
 *
 * @param changes newest first
 * @param pages by file, relative to the repository's folder
 * @returns undefined if no change is left
 */
export function changeFeed(
  {title, address, self, author}: Subject,
  changes: readonly Change[],
  pages: Pages,
): string | undefined {
  const entries = changes
    .map((change) => ({...change, changed: change.files.flatMap((file) => pages.get(file) ?? [])}))
    .filter(({changed}) => changed.length > 0)
    .slice(0, MOST.changes);
  const [newest] = entries;
  if (!newest) {
    return undefined;
  }
  const feed = new Feed({
    ...{title, id: address, link: address, author: {name: author}, copyright: author},
    ...{updated: newest.at, feedLinks: {atom: self}, language: 'en'},
  });
  for (const {hash, at, subject, changed} of entries) {
    const more = changed.length - MOST.pages;
    const listed = changed.slice(0, MOST.pages).map(link).join('');
    feed.addItem({
      // Titles are HTML in the feeds of this library.
      title: escapeHtml(subject),
      id: `${address}#${hash}`,
      link: changed[0]!.address,
      date: at,
      content: `<ul>${listed}</ul>${more > 0 ? `<p>and ${more} more pages</p>` : ''}`,
    });
  }
  return feed.atom1();
}
