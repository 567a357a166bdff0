import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {LineProblem} from '../shared/line-problems';

/**
 * Finds headings that repeat the page's title level, or skip a level.
 *
 * @param isPartial whether the text is part of other pages, so that it may begin at any level
 */
export function headingProblems(tree: Root, isPartial: boolean): LineProblem[] {
  const problems: LineProblem[] = [];
  let above = isPartial ? Infinity : 1;
  visit(tree, 'heading', ({depth, position}: Heading) => {
    const line = position?.start.line ?? 1;
    if (depth === 1) {
      problems.push({line, message: 'the title is the only heading with one #; begin with ##'});
    } else if (depth > above + 1) {
      problems.push({
        line,
        message: `the heading skips a level; write ${'#'.repeat(above + 1)} below ${'#'.repeat(above)}`,
      });
    }
    above = depth;
  });
  return problems;
}
