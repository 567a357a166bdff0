import {readFileSync} from 'node:fs';
import path from 'node:path';
import {namesOf, type Names} from './names';
import type {GlossaryPlace} from './places';
import {readTerms, type Term} from './terms';

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
