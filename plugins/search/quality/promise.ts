import {AREAS} from '../types';
import {successAt, type Judgement} from './measure';

/** Part of all queries whose page is the first hit. */
const FIRST = 0.8;
/** Part of the queries of each area whose page is among the first three: of fewer than 20, none may fail. */
const AMONG_THREE = 0.95;

/** A part for reading: `80.0 %`. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** What the search promises and does not keep. @param judgements of all areas */
export function shortfalls(judgements: readonly Judgement[]): string[] {
  const problems: string[] = [];
  if (successAt(1, judgements) < FIRST) {
    problems.push(`less than ${percent(FIRST)} of the queries find their page first`);
  }
  for (const area of AREAS) {
    const own = judgements.filter((judgement) => judgement.area === area);
    if (own.length > 0 && successAt(3, own) < AMONG_THREE) {
      problems.push(
        `less than ${percent(AMONG_THREE)} of the queries of ${area} find their page among three`,
      );
    }
  }
  return problems;
}
