import type {AreaIndex} from './area-index';
import type {ParsedQuery} from './parsed-query';
import {planOf, type Alternative, type Plan} from './query';
import type {Match} from './term-index';

/** A section that matches. */
export interface Ranked {
  /** Its number in the area. */
  readonly section: number;
  /**
   * Higher is better. The best of an area has 1 if it matches all of the query in its title or heading, less if it
   * matches some of it, or in its text; so that areas can be compared, in which words are rare or common.
   */
  readonly score: number;
  /** The terms of the index that matched in it, to be marked. */
  readonly terms: () => ReadonlySet<string>;
}

/** How much further sections of a page count: one page does not take all places. */
const FOLLOWING = [1, 0.6, 0.45, 0.35, 0.3];

/** Sections that cover less of the query than this part of what the best one covers are left out … */
const ENOUGH = 0.75;
/** … unless fewer pages than these are left. */
const FEW_PAGES = 3;
const ENOUGH_OF_FEW = 0.4;

/** How much of the query a section covers by itself; the rest is what its page covers. */
const OWN_SHARE = 0.7;

/** How much less a section counts that covers less. */
const COVERAGE_POWER = 3;

/** How much an area counts whose best section matches in its text alone. */
const IN_TEXT = 0.7;

/** What is this much less sure than the surest match of a word is not marked. */
const CERTAIN_ENOUGH = 0.5;

/** How much a title counts more that says the query word by word and nothing else. */
const PHRASE_BONUS = 0.6;

/** How much a page counts more of which every section matches: it is about what is looked for. */
const DENSITY_BONUS = 2.5;
/** How much it counts more each time that twice as many of its sections match. */
const LENGTH_BONUS = 0.3;
/** Short pages are not about everything that they name: as if each page had so many more sections. */
const OTHER_SECTIONS = 3;

/** What is known of a section that matches some of the query, by number of the need. */
interface Found {
  readonly scores: number[];
  readonly certainties: number[];
  /** 1 where a title, heading or address matches. */
  readonly named: number[];
  readonly matches: {readonly from: number; readonly certainty: number; readonly match: Match}[];
}

/** The sections in which all terms of an alternative match. */
function matchesOf({terms}: Alternative, index: AreaIndex): ReadonlyMap<number, Match> {
  if (terms.length === 1) {
    return index.find(terms[0]!);
  }
  const [first, ...others] = terms.map((term) => index.find(term)).sort((a, b) => a.size - b.size);
  const matches = new Map<number, Match>();
  for (const [section, match] of first ?? []) {
    const all = [match, ...others.map((other) => other.get(section))];
    if (all.every((one) => one !== undefined)) {
      matches.set(section, {
        score: average(all.map(({score}) => score)),
        terms: all.flatMap((one) => one.terms),
        isNamed: all.every((one) => one.isNamed),
      });
    }
  }
  return matches;
}

function findSections({needs, alternatives}: Plan, index: AreaIndex): Map<number, Found> {
  const sections = new Map<number, Found>();
  const zeros = (): number[] => new Array<number>(needs.length).fill(0);
  for (const alternative of alternatives) {
    const {from, to, weight, certainty} = alternative;
    for (const [section, match] of matchesOf(alternative, index)) {
      let found = sections.get(section);
      if (!found) {
        found = {scores: zeros(), certainties: zeros(), named: zeros(), matches: []};
        sections.set(section, found);
      }
      for (let need = from; need < to; need += 1) {
        found.scores[need] = Math.max(found.scores[need]!, match.score * weight);
        found.certainties[need] = Math.max(found.certainties[need]!, certainty);
        found.named[need] ||= match.isNamed ? 1 : 0;
      }
      found.matches.push({from, certainty, match});
    }
  }
  return sections;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** The terms to mark: where a name matches as a whole, its parts stay as they are. */
function termsOf({matches, certainties}: Found): Set<string> {
  return new Set(
    matches
      .filter(({from, certainty}) => certainty >= CERTAIN_ENOUGH * certainties[from]!)
      .flatMap(({match}) => match.terms),
  );
}

/** How much more a section counts whose title or heading says the query word by word, and little else. */
function phraseFactor(asked: string, said: string): number {
  return said.includes(asked) ? 1 + (PHRASE_BONUS * asked.length) / said.length : 1;
}

/** What the sections of a page cover together, by number of the need, and how many they are. */
interface Covered {
  readonly certainties: number[];
  sections: number;
}

function coveredByPages(found: ReadonlyMap<number, Found>, index: AreaIndex): Map<number, Covered> {
  const pages = new Map<number, Covered>();
  for (const [section, {certainties}] of found) {
    const {page} = index.sections[section]!;
    const covered = pages.get(page) ?? {certainties: certainties.map(() => 0), sections: 0};
    certainties.forEach((certainty, need) => {
      covered.certainties[need] = Math.max(covered.certainties[need]!, certainty);
    });
    covered.sections += average(certainties);
    pages.set(page, covered);
  }
  return pages;
}

/** The sections that cover enough of the query, given how much the best one covers. */
function sufficient<Candidate extends {page: number; coverage: number}>(
  candidates: readonly Candidate[],
): Candidate[] {
  const best = Math.max(0, ...candidates.map(({coverage}) => coverage));
  const enough = candidates.filter(({coverage}) => coverage >= best * ENOUGH);
  return new Set(enough.map(({page}) => page)).size >= FEW_PAGES
    ? enough
    : candidates.filter(({coverage}) => coverage >= best * ENOUGH_OF_FEW);
}

/**
 * Finds the sections of an area that match a query.
 *
 * @param query the query, cut into words
 * @returns the best first; the sections of one page do not stand together unless they are that good
 */
export function rankSections(query: ParsedQuery, index: AreaIndex): Ranked[] {
  const found = findSections(planOf(query, index), index);
  const pages = coveredByPages(found, index);

  const candidates = [...found].map(([section, match]) => {
    const {page} = index.sections[section]!;
    const covered = pages.get(page)!;
    const coverage =
      OWN_SHARE * average(match.certainties) + (1 - OWN_SHARE) * average(covered.certainties);
    const {sections, weight} = index.pages[page]!;
    const topic =
      1 +
      (DENSITY_BONUS * covered.sections) / (sections + OTHER_SECTIONS) +
      LENGTH_BONUS * Math.log2(1 + covered.sections);
    const score =
      match.scores.reduce((sum, one) => sum + one, 0) *
      coverage ** COVERAGE_POWER *
      topic *
      weight *
      phraseFactor(query.phrase, index.phraseOf(section));
    return {section, page, score, coverage, match};
  });

  const taken = new Map<number, number>();
  const ranked = sufficient(candidates)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .map((candidate) => {
      const before = taken.get(candidate.page) ?? 0;
      taken.set(candidate.page, before + 1);
      const factor = FOLLOWING[Math.min(before, FOLLOWING.length - 1)]!;
      return {...candidate, score: candidate.score * factor};
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);

  const [best] = ranked;
  if (!best) {
    return [];
  }
  const named = IN_TEXT + (1 - IN_TEXT) * average(best.match.named);
  const scale = (named * best.coverage ** COVERAGE_POWER) / best.score;
  return ranked.map(({section, score, match}) => ({
    section,
    score: score * scale,
    terms: () => termsOf(match),
  }));
}
