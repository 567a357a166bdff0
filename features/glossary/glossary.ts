import {readFileSync} from 'node:fs';
import path from 'node:path';
import {routeOf, VERSIONS, type DocsVersionEntry} from '../../site/versions';
import {isPartial} from '../../lib/node/place';
import {namesOf, type Names} from './names';
import {readTerms, type Term} from './terms';

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

/** The terms of a docs version, and what texts call them. */
export interface Glossary {
  terms: readonly Term[];
  names: Names;
}

/** By page, with the text that they were read from: the authoring server reads them again when it changes. */
const read = new Map<string, {text: string; glossary: Glossary}>();

/**
 * The glossary of a docs version, as its page says now.
 *
 * @param root the project's folder
 * @throws SiteError for names of aliases.json that are wrong
 */
export function readGlossary(root: string, {page}: GlossaryPlace): Glossary {
  const text = readFileSync(path.join(root, page), 'utf8');
  const known = read.get(page);
  if (known?.text === text) {
    return known.glossary;
  }
  const terms = readTerms(page, text);
  const glossary = {terms, names: namesOf(terms)};
  read.set(page, {text, glossary});
  return glossary;
}
