/** What must be unique about a page. */
export interface PageText {
  /** The page's file, relative to the project. */
  file: string;
  /** Pages of one scope (a docs version, the blog) may not share a title. */
  scope: string;
  /** The title of the browser tab. */
  title: string;
  description: string;
  /** The address that its front matter gives to a post of the blog. */
  slug?: string;
}

/** Lists each title that stands twice within a scope, each description that stands twice at all, and each slug of posts. */
export function duplicateTexts(pages: readonly PageText[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, scope, title, description, slug}) =>
    Object.entries({
      [`${scope}: ${title}`]: `the title "${title}" is taken; write another title_meta than in`,
      [description]: 'write another description than in',
      ...(slug === undefined ? {} : {[`slug of ${scope}: ${slug}`]: 'write another slug than in'}),
    }).flatMap(([text, problem]) => {
      const other = seen.get(text);
      seen.set(text, other ?? file);
      return other === undefined ? [] : [`${file}:1: front matter: ${problem} ${other}`];
    }),
  );
}
