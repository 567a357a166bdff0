import type {Query, SearchResult} from 'minisearch';
import {misspelt, planOf, type SearchPlan} from './query';
import type {Section, SectionIndex} from './section-index';
import {tokensOf} from './words';

/** A section that matches. */
export interface Ranked extends Section {
  /**
   * Higher is better. The best section of an area has 1 if it matches all of the query in its title or heading, less if
   * it matches some of it, or in its text, so that areas can be compared.
   */
  readonly score: number;
  /** Terms of the index that matched in it. */
  readonly terms: readonly string[];
}

/** How much of the query a section covers by itself; the rest is what its page covers. */
const OWN_SHARE = 0.7;
/** How much less a section counts that covers less. */
const COVERAGE_POWER = 3;
/** Sections that cover less of the query than this part of what the best one covers are left out. */
const ENOUGH = 0.4;

/** How much a page counts more each time that twice as many of its sections match: it is about what is looked for. */
const TOPIC_BONUS = 2;
/** How much further sections of a page count: one page does not take all places. */
const FOLLOWING = [1, 0.6, 0.45, 0.35, 0.3];
/** How much an area counts whose best section matches in its text alone. */
const IN_TEXT = 0.7;
const NAMING = ['title', 'slug', 'heading'];
/** How much more a section counts that is headed by the name which is searched for: it is about nothing else. */
const EXACT_NAME = 10;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** The term of a text that is the name of a function, an error or the like, and nothing else. */
function nameIn(text: string): string | undefined {
  const [name, ...parts] = tokensOf(text);
  return parts.length > 0 && parts.every(({isPart}) => isPart) ? name!.term : undefined;
}

const pageOf = ({url}: Section): string => url.split('#', 1)[0]!;

/** A section that matches, and how much of each word of the query it covers, by number of the need. */
type Found = SearchResult & Section & {readonly covered: readonly number[]};

function find(index: SectionIndex, {needs, ways}: SearchPlan): Found[] {
  const queries = ways.map(({terms, weight, prefix, fuzzy}): Query => ({
    combineWith: 'AND',
    queries: [...terms],
    prefix,
    fuzzy,
    // Texts have too many words that begin with one or two letters.
    fields: prefix && terms[0]!.length < 3 ? NAMING : undefined,
    boostTerm: () => weight,
  }));
  return index.search({combineWith: 'OR', queries}).map((result) => {
    const met = ways.filter(({terms}) => terms.every((term) => result.queryTerms.includes(term)));
    const covered = needs.map((at) =>
      Math.max(0, ...met.map(({from, to, certainty}) => (from <= at && at < to ? certainty : 0))),
    );
    return {...(result as SearchResult & Section), covered};
  });
}

/** Finds what matches, and tries other spellings for the words that nothing has. */
function findTolerantly(query: string, index: SectionIndex): Found[] {
  const plan = planOf(query);
  const found = find(index, plan);
  const unknown = plan.needs.filter((_, need) => found.every(({covered}) => covered[need] === 0));
  const others = unknown.flatMap((at) => misspelt(plan.words[at]!, at));
  return others.length > 0 ? find(index, {...plan, ways: [...plan.ways, ...others]}) : found;
}

/** Sorts sections so that those of one page count less, the more of them come before. */
function spread<Candidate extends Found>(candidates: readonly Candidate[]): Candidate[] {
  const byScore = (a: Candidate, b: Candidate): number => b.score - a.score;
  const before = new Map<string, number>();
  return candidates
    .toSorted(byScore)
    .map((candidate) => {
      const place = before.get(pageOf(candidate)) ?? 0;
      before.set(pageOf(candidate), place + 1);
      return {
        ...candidate,
        score: candidate.score * FOLLOWING[Math.min(place, FOLLOWING.length - 1)]!,
      };
    })
    .sort(byScore);
}

/**
 * Finds the sections of an area that match a query.
 *
 * @returns the best first; the sections of one page do not stand together unless they are that good
 */
export function rankSections(query: string, index: SectionIndex): Ranked[] {
  const found = findTolerantly(query, index);
  const name = nameIn(query);
  const pages = new Map<string, {covered: readonly number[]; sections: number}>();
  for (const section of found) {
    const page = pages.get(pageOf(section)) ?? {covered: [], sections: 0};
    pages.set(pageOf(section), {
      covered: section.covered.map((own, need) => Math.max(own, page.covered[need] ?? 0)),
      sections: page.sections + average(section.covered),
    });
  }

  const candidates = found.map((section) => {
    const page = pages.get(pageOf(section))!;
    const coverage = OWN_SHARE * average(section.covered) + (1 - OWN_SHARE) * average(page.covered);
    const topic = 1 + TOPIC_BONUS * Math.log2(1 + page.sections);
    // MiniSearch has multiplied it by the number of terms, which synonyms raise.
    const relevance = section.score / section.queryTerms.length;
    // Pages of less weight, such as the glossary, lead to the page that explains it.
    const isExact =
      name !== undefined && section.weight >= 1 && nameIn(section.hierarchy.at(-1)!) === name;
    const score =
      relevance * coverage ** COVERAGE_POWER * topic * section.weight * (isExact ? EXACT_NAME : 1);
    return {...section, coverage, score};
  });
  const most = Math.max(0, ...candidates.map(({coverage}) => coverage));
  const ranked = spread(candidates.filter(({coverage}) => coverage >= ENOUGH * most));
  const [best] = ranked;
  if (!best) {
    return [];
  }
  const isNamed = Object.values(best.match).some((fields) =>
    fields.some((field) => NAMING.includes(field)),
  );
  const scale = ((isNamed ? 1 : IN_TEXT) * best.coverage ** COVERAGE_POWER) / best.score;
  return ranked.map((section) => ({...section, score: section.score * scale}));
}
