import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {namesOf, type Names} from './names';
import type {GlossaryPlace} from './places';
import {readTerms, type Term} from './terms';

/** The terms of a docs version, and what texts call them. */
export interface Glossary {
  terms: readonly Term[];
  names: Names;
}

const read = new Map<string, {modified: number; glossary: Glossary}>();

/**
 * The glossary of a docs version, as its page says now. Undefined while the page is not written.
 *
 * @param root the project's folder
 * @throws SiteError for names of aliases.json that are wrong
 */
export function readGlossary(root: string, {page}: GlossaryPlace): Glossary | undefined {
  const file = path.join(root, page);
  if (!existsSync(file)) {
    return undefined;
  }
  const modified = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.modified === modified) {
    return known.glossary;
  }
  const terms = readTerms(page, readFileSync(file, 'utf8'));
  const glossary = {terms, names: namesOf(terms)};
  read.set(file, {modified, glossary});
  return glossary;
}
