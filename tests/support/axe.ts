import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {addStyle, setTheme} from './styles';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** On what looks like something that was looked at before; see `markSeenLooks`. */
const SEEN = 'data-axe-seen';

/** The rules that the colour mode has a say in, and what they look at. */
const COLOUR_RULES = {
  'color-contrast': `:not([${SEEN}])`,
  'link-in-text-block': `a[href]:not([${SEEN}])`,
};

/** What runs look at: everything, or what the colour mode has a say in. */
const RULES = {
  all: {type: 'tag', values: TAGS},
  colours: {type: 'rule', values: Object.keys(COLOUR_RULES)},
} satisfies Record<string, axe.RunOnly>;

/** Brings axe into the page, and shows everything as it is in the end. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) {
    return;
  }
  await page.evaluate(AXE);
  const rules = Object.entries(COLOUR_RULES).map(([id, selector]) => ({id, selector}));
  await page.evaluate((changed) => window.axe.configure({rules: changed}), rules);
  // Code out of sight has no styles, or those of the other colour mode; and colours are not to be waited for.
  await addStyle(
    page,
    '.code pre > code {content-visibility: visible} *, ::before, ::after {transition: none !important}',
  );
}

/**
 * Runs axe on the page as it is.
 *
 * @param within selects the part of the page to look at; all of it if left out
 * @returns one line for each element that breaks a rule: the rule, the element and what is wrong
 */
export async function findAxeViolations(
  page: Page,
  within = 'html',
  rules: keyof typeof RULES = 'all',
): Promise<string[]> {
  await bringAxe(page);
  const {violations} = await page.evaluate(
    ([context, runOnly]) => window.axe.run(context, {runOnly, resultTypes: ['violations']}),
    [within, RULES[rules]] as const,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Leaves what has the same tags, classes and attributes as something before, up to the root, out of later runs for
 * colours: no style of this site looks at more, and measuring colours takes axe two thirds of its time.
 *
 * @param within selects the root
 * @param seen hashes of what was there before; those of this page are added
 * @returns whether something is left to look at
 */
async function markSeenLooks(page: Page, within: string, seen: Set<number>): Promise<boolean> {
  const looks = await page.evaluate(
    ([attribute, selector, before]) => {
      const hash = (text: string): number =>
        Array.from(text).reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) | 0, 7);
      const known = new Set<number>(before);
      const looks = new Map<Element, number>();
      for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
        element.removeAttribute(attribute);
        const above = looks.get(element.parentElement!) ?? document.documentElement.className;
        const names = element.getAttributeNames().join();
        const own = `${element.tagName} ${element.getAttribute('class')} ${names}`;
        const isShown = element.checkVisibility({visibilityProperty: true});
        const look = hash(`${own} ${isShown} ${above}`);
        looks.set(element, look);
        element.toggleAttribute(attribute, known.has(look));
        known.add(look);
      }
      return [...new Set(looks.values())];
    },
    [SEEN, within, [...seen]] as const,
  );
  const before = seen.size;
  looks.forEach((look) => seen.add(look));
  return seen.size > before;
}

/** What `findAxeViolationsInBothModes` returns for a sound page. */
export const NO_VIOLATIONS = {light: [], dark: []};

/**
 * Runs axe in the light and in the dark mode, for which nothing but colours changes.
 *
 * @param within selects the part of the page to look at; all of it if left out
 * @param seen what runs on other pages have measured the colours of, for a series of them
 */
export async function findAxeViolationsInBothModes(
  page: Page,
  within = 'html',
  seen = new Set<number>(),
): Promise<Record<'light' | 'dark', string[]>> {
  await bringAxe(page);
  await setTheme(page, 'light');
  const hasNewLooks = await markSeenLooks(page, within, seen);
  const light = await findAxeViolations(page, within);
  if (!hasNewLooks) {
    return {light, dark: []};
  }
  await setTheme(page, 'dark');
  return {light, dark: await findAxeViolations(page, within, 'colours')};
}

/** Where tests of every page run axe. */
export interface AxeOptions {
  axeOn: 'new structures' | 'all pages';
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
