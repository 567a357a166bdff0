import type {Page} from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page as it is.
 *
 * @returns one line for each element that breaks a rule: the rule, the element and what is wrong
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const {violations} = await page.evaluate(
    (tags) =>
      window.axe.run(document, {
        runOnly: {type: 'tag', values: tags},
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
