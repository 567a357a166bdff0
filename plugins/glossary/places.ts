import path from 'node:path';

/** Name of the plugin; its generated files are in a folder of this name. */
export const PLUGIN_NAME = 'glossary';

/** A docs version with a glossary. */
export interface GlossaryPlace {
  /** Folder of its pages, relative to the project's. */
  folder: string;
  /** The glossary page, relative to the project's folder. It may not be written yet. */
  page: string;
  /** Where the page is published. */
  route: string;
}

export const GLOSSARIES: readonly GlossaryPlace[] = [
  {folder: 'docs/', page: 'docs/resources/glossary.mdx', route: '/v3/resources/glossary'},
  {
    folder: 'versioned_docs/version-2.0/',
    page: 'versioned_docs/version-2.0/resources/glossary.mdx',
    route: '/v2/resources/glossary',
  },
];

/**
 * The glossary for a page; undefined for pages without one, for a glossary itself, and for partials, which several pages
 * include.
 *
 * @param page relative to the project's folder, with forward slashes
 */
export function glossaryFor(page: string): GlossaryPlace | undefined {
  return path.posix.basename(page).startsWith('_')
    ? undefined
    : GLOSSARIES.find(({folder, page: glossary}) => page.startsWith(folder) && page !== glossary);
}
