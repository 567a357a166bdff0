import {placeOf} from './place';
import {SiteError} from './site-error';

/** What is wrong on a line of a page, and how to fix it. */
export interface LineProblem {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * @param file absolute path of the page
 * @throws SiteError with a line for each problem, if there are any
 */
export function throwProblems(file: string, problems: readonly LineProblem[]): void {
  const [first, ...others] = problems;
  if (first) {
    const lines = others.map(({line, message}) => `${placeOf(file, line)}: ${message}`);
    throw new SiteError(placeOf(file, first.line), [first.message, ...lines].join('\n'));
  }
}
