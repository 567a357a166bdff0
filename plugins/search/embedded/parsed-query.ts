import {phraseOf, tokensOf} from './words';

/** Readers paste error messages and whole files; the beginning says enough. */
const MAX_CHARACTERS = 600;

/** A word of the query, or a part of a name in it. */
export interface Atom {
  readonly term: string;
  /** Whether the reader typed it as a part of one name. */
  readonly isPart: boolean;
}

/** A name in the query as one term, with the atoms that it consists of. */
export interface Name {
  readonly term: string;
  /** From this atom up to and without the other. */
  readonly from: number;
  readonly to: number;
}

/** A query as typed, cut into words. */
export interface ParsedQuery {
  readonly atoms: readonly Atom[];
  readonly names: readonly Name[];
  /** See phraseOf. */
  readonly phrase: string;
  /** Whether the last word may go on: nothing was typed behind it. */
  readonly isOpen: boolean;
}

/** Cuts a query into words. @param query anything */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, MAX_CHARACTERS);
  const tokens = tokensOf(text);
  const atoms: Atom[] = [];
  const names: Name[] = [];
  for (const {term, word} of tokens.filter(({isPart}) => !isPart)) {
    const parts = tokens.filter((token) => token.isPart && token.word === word);
    const from = atoms.length;
    const own = parts.length > 0 ? parts.map((part) => part.term) : [term];
    atoms.push(...own.map((part) => ({term: part, isPart: parts.length > 0})));
    if (parts.length > 0) {
      names.push({term, from, to: atoms.length});
    }
  }
  return {atoms, names, phrase: phraseOf(text), isOpen: /[\p{L}\p{N}]$/u.test(text)};
}
