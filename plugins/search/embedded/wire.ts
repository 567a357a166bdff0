/**
 * The files of an area as they travel. They are JSON, because servers compress that; postings are strings of small
 * numbers, one character each, which compress to a third less than the same numbers as JSON.
 */
export const FORMAT = 1;

/** Where the files of each area are. */
export interface Manifest {
  readonly format: number;
  /** Addresses relative to the manifest, by area. */
  readonly areas: Readonly<Record<string, {readonly index: string; readonly texts: string}>>;
}

/** A section: depth below the title (0 is what stands right under it), heading, anchor if the heading does not say it. */
export type WireSection = readonly [depth: number, heading?: string, anchor?: string];

export interface WireIndex {
  readonly format: number;
  readonly pages: readonly (readonly [
    route: string,
    title: string,
    sections: readonly WireSection[],
    weight?: number,
  ])[];
  /** Sorted, one a line. */
  readonly terms: string;
  /** Which sections hold the terms, in their text and in their code blocks. */
  readonly text: string;
  readonly code: string;
}

export interface WireTexts {
  readonly format: number;
  /** By number of the section. */
  readonly texts: readonly string[];
}

/** How often sections hold a term: number of the section, and count. */
export type Postings = readonly (readonly [section: number, count: number])[];

/** The first character is `#`; `\` would need two characters in JSON, and `"` comes before `#`. */
const FIRST = 35;
const BACKSLASH = 92;
/** Characters from 0xD800 on are no characters on their own. */
const MAX_NUMBER = 0xd7ff - FIRST - 1;

/** Counts above this one do not rank higher. */
const MAX_COUNT = 15;

/** @throws RangeError for a number that no single character stands for */
function charOf(value: number): string {
  if (value < 0 || value > MAX_NUMBER) {
    throw new RangeError(
      `${value} is not between 0 and ${MAX_NUMBER}: an area has too many sections`,
    );
  }
  const code = value + FIRST;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

/** Writes the postings of all terms, in the order of the terms. */
export function encodePostings(lists: readonly Postings[]): string {
  let out = '';
  for (const postings of lists) {
    out += charOf(postings.length);
    let previous = -1;
    for (const [section, count] of postings) {
      const gap = section - previous - 1;
      out += charOf(gap * 2 + (count > 1 ? 1 : 0));
      out += count > 1 ? charOf(Math.min(count, MAX_COUNT) - 2) : '';
      previous = section;
    }
  }
  return out;
}

/** Reads what encodePostings wrote, one term after the other. */
export class PostingsReader {
  readonly #encoded: string;
  readonly #sections: number;
  #position = 0;

  /** @param sections number of sections of the area */
  constructor(encoded: string, sections: number) {
    this.#encoded = encoded;
    this.#sections = sections;
  }

  #number(): number {
    const code = this.#encoded.charCodeAt(this.#position);
    // Behind the end of the text, it is NaN.
    if (!(code >= FIRST)) {
      throw new Error(`postings break off at character ${this.#position}`);
    }
    this.#position += 1;
    return (code > BACKSLASH ? code - 1 : code) - FIRST;
  }

  /**
   * Reads the postings of the next term.
   *
   * @returns number of the section, count, and so on
   * @throws Error if the text breaks off or is no list of postings
   */
  next(): number[] {
    const length = this.#number();
    const postings: number[] = [];
    let section = -1;
    for (let index = 0; index < length; index += 1) {
      const value = this.#number();
      section += (value >> 1) + 1;
      postings.push(section, value % 2 === 0 ? 1 : this.#number() + 2);
    }
    if (section >= this.#sections) {
      throw new Error('postings name a section that is not there');
    }
    return postings;
  }

  /** @throws Error if something is left */
  end(): void {
    if (this.#position !== this.#encoded.length) {
      throw new Error('postings hold more than there are terms');
    }
  }
}

/** The anchor that Docusaurus gives to most headings. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
