import type {Query} from 'minisearch';
import {misspelt, planOf, type SearchPlan} from './query';
import type {FoundSection, Section, SectionIndex} from './sections';
import {indexedTerms, spaced, termOf, tokensOf} from './words';

/** A section that matches. */
export interface Ranked {
  readonly section: Section;
  /** Higher is better. That of an area's best section is its coverage of the query, so that areas compare. */
  readonly score: number;
  /** Terms of the index that matched in it. */
  readonly terms: readonly string[];
}

export interface Ranking {
  /** Best first; further sections of a page rank lower. */
  readonly ranked: readonly Ranked[];
  /** The query is a name that these sections have. */
  readonly hasName: boolean;
}

/** Share of a section's own coverage of the query; the rest is that of its page. */
const OWN_SHARE = 0.7;
const COVERAGE_POWER = 3;
/** Least coverage, as a part of the best section's; sections with less are left out. */
const MIN_COVERAGE = 0.4;

/** Bonus of a page for each doubling of its matching sections: it is about the query's subject. */
const TOPIC_BONUS = 4;
/** Factors for the sections of one page, best first: no page takes all places. */
const FOLLOWING = [1, 0.6, 0.45, 0.35, 0.3];
/** Fields that name the subject of a section. */
const NAMING_FIELDS = ['title', 'slug', 'heading'];
/** Factor for a section whose heading is the name or the message that is searched for. */
const EXACT = 10;
/** Further factors on reference pages, which explain a name under its own heading and elsewhere only list it. */
const REFERENCE = {headed: 5, listed: 0.6};
/** Greatest loss of a page of whose title the query has some words only: it is about something narrower. */
const PARTIAL_TITLE_LOSS = 0.2;

/** A text of fewer words is in a heading by chance, unless it has brackets, as code does. */
const MIN_MESSAGE_WORDS = 4;
const BRACKET = /[[\]{}<>]/;

/** A word in so many sections is common and tells little. */
const COMMON = 50;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The term of a text that consists of one name of a function, an error or the like. */
function nameIn(text: string): string | undefined {
  const [name, ...parts] = tokensOf(text);
  return parts.length > 0 && parts.every(({isPart}) => isPart) ? name!.term : undefined;
}

/**
 * Returns a matcher for headings: true for the name that is searched for, or for a heading that has the query's message.
 * Readers paste a part of a message, or more than it.
 */
function headingMatcher(query: string, name = nameIn(query)): (heading: string) => boolean {
  if (name) {
    return (heading) => nameIn(heading) === name;
  }
  const asked = spaced(query);
  const isCode = BRACKET.test(query);
  return (heading) => {
    const [short, long] = [asked, spaced(heading)].sort((a, b) => a.length - b.length);
    const fewest = isCode && short === asked ? 2 : MIN_MESSAGE_WORDS;
    return long!.includes(short!) && short!.trim().split(' ').length >= fewest;
  };
}

/** A section that matches, with its page, and its coverage of each required word. */
type Found = FoundSection & {readonly page: string; readonly covered: readonly number[]};

function find(index: SectionIndex, {clauses, requiredWords}: SearchPlan): Found[] {
  const queries = clauses.map(({terms, weight, prefix, fuzzy}): Query => ({
    combineWith: 'AND',
    queries: [...terms],
    prefix,
    fuzzy,
    // Texts have too many words that begin with one or two letters.
    fields: prefix && terms[0]!.length < 3 ? NAMING_FIELDS : undefined,
    boostTerm: () => weight,
  }));
  return index.search({combineWith: 'OR', queries}).map((result) => {
    const found = result as FoundSection;
    const met = clauses.filter(({terms}) => terms.every((term) => found.queryTerms.includes(term)));
    const covered = requiredWords.map((at) =>
      Math.max(0, ...met.map(({from, to, certainty}) => (from <= at && at < to ? certainty : 0))),
    );
    return {...found, page: found.section.url.split('#', 1)[0]!, covered};
  });
}

/** Finds the sections that match, with other spellings for words that none of them has. */
function findTolerantly(plan: SearchPlan, index: SectionIndex): Found[] {
  const found = find(index, plan);
  const unknown = plan.requiredWords.filter((_, word) =>
    found.every(({covered}) => covered[word] === 0),
  );
  if (unknown.length === 0) {
    return found;
  }
  // A clause without a match would seem met by the other spellings.
  const known = plan.clauses.filter(({from, to}) => unknown.every((at) => at < from || at >= to));
  const others = unknown.flatMap((at) => misspelt(plan.words[at]!, at));
  return find(index, {...plan, clauses: [...known, ...others]});
}

/** For a query in quotes, the sections that have its words together, if any does. */
function keepPhrase(query: string, sections: readonly Found[]): readonly Found[] {
  const phrase = /^\s*"(.+)"\s*$/s.exec(query)?.[1];
  if (!phrase) {
    return sections;
  }
  const having = sections.filter(({section: {hierarchy, text, identifiers}}) =>
    [...hierarchy, text, ...identifiers].some((each) => spaced(each).includes(spaced(phrase))),
  );
  return having.length > 0 ? having : sections;
}

/**
 * The name that is searched for, in any letter case: one word that is made of parts, or that sections have so. Hyphens
 * join words of everyday language as well.
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

/** Factor for a section by the part of its title that the query has; sections below a page's title have none. */
function titleFactor({section, match}: Found): number {
  const terms =
    section.hierarchy.length > 1 ? [] : [...new Set(indexedTerms(section.hierarchy[0]!))];
  const matching = terms.filter((term) => match[term]?.includes('title'));
  return matching.length > 0 ? 1 - PARTIAL_TITLE_LOSS * (1 - matching.length / terms.length) : 1;
}

/** Sorts sections; those of one page lose more, the more of them come before. */
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

/** Ranks the sections of an area that match a query; for a name that some of them have, those alone. */
export function rankSections(query: string, index: SectionIndex): Ranking {
  const plan = planOf(query);
  const matching = keepPhrase(query, findTolerantly(plan, index));
  const name = nameAsked(query, matching);
  const isExact = headingMatcher(query, name);
  const hasName = matching.some(({match}) => name && name in match);
  const isNamed = ({match}: Found): boolean =>
    !hasName || Object.keys(match).some((term) => term.startsWith(name!));
  const pages = new Set(matching.filter(isNamed).map(({page}) => page));
  // The section under a page's title says best what the page is about.
  const found = matching.filter(
    (one) => isNamed(one) || (one.section.url === one.page && pages.has(one.page)),
  );
  // Weights of the words: a rare one tells more.
  const rarities = plan.requiredWords.map((_, word) => {
    const having = total(found.map(({covered}) => covered[word]!));
    return Math.log(1 + index.documentCount / (COMMON + having));
  });
  const coverageOf = (covered: readonly number[]): number =>
    total(covered.map((part, word) => part * rarities[word]!)) / total(rarities);
  const coveredBy = new Map<string, {covered: readonly number[]; sections: number}>();
  for (const {page, covered} of found) {
    const before = coveredBy.get(page) ?? {covered: [], sections: 0};
    coveredBy.set(page, {
      covered: covered.map((part, word) => Math.max(part, before.covered[word] ?? 0)),
      sections: before.sections + coverageOf(covered),
    });
  }

  const nameFactor = ({hierarchy, kind}: Section): number => {
    const {headed, listed} = kind === 'reference' ? REFERENCE : {headed: 1, listed: 1};
    return isExact(hierarchy.at(-1)!) ? EXACT * headed : hasName ? listed : 1;
  };
  const candidates = found.map((candidate) => {
    const {section, page, covered} = candidate;
    const whole = coveredBy.get(page)!;
    const coverage = OWN_SHARE * coverageOf(covered) + (1 - OWN_SHARE) * coverageOf(whole.covered);
    const topic = 1 + TOPIC_BONUS * Math.log2(1 + whole.sections);
    // MiniSearch has multiplied the score by the number of terms, which synonyms raise.
    const relevance = candidate.score / candidate.queryTerms.length;
    const score =
      relevance *
      coverage ** COVERAGE_POWER *
      topic *
      section.weight *
      titleFactor(candidate) *
      nameFactor(section);
    return {...candidate, coverage, score};
  });
  const most = Math.max(0, ...candidates.map(({coverage}) => coverage));
  const spreadOut = spread(candidates.filter(({coverage}) => coverage >= MIN_COVERAGE * most));
  const [best] = spreadOut;
  const scale = best ? best.coverage ** COVERAGE_POWER / best.score : 0;
  // A page whose title matches, or which mentions the name that heads one of its sections, is represented by that section.
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
