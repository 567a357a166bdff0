import {execFileSync} from 'node:child_process';
import {Feed, type FeedOptions} from 'feed';
import {escapeHtml} from '../../lib/any/html';

const MOST_COMMITS = 30;
const MOST_PAGES_OF_A_COMMIT = 12;

/** A commit, and the files below a folder that it changed. */
interface Commit {
  readonly hash: string;
  readonly at: Date;
  /** The first line of its message. */
  readonly subject: string;
  /** Relative to the repository's folder, with forward slashes. */
  readonly files: readonly string[];
}

/**
 * The commits that changed files below a folder, newest first.
 *
 * @param folder relative to `cwd`
 * @param cwd a folder of the repository
 * @throws Error if Git does not know the folder
 */
export function commitsBelow(folder: string, cwd: string): Commit[] {
  // Names that are not in ASCII would be quoted.
  const args = ['-c', 'core.quotePath=false', 'log', '--relative', '--name-only'];
  // The names of the files follow, a line each.
  return execFileSync('git', [...args, '--format=%x00%H%n%cI%n%s', '--', folder], {
    ...{cwd, encoding: 'utf8', maxBuffer: Infinity},
  })
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [hash = '', at = '', subject = '', ...files] = commit.split('\n');
      return {hash, at: new Date(at), subject, files: files.filter(Boolean)};
    });
}

/**
 * Commits as an Atom feed. What changed no page that is there now is left out.
 *
 * @param about what the feed is about; its id is the address of the pages
 * @param commits newest first
 * @param pages by file, relative to the repository's folder
 * @returns undefined if no commit is left
 */
export function changeFeed(
  about: FeedOptions,
  commits: readonly Commit[],
  pages: ReadonlyMap<string, {readonly title: string; readonly address: string}>,
): string | undefined {
  const entries = commits
    .map((commit) => ({...commit, changed: commit.files.flatMap((file) => pages.get(file) ?? [])}))
    .filter(({changed}) => changed.length > 0)
    .slice(0, MOST_COMMITS);
  const [newest] = entries;
  if (!newest) {
    return undefined;
  }
  const feed = new Feed({...about, updated: newest.at});
  for (const {hash, at, subject, changed} of entries) {
    const links = changed.map(
      ({title, address}) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
    );
    const more = links.splice(MOST_PAGES_OF_A_COMMIT).length;
    feed.addItem({
      // Titles are HTML in the feeds of this library.
      title: escapeHtml(subject),
      id: `${about.id}#${hash}`,
      link: changed[0]!.address,
      date: at,
      content: `<ul>${links.join('')}</ul>${more > 0 ? `<p>and ${more} more pages</p>` : ''}`,
    });
  }
  return feed.atom1();
}
