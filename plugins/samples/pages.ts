import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {contentFolders, type DocsVersion} from '../../site/versions';
import {importedFile} from '../shared/markdown';
import {SiteError} from '../shared/site-error';
import {isPartial} from '../shared/place';

const CONTENT = contentFolders() as {folder: string; version: DocsVersion}[];

/** A Markdown file, not yet parsed. */
export interface PageFile {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  text: string;
  version: DocsVersion;
}

/**
 * Finds every page whose samples are checked.
 *
 * @param root the project's folder
 */
export function findPages(root: string): PageFile[] {
  return CONTENT.flatMap(({folder, version}) =>
    globSync(`${folder}/**/*.{md,mdx}`, {cwd: root})
      .sort()
      .map((file) => ({
        path: file,
        text: readFileSync(path.join(root, file), 'utf8'),
        version,
      })),
  );
}

/**
 * The pages that somebody names on the command line.
 *
 * @param root the project's folder
 * @param names absolute, or relative to the project's folder
 * @returns their paths as in `files`
 * @throws SiteError for a name that is no page
 */
export function namedPages(
  files: readonly PageFile[],
  root: string,
  names: readonly string[],
): Set<string> {
  const known = new Set(files.map((file) => file.path));
  return new Set(
    names.map((name) => {
      const relative = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
      if (!known.has(relative)) {
        const folders = CONTENT.map(({folder}) => folder).join(', ');
        throw new SiteError(name, `is no page; name .mdx or .md files in ${folders}`);
      }
      return relative;
    }),
  );
}

/**
 * A page and the partials that it includes, directly or through other partials.
 *
 * @param files all of them
 * @param importsOf the Markdown files that a file imports, as it writes them
 */
export function withPartials(
  page: PageFile,
  files: readonly PageFile[],
  importsOf: (file: PageFile) => readonly string[],
): Set<PageFile> {
  const found = new Set([page]);
  // The set grows while it is walked.
  for (const file of found) {
    const names = importsOf(file).map((source) => importedFile(file.path, source));
    files.filter(({path}) => names.includes(path)).forEach((imported) => found.add(imported));
  }
  return found;
}

/**
 * The versions that a file's samples are checked against: for a page, its own; for a partial, those
 * of all pages that include it, directly or through other partials.
 *
 * @param importsOf the Markdown files that a file imports, as it writes them
 */
export function versionsOf(
  files: readonly PageFile[],
  importsOf: (file: PageFile) => readonly string[],
): Map<string, DocsVersion[]> {
  const versions = new Map<string, Set<DocsVersion>>();
  for (const page of files.filter(({path}) => !isPartial(path))) {
    for (const file of withPartials(page, files, importsOf)) {
      versions.set(file.path, (versions.get(file.path) ?? new Set()).add(page.version));
    }
  }
  // A partial that nothing includes yet is still checked.
  return new Map(files.map(({path, version}) => [path, [...(versions.get(path) ?? [version])]]));
}
