import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';
import {setTheme} from './theme';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the colour mode has a say in. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** `colours` looks at what the colour mode has a say in, `structure` at everything else. */
  only?: 'colours' | 'structure';
  /** Selects the part of the page to look at; all of it if left out. */
  within?: string;
}

/** On what looks like something that was looked at before; see `markSeenLooks`. */
const SEEN = 'data-axe-seen';

function runOnly(only: AxeOptions['only']): RunOptions {
  const rules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, {enabled: false}]));
  return only === 'colours'
    ? {runOnly: {type: 'rule', values: COLOUR_RULES}}
    : {runOnly: {type: 'tag', values: TAGS}, ...(only && {rules})};
}

/** Brings axe into the page, and shows everything as it is in the end. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // Code out of sight has no styles, or those of the other colour mode; and colours are not to be waited for.
    const content =
      '.code pre > code {content-visibility: visible} *, ::before, ::after {transition: none !important}';
    await page.addStyleTag({content});
  }
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
  await bringAxe(page);
  const context = {include: within, exclude: only === 'colours' ? [[`[${SEEN}]`]] : []};
  const {violations} = await page.evaluate(
    ([what, options]) => window.axe.run(what, {...options, resultTypes: ['violations']}),
    [context, runOnly(only)] as const,
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
        looks.set(element, hash(`${own} ${isShown} ${above}`));
      }
      // From the innermost outwards: what holds something new is looked at, too.
      for (const element of [...looks.keys()].reverse()) {
        const isSeen = [...element.children].every((child) => child.hasAttribute(attribute));
        const look = looks.get(element)!;
        element.toggleAttribute(attribute, isSeen && known.has(look));
        known.add(look);
      }
      return [...looks.values()];
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
 * Runs axe in the light and in the dark mode, for which nothing else changes.
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
  const structure = await findAxeViolations(page, {within, only: 'structure'});
  if (!(await markSeenLooks(page, within, seen))) {
    return {light: structure, dark: []};
  }
  const light = await findAxeViolations(page, {within, only: 'colours'});
  await setTheme(page, 'dark');
  const dark = await findAxeViolations(page, {within, only: 'colours'});
  return {light: [...structure, ...light], dark};
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
