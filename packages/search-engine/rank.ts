import type {Query} from 'minisearch';
import {misspelt, planOf, type SearchPlan} from './query';
import type {FoundSection, Section, SectionIndex} from './sections';
import {spaced, termOf, tokensOf} from './words';

/** A section that matches. */
export interface Ranked {
  readonly section: Section;
  /** Higher is better. That of an area's best section says how much of the query it covers, so that areas compare. */
  readonly score: number;
  /** Terms of the index that matched in it. */
  readonly terms: readonly string[];
}

export interface Ranking {
  /** The best first; the sections of one page do not stand together unless they are that good. */
  readonly ranked: readonly Ranked[];
  /** Whether the query is a name that these sections have. */
  readonly hasName: boolean;
}

/** How much of the query a section covers by itself; the rest is what its page covers. */
const OWN_SHARE = 0.7;
/** How much less a section counts that covers less. */
const COVERAGE_POWER = 3;
/** Sections that cover less of the query than this part of what the best one covers are left out. */
const ENOUGH = 0.4;

/** How much a page counts more each time that twice as many of its sections match: it is about what is looked for. */
const TOPIC_BONUS = 4;
/** How much further sections of a page count: one page does not take all places. */
const FOLLOWING = [1, 0.6, 0.45, 0.35, 0.3];
/** Fields that say what a section is about. */
const NAMING = ['title', 'slug', 'heading'];
/** How much more a section counts that is headed by the name or message which is searched for. */
const EXACT = 10;
/** How much more yet on the page that lists all errors; other pages say what one means there. */
const LISTED = 5;
const ERROR_LIST = /\/tests(?:#|$)/;

/** A text of fewer words is in a heading by chance. */
const MESSAGE_WORDS = 4;

/** So many sections with a word make it a common one, which tells less. */
const COMMON = 50;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The term of a text that is the name of a function, an error or the like, and nothing else. */
function nameIn(text: string): string | undefined {
  const [name, ...parts] = tokensOf(text);
  return parts.length > 0 && parts.every(({isPart}) => isPart) ? name!.term : undefined;
}

/**
 * Makes what tells whether a heading is the name that is searched for, or has the message that is. Readers paste a part
 * of a message, or more than it.
 */
function exactly(query: string, name = nameIn(query)): (heading: string) => boolean {
  if (name) {
    return (heading) => nameIn(heading) === name;
  }
  const asked = spaced(query);
  return (heading) => {
    const [short, long] = [asked, spaced(heading)].sort((a, b) => a.length - b.length);
    return long!.includes(short!) && short!.trim().split(' ').length >= MESSAGE_WORDS;
  };
}

/** A section that matches, its page, and how much of each word it covers, by number of the need. */
type Found = FoundSection & {readonly page: string; readonly covered: readonly number[]};

function find(index: SectionIndex, {ways, needs}: SearchPlan): Found[] {
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
    const found = result as FoundSection;
    const met = ways.filter(({terms}) => terms.every((term) => found.queryTerms.includes(term)));
    const covered = needs.map((at) =>
      Math.max(0, ...met.map(({from, to, certainty}) => (from <= at && at < to ? certainty : 0))),
    );
    return {...found, page: found.section.url.split('#', 1)[0]!, covered};
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

/**
 * The name that is searched for, in any letter case: a word that is made of parts, or that sections have so. Hyphens join
 * words of everyday language as well.
 */
function nameAsked(query: string, sections: readonly Found[]): string | undefined {
  const [whole, ...parts] = tokensOf(query);
  if (!whole || query.includes('-') || parts.some(({isPart}) => !isPart)) {
    return undefined;
  }
  const isName = (text: string): boolean => termOf(text) === whole.term && !!nameIn(text);
  const isKnown = sections.some(({section: {hierarchy, identifiers}}) =>
    [hierarchy.at(-1)!, ...identifiers].some(isName),
  );
  return parts.length > 0 || isKnown ? whole.term : undefined;
}

/** Sorts sections so that those of one page count less, the more of them come before. */
function spread<Candidate extends Found>(candidates: readonly Candidate[]): Candidate[] {
  const byScore = (a: Candidate, b: Candidate): number => b.score - a.score;
  const before = new Map<string, number>();
  return candidates
    .toSorted(byScore)
    .map((candidate) => {
      const place = before.get(candidate.page) ?? 0;
      before.set(candidate.page, place + 1);
      return {
        ...candidate,
        score: candidate.score * FOLLOWING[Math.min(place, FOLLOWING.length - 1)]!,
      };
    })
    .sort(byScore);
}

/** Finds the sections of an area that match a query; for a name that some of them have, only those. */
export function rankSections(query: string, index: SectionIndex): Ranking {
  const plan = planOf(query);
  const matching = findTolerantly(plan, index);
  const name = nameAsked(query, matching);
  const isExact = exactly(query, name);
  const hasName = matching.some(({match}) => name && name in match);
  const isNamed = ({match}: Found): boolean =>
    !hasName || Object.keys(match).some((term) => term.startsWith(name!));
  const pages = new Set(matching.filter(isNamed).map(({page}) => page));
  // What stands under the title of a page says best what it is about.
  const found = matching.filter(
    (one) => isNamed(one) || (one.section.url === one.page && pages.has(one.page)),
  );
  // How much of the query each word is: a rare one says more of what is meant.
  const rarities = plan.needs.map((_, need) => {
    const having = total(found.map(({covered}) => covered[need]!));
    return Math.log(1 + index.documentCount / (COMMON + having));
  });
  const coverageOf = (covered: readonly number[]): number =>
    total(covered.map((part, need) => part * rarities[need]!)) / total(rarities);
  const coveredBy = new Map<string, {covered: readonly number[]; sections: number}>();
  for (const {page, covered} of found) {
    const before = coveredBy.get(page) ?? {covered: [], sections: 0};
    coveredBy.set(page, {
      covered: covered.map((own, need) => Math.max(own, before.covered[need] ?? 0)),
      sections: before.sections + coverageOf(covered),
    });
  }

  const candidates = found.map((candidate) => {
    const {section, page, covered} = candidate;
    const whole = coveredBy.get(page)!;
    const coverage = OWN_SHARE * coverageOf(covered) + (1 - OWN_SHARE) * coverageOf(whole.covered);
    const topic = 1 + TOPIC_BONUS * Math.log2(1 + whole.sections);
    // MiniSearch has multiplied it by the number of terms, which synonyms raise.
    const relevance = candidate.score / candidate.queryTerms.length;
    const listed = ERROR_LIST.test(section.url) ? LISTED : 1;
    const exact = isExact(section.hierarchy.at(-1)!) ? EXACT * listed : 1;
    const score = relevance * coverage ** COVERAGE_POWER * topic * section.weight * exact;
    return {...candidate, coverage, score};
  });
  const most = Math.max(0, ...candidates.map(({coverage}) => coverage));
  const spreadOut = spread(candidates.filter(({coverage}) => coverage >= ENOUGH * most));
  const [best] = spreadOut;
  const scale = best ? best.coverage ** COVERAGE_POWER / best.score : 0;
  // A page that comes first for its title, or names what a section of it is headed by, is shown by that section.
  const isHeaded = ({section}: Found): boolean => isExact(section.hierarchy.at(-1)!);
  const headed = new Set(found.filter(isHeaded).map(({page}) => page));
  const isShown = (one: Found): boolean =>
    isNamed(one) && (one.section.url !== one.page || isHeaded(one) || !headed.has(one.page));
  const ranked = new Map<string, Ranked>();
  for (const candidate of spreadOut) {
    const {section, terms} =
      !hasName || isShown(candidate)
        ? candidate
        : spreadOut.find((other) => other.page === candidate.page && isShown(other))!;
    if (!ranked.has(section.url)) {
      ranked.set(section.url, {section, terms, score: candidate.score * scale});
    }
  }
  return {ranked: [...ranked.values()], hasName};
}
