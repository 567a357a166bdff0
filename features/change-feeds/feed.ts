import {Feed, type FeedOptions} from 'feed';
import {escapeHtml} from '../../lib/any/html';
import type {Change} from './history';

/** So many changes are in a feed at most, and so many pages are named of each. */
const MOST = {changes: 30, pages: 12};

/** A page, by the file that it is written in. */
type Pages = ReadonlyMap<string, {readonly title: string; readonly address: string}>;

const link = ({title, address}: {title: string; address: string}): string =>
  `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`;

/**
 * The changes of pages as an Atom feed. What changed no page that is there now is left out.
 *
 * @param subject what the feed is about; its id is the address of the pages
 * @param changes newest first
 * @param pages by file, relative to the repository's folder
 * @returns undefined if no change is left
 */
export function changeFeed(
  subject: FeedOptions,
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
  const feed = new Feed({...subject, updated: newest.at});
  for (const {hash, at, subject: title, changed} of entries) {
    const more = changed.length - MOST.pages;
    const listed = changed.slice(0, MOST.pages).map(link).join('');
    feed.addItem({
      // Titles are HTML in the feeds of this library.
      title: escapeHtml(title),
      id: `${subject.id}#${hash}`,
      link: changed[0]!.address,
      date: at,
      content: `<ul>${listed}</ul>${more > 0 ? `<p>and ${more} more pages</p>` : ''}`,
    });
  }
  return feed.atom1();
}
