import path from 'node:path';

/** The folder of the site, wherever its build was started from. */
export const PROJECT_FOLDER = path.resolve(__dirname, '../..');

/**
 * A path and line for messages.
 *
 * @param file absolute path of a page
 * @param line 1-based line, if known
 * @returns `docs/page.mdx:12`, relative to the project's folder, with forward slashes
 */
export function placeOf(file: string | undefined, line?: number): string {
  const relative = file
    ? path.relative(PROJECT_FOLDER, file).split(path.sep).join('/')
    : 'unknown page';
  return line ? `${relative}:${line}` : relative;
}

/** The 1-based line of a field of a page's front matter; that of the opening dashes for one that is not there. */
export const lineOfField = (text: string, field: string): number =>
  Math.max(
    text.split('\n').findIndex((line) => line.startsWith(`${field}:`)),
    0,
  ) + 1;

/**
 * Docusaurus makes no page of a file or folder whose name starts with an underscore.
 *
 * @param file relative to the project's folder, with forward slashes
 */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/** The file that a page imports by this name; both relative to the project's folder. */
export const importedFile = (page: string, name: string): string =>
  name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page), name);
