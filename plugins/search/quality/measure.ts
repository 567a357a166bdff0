import type {Area, SearchRequest, SearchResponse} from '../types';
import type {JudgedQuery} from './queries';

/** How a query fared. */
export interface Judgement extends JudgedQuery {
  readonly area: Area;
  /** The place of the first expected page, from 1, as the box lists pages; 0 if none of the first ten hits is on it. */
  readonly rank: number;
  /** Addresses of the first hits. */
  readonly found: readonly string[];
}

const DEPTH = 10;

/** Asks each query as a reader of the area does, whose box is narrowed to it. */
export async function judge(
  search: (request: SearchRequest) => Promise<SearchResponse>,
  area: Area,
  queries: readonly JudgedQuery[],
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const judged of queries) {
    const request = {query: judged.query, areas: [area], limit: DEPTH};
    const {hits} = await search(request);
    const pages = [...new Set(hits.map(({url}) => url.split('#')[0]!))];
    const rank = pages.findIndex((page) => judged.expect.includes(page)) + 1;
    judgements.push({...judged, area, rank, found: hits.map(({url}) => url)});
  }
  return judgements;
}

/** The part of the queries that found what they should among the first hits. */
export function successAt(depth: number, judgements: readonly Judgement[]): number {
  const found = judgements.filter(({rank}) => rank > 0 && rank <= depth).length;
  return judgements.length === 0 ? 0 : found / judgements.length;
}
