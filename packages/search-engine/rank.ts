import type {Query, SearchResult} from 'minisearch';
import {VERSIONS} from '../../site/versions';
import {isErrorList} from './page-weights';
import {misspelt, planOf, type SearchPlan, type Way} from './query';
import type {Section, SectionIndex} from './section-index';
import {termsOf, tokensOf} from './words';

/** A section that matches. */
export interface Ranked extends Section {
  /**
   * Higher is better. The best section of an area has 1 if its title or heading says what the query does, and nothing
   * else; less if that says more, or only some of it, or the text has to; so that areas can be compared.
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
/** How much of a title counts by the words it covers; the rest by those that it has besides. */
const COVERED_TITLE = 0.8;
const NAMING = ['title', 'slug', 'heading'];
/** How much more a section counts that is headed by the name or message which is searched for. */
const EXACT = 10;
/** How much more yet on the page that lists all errors. */
const LISTED = 5;

/** A text of fewer words is in a heading by chance. */
const MESSAGE_WORDS = 4;

/** So many sections with a word make it a common one, which tells less. */
const COMMON = 50;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const average = (values: readonly number[]): number => total(values) / Math.max(values.length, 1);

/** The term of a text that is the name of a function, an error or the like, and nothing else. */
function nameIn(text: string): string | undefined {
  const [name, ...parts] = tokensOf(text);
  return parts.length > 0 && parts.every(({isPart}) => isPart) ? name!.term : undefined;
}

/** The words of a text, with a space on both sides of each. */
const spaced = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/**
 * Makes what tells whether a heading is the name that is searched for, or has the message that is. Readers paste a part
 * of a message, or more than it.
 */
function exactly(query: string): (heading: string) => boolean {
  const name = nameIn(query);
  if (name) {
    return (heading) => nameIn(heading) === name;
  }
  const asked = spaced(query);
  return (heading) => {
    const [short, long] = [asked, spaced(heading)].sort((a, b) => a.length - b.length);
    return long!.includes(short!) && short!.trim().split(' ').length >= MESSAGE_WORDS;
  };
}

const pageOf = ({url}: Section): string => url.split('#', 1)[0]!;

/** A section that matches, the ways in which it does, and how much of each word it covers, by number of the need. */
type Found = SearchResult &
  Section & {readonly met: readonly Way[]; readonly covered: readonly number[]};

/** How much of each word some ways to match cover. */
const coveredBy = (ways: readonly Way[], {needs}: SearchPlan): number[] =>
  needs.map((at) =>
    Math.max(0, ...ways.map(({from, to, certainty}) => (from <= at && at < to ? certainty : 0))),
  );

function find(index: SectionIndex, plan: SearchPlan): Found[] {
  const {ways} = plan;
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
    return {...(result as SearchResult & Section), met, covered: coveredBy(met, plan)};
  });
}

/** Finds what matches, and tries other spellings for the words that nothing has. */
function findTolerantly(plan: SearchPlan, index: SectionIndex): Found[] {
  const found = find(index, plan);
  const unknown = plan.needs.filter((_, need) => found.every(({covered}) => covered[need] === 0));
  if (unknown.length === 0) {
    return found;
  }
  // What has met nothing would seem met by what another spelling meets.
  const known = plan.ways.filter(({from, to}) => unknown.every((at) => at < from || at >= to));
  const others = unknown.flatMap((at) => misspelt(plan.words[at]!, at));
  return find(index, {...plan, ways: [...known, ...others]});
}

/** How well the title or the heading of a section says what is searched for, from 0 to 1. */
function titleMatch({match, met, hierarchy}: Found, plan: SearchPlan): number {
  const names = Object.keys(match).filter((term) =>
    match[term]!.some((field) => NAMING.includes(field)),
  );
  // Which of them another spelling has met, MiniSearch does not tell.
  const inNames = met.filter(({terms, prefix, fuzzy}) =>
    terms.every((term) =>
      names.some((name) => fuzzy || name === term || (prefix && name.startsWith(term))),
    ),
  );
  const covered = average(coveredBy(inNames, plan));
  // That it is about one docs version, a title of the other says as a rule.
  const words = termsOf(hierarchy.at(-1)!).filter((term) => !(term in VERSIONS));
  const spare = Math.max(0, 1 - (covered * plan.needs.length) / Math.max(words.length, 1));
  return covered * (1 - (1 - COVERED_TITLE) * spare);
}

/**
 * Those of some sections that have a name, or longer ones that begin so. Where none is headed by it, what stands under
 * the titles of their pages says best what it is.
 *
 * @returns all sections if none has the name
 */
function withName(name: string | undefined, sections: readonly Found[]): readonly Found[] {
  const named = sections.filter(({terms}) => terms.some((term) => name && term.startsWith(name)));
  if (!named.some(({terms}) => terms.includes(name!))) {
    return sections;
  }
  if (named.some(({hierarchy}) => nameIn(hierarchy.at(-1)!) === name)) {
    return named;
  }
  const pages = new Set(named.map(pageOf));
  return sections.filter(
    (section) => named.includes(section) || (!section.url.includes('#') && pages.has(section.url)),
  );
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
  const plan = planOf(query);
  const name = nameIn(query);
  const isExact = exactly(query);
  const found = withName(query.includes('-') ? undefined : name, findTolerantly(plan, index));
  // How much of the query each word is: a rare one says more of what is meant.
  const rarities = plan.needs.map((_, need) => {
    const matching = total(found.map(({covered}) => covered[need]!));
    return Math.log(1 + index.documentCount / (COMMON + matching));
  });
  const coverageOf = (covered: readonly number[]): number =>
    total(covered.map((part, need) => part * rarities[need]!)) / total(rarities);
  const pages = new Map<string, {covered: readonly number[]; sections: number}>();
  for (const section of found) {
    const page = pages.get(pageOf(section)) ?? {covered: [], sections: 0};
    pages.set(pageOf(section), {
      covered: section.covered.map((own, need) => Math.max(own, page.covered[need] ?? 0)),
      sections: page.sections + coverageOf(section.covered),
    });
  }

  const candidates = found.map((section) => {
    const page = pages.get(pageOf(section))!;
    const coverage =
      OWN_SHARE * coverageOf(section.covered) + (1 - OWN_SHARE) * coverageOf(page.covered);
    const topic = 1 + TOPIC_BONUS * Math.log2(1 + page.sections);
    // MiniSearch has multiplied it by the number of terms, which synonyms raise.
    const relevance = section.score / section.queryTerms.length;
    const exact = isExact(section.hierarchy.at(-1)!)
      ? EXACT * (isErrorList(section.url) ? LISTED : 1)
      : 1;
    const score = relevance * coverage ** COVERAGE_POWER * topic * section.weight * exact;
    return {...section, coverage, score};
  });
  const most = Math.max(0, ...candidates.map(({coverage}) => coverage));
  const ranked = spread(candidates.filter(({coverage}) => coverage >= ENOUGH * most));
  const [best] = ranked;
  if (!best) {
    return [];
  }
  const naming = IN_TEXT + (1 - IN_TEXT) * titleMatch(best, plan);
  const scale = (naming * best.coverage ** COVERAGE_POWER) / best.score;
  return ranked.map((section) => ({...section, score: section.score * scale}));
}
