import {CELL_GAP, type SectionRecord} from '../records/record';
import {isStopWord} from './stop-words';
import {
  encodePostings,
  FORMAT,
  usualAnchor,
  type Postings,
  type WireIndex,
  type WireSection,
  type WireTexts,
} from './wire';
import {tokensOf} from './words';

/** How much of a section's text is kept for snippets, in characters; what is beyond is found, but not quoted. */
const PROSE_LIMIT = 320;
/** Rows of tables say what a name or a code means, so that more of them is kept, each in short. */
const ROWS_LIMIT = 1800;
const ROW_LIMIT = 110;

/** A line is not begun that would say less than this many characters. */
const LEAST = 24;

const CUT = ' …';

/** Cuts a text at the end of a word, or within the first one if that is too long by itself. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const room = limit - CUT.length;
  const space = text.lastIndexOf(' ', room);
  return text.slice(0, space > 0 ? space : room) + CUT;
}

/** What of a section's text is kept for snippets. */
export function quotable(text: string): string {
  let prose = PROSE_LIMIT;
  let rows = ROWS_LIMIT;
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    if (line.includes(CELL_GAP) && rows >= LEAST) {
      const row = cut(line, Math.min(ROW_LIMIT, rows));
      rows -= row.length;
      kept.push(row);
    } else if (!line.includes(CELL_GAP) && prose >= LEAST) {
      const sentence = cut(line, prose);
      prose -= sentence.length;
      kept.push(sentence);
    }
  }
  return kept.join('\n');
}

function countTerms(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {term} of texts.flatMap(tokensOf)) {
    if (!isStopWord(term)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

/** Turns counts by section into postings by term. */
function postingsOf(sections: readonly Map<string, number>[]): Map<string, [number, number][]> {
  const byTerm = new Map<string, [number, number][]>();
  sections.forEach((counts, section) =>
    counts.forEach((count, term) => {
      const postings = byTerm.get(term) ?? [];
      postings.push([section, count]);
      byTerm.set(term, postings);
    }),
  );
  return byTerm;
}

const NONE: Postings = [];

/** Writes a section in short: its depth, and what cannot be told from its page. */
function wireSection({hierarchy, url}: SectionRecord): WireSection {
  const depth = hierarchy.length - 1;
  if (depth === 0) {
    return [0];
  }
  const heading = hierarchy.at(-1)!;
  const anchor = url.slice(url.indexOf('#') + 1);
  return anchor === usualAnchor(heading) ? [depth, heading] : [depth, heading, anchor];
}

/**
 * Makes the files of an area.
 *
 * @param records the sections of the area; those of a page follow each other, the one under the title first
 * @returns the index, and the texts that snippets are cut from
 */
export function buildIndex(records: readonly SectionRecord[]): {
  index: WireIndex;
  texts: WireTexts;
} {
  const pages: [string, string, WireSection[], number?][] = [];
  for (const record of records) {
    const route = record.url.split('#')[0]!;
    if (pages.at(-1)?.[0] !== route) {
      const page: (typeof pages)[number] = [route, record.hierarchy[0]!, []];
      if (record.weight !== 1) {
        page.push(record.weight);
      }
      pages.push(page);
    }
    pages.at(-1)![2].push(wireSection(record));
  }
  const text = postingsOf(records.map((record) => countTerms([record.text])));
  const code = postingsOf(records.map((record) => countTerms(record.identifiers)));
  const terms = [...new Set([...text.keys(), ...code.keys()])].sort();
  return {
    index: {
      format: FORMAT,
      pages,
      terms: terms.join('\n'),
      text: encodePostings(terms.map((term) => text.get(term) ?? NONE)),
      code: encodePostings(terms.map((term) => code.get(term) ?? NONE)),
    },
    texts: {format: FORMAT, texts: records.map((record) => quotable(record.text))},
  };
}
