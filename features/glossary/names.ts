import {SiteError} from '../../lib/node/site-error';
import known from './aliases.json';
import type {Term} from './terms';

const FILE = 'features/glossary/aliases.json';

/** Terms by each name that a text may call them. */
export type Names = ReadonlyMap<string, Term>;

/** What a page's text calls the terms, by their heading in the glossary. */
interface NameData {
  /** Other names than the heading; see README.md. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** Terms that are never marked: their names are ordinary words, or stand on nearly every page. */
  ordinary: readonly string[];
}

/** `Distributed key generation (DKG)` is called either way. */
function namesOfTitle(title: string): string[] {
  const [, long = title, short] = /^(.+?) \(([^)]+)\)$/.exec(title) ?? [];
  return short === undefined ? [long] : [long, short];
}

/**
 * As it is written at the start of a sentence and within one, unless capitals are part of the name: `AuthSig`, `BLS`,
 * `Lit Action`.
 */
function variants(name: string): string[] {
  const isCommon = /^[A-Za-z][a-z]+(?:$|[ -][a-z])/.test(name);
  const [first, rest] = [name.charAt(0), name.slice(1)];
  return isCommon ? [first.toLowerCase() + rest, first.toUpperCase() + rest] : [name];
}

const withPlural = (name: string): string[] => (name.endsWith('s') ? [name] : [name, `${name}s`]);

/**
 * What texts call the terms of a glossary.
 *
 * @throws SiteError for names of aliases.json that belong to no term, or to two
 */
export function namesOf(terms: readonly Term[], {aliases, ordinary}: NameData = known): Names {
  const titles = new Set(terms.map(({title}) => title));
  const lost = [...Object.keys(aliases), ...ordinary].find((title) => !titles.has(title));
  if (lost !== undefined) {
    throw new SiteError(FILE, `"${lost}" is no heading of the glossary; name one of its terms`);
  }
  const names = new Map<string, Term>();
  for (const term of terms.filter(({title}) => !ordinary.includes(title))) {
    const own = [...namesOfTitle(term.title), ...(aliases[term.title] ?? [])];
    for (const name of own.flatMap(variants).flatMap(withPlural)) {
      const other = names.get(name);
      if (other && other !== term) {
        throw new SiteError(FILE, `"${name}" is a name of "${other.title}" and of "${term.title}"`);
      }
      names.set(name, term);
    }
  }
  return names;
}
