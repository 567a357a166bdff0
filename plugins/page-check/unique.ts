/** What must be unique about a page. */
export interface PageText {
  /** The page's file, relative to the project. */
  file: string;
  /** Pages of one scope (a docs version, the blog) may not share a title. */
  scope: string;
  /** The title of the browser tab. */
  title: string;
  description: string;
}

/** Lists each title that stands twice within a scope, and each description that stands twice at all. */
export function duplicateTexts(pages: readonly PageText[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];

  function add(key: string, file: string, problem: string): void {
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, file);
    } else {
      problems.push(`${file}:1: ${problem} ${other}`);
    }
  }

  for (const {file, scope, title, description} of pages) {
    add(
      `title/${scope}/${title}`,
      file,
      `front matter: the title "${title}" is taken; write another title_meta than in`,
    );
    add(`description/${description}`, file, 'front matter: write another description than in');
  }
  return problems;
}
