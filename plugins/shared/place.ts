import path from 'node:path';

/**
 * Where something stands, for messages.
 *
 * @param file absolute path of a page
 * @param line 1-based line, if known
 * @returns `docs/page.mdx:12`, relative to the project's folder
 */
export function placeOf(file: string | undefined, line?: number): string {
  const relative = file ? path.relative(process.cwd(), file) : 'unknown page';
  return line ? `${relative}:${line}` : relative;
}
