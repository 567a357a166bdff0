import type {Page} from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the colour mode has a say in. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page as it is.
 *
 * @param only `colours` for the second colour mode of a page whose first has met all rules
 * @returns one line for each element that breaks a rule: the rule, the element and what is wrong
 */
export async function findAxeViolations(page: Page, only?: 'colours'): Promise<string[]> {
  await page.evaluate(axe.source);
  // Code out of sight has no styles, or those of the other colour mode.
  await page.addStyleTag({content: '.code pre > code {content-visibility: visible}'});
  const {violations} = await page.evaluate(
    (runOnly) => window.axe.run(document, {runOnly, resultTypes: ['violations']}),
    only ? {type: 'rule' as const, values: COLOUR_RULES} : {type: 'tag' as const, values: TAGS},
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
