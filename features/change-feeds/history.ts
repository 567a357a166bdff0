import {execFileSync} from 'node:child_process';

/** A commit, and the files below a folder that it changed. */
export interface Change {
  readonly hash: string;
  readonly at: Date;
  /** The first line of its message. */
  readonly subject: string;
  /** Relative to the repository's folder, with forward slashes. */
  readonly files: readonly string[];
}

/** Git's format of a commit; the names of its files follow, a line each. */
const FORMAT = '%x00%H%n%cI%n%s';

/**
 * The commits that changed files below a folder, newest first.
 *
 * @param folder relative to `cwd`
 * @param cwd a folder of the repository
 * @throws Error if Git does not know the folder
 */
export function changesBelow(folder: string, cwd: string): Change[] {
  const args = ['log', '--relative', '--name-only', `--format=${FORMAT}`, '--', folder];
  // Names that are not in ASCII would be quoted.
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    ...{cwd, encoding: 'utf8', maxBuffer: Infinity},
  })
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [hash = '', at = '', subject = '', ...files] = commit.split('\n');
      return {hash, at: new Date(at), subject, files: files.filter(Boolean)};
    });
}
