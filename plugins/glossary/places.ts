import {routeOf, VERSIONS, type DocsVersionEntry} from '../../site/versions';
import {isPartial} from '../shared/place';

/** A docs version with a glossary. */
export interface GlossaryPlace {
  /** Folder of its pages, relative to the project's. */
  folder: string;
  /** The glossary page, relative to the project's folder. */
  page: string;
  /** Where the page is published. */
  route: string;
}

/** The glossaries of docs versions. */
export function glossariesOf(
  versions: Readonly<Record<string, DocsVersionEntry>>,
): GlossaryPlace[] {
  return Object.entries(versions).map(([version, {folder, glossary}]) => ({
    folder: `${folder}/`,
    page: `${folder}/${glossary}`,
    route: `${routeOf(version)}${glossary.replace(/\.mdx$/, '')}`,
  }));
}

export const GLOSSARIES: readonly GlossaryPlace[] = glossariesOf(VERSIONS);

/**
 * The glossary for a page; undefined for pages without one, for a glossary itself, and for partials, which several pages
 * include.
 *
 * @param page relative to the project's folder, with forward slashes
 */
export function glossaryFor(page: string): GlossaryPlace | undefined {
  return isPartial(page)
    ? undefined
    : GLOSSARIES.find(({folder, page: glossary}) => page.startsWith(folder) && page !== glossary);
}
