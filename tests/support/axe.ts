import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {setTheme} from './theme';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the colour mode has a say in. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** `colours` for the second colour mode of a page whose first has met all rules. */
  only?: 'colours';
  /** Selects the part of the page to look at; all of it if left out. */
  within?: string;
}

/**
 * Runs axe on the page as it is.
 *
 * @returns one line for each element that breaks a rule: the rule, the element and what is wrong
 */
export async function findAxeViolations(
  page: Page,
  {only, within = 'html'}: AxeOptions = {},
): Promise<string[]> {
  await page.evaluate(axe.source);
  // Code out of sight has no styles, or those of the other colour mode.
  await page.addStyleTag({content: '.code pre > code {content-visibility: visible}'});
  const {violations} = await page.evaluate(
    ([context, runOnly]) => window.axe.run(context, {runOnly, resultTypes: ['violations']}),
    [
      within,
      only ? {type: 'rule' as const, values: COLOUR_RULES} : {type: 'tag' as const, values: TAGS},
    ] as const,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What `findAxeViolationsInBothModes` returns for a sound page. */
export const NO_VIOLATIONS = {light: [], dark: []};

/** Runs axe in the light and in the dark mode, for which nothing else changes. */
export async function findAxeViolationsInBothModes(
  page: Page,
  within?: string,
): Promise<Record<'light' | 'dark', string[]>> {
  await setTheme(page, 'light');
  const light = await findAxeViolations(page, {within});
  await setTheme(page, 'dark');
  return {light, dark: await findAxeViolations(page, {within, only: 'colours'})};
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
