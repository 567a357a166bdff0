/** The kinds of page, which front matter names and CONTRIBUTING.md describes. */
export const PAGE_KINDS = [
  'concept',
  'guide',
  'recipe',
  'reference',
  'tutorial',
  'collection',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
