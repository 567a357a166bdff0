import {AREAS, type Area} from '../../../site/versions';
import type {SearchRequest, SearchResponse} from '../../../packages/search-engine/types';
import type {JudgedQuery} from './queries';

/** The result of a judged query. */
export interface Judgement extends JudgedQuery {
  readonly area: Area;
  /** The place of the first expected page, from 1, as the box lists pages; 0 if none of the first ten hits is on it. */
  readonly rank: number;
  /** Addresses of the first hits. */
  readonly found: readonly string[];
}

const DEPTH = 10;

/** Runs each query as a reader of the area does, whose box is narrowed to it. */
export async function judge(
  search: (request: SearchRequest) => Promise<SearchResponse>,
  area: Area,
  queries: readonly JudgedQuery[],
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const judged of queries) {
    const {hits} = await search({query: judged.query, areas: [area], limit: DEPTH});
    const found = hits.map(({url}) => url);
    const pages = [...new Set(found.map((url) => url.split('#')[0]!))];
    const rank = pages.findIndex((page) => judged.expect.includes(page)) + 1;
    judgements.push({...judged, area, rank, found});
  }
  return judgements;
}

/** The share of queries with an expected page among the first hits. */
export function successAt(depth: number, judgements: readonly Judgement[]): number {
  const found = judgements.filter(({rank}) => rank > 0 && rank <= depth).length;
  return judgements.length === 0 ? 1 : found / judgements.length;
}

/** Least share of queries whose page is found first, and of those whose page is among the first three. */
const FIRST = 0.81;
const AMONG_THREE = 0.93;
/** The second share in each area, so that a good area does not hide a bad one. */
const AMONG_THREE_OF_AREA = 0.9;

/** A share for reading: `80.0 %`. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** The promises that the search breaks. @param judgements of one set */
export function shortfalls(judgements: readonly Judgement[]): string[] {
  const promises: [what: string, least: number, actual: number][] = [
    ['find their page first', FIRST, successAt(1, judgements)],
    ['find it among three', AMONG_THREE, successAt(3, judgements)],
    ...AREAS.map((area): (typeof promises)[number] => {
      const ofArea = judgements.filter((judgement) => judgement.area === area);
      return [`of ${area} find it among three`, AMONG_THREE_OF_AREA, successAt(3, ofArea)];
    }),
  ];
  return promises
    .filter(([, least, actual]) => actual < least)
    .map(([what, least]) => `less than ${percent(least)} of the queries ${what}`);
}
