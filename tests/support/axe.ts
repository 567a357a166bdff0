import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {addStyle, setTheme, showAll} from './styles';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the colour mode has a say in. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** On what has a look that nothing had before; see `markNewLooks`. */
const NEW = 'data-axe-new';

/**
 * Marks elements whose markup pattern has not been audited yet, with their contents. A pattern, or look, is what rules and styles select by:
 * tag, classes, attributes, whether it is shown and empty, the heading that a heading comes after, the same of the two
 * elements around it, and in the content the classes of all around it.
 *
 * @param within selects the roots that are looked at
 * @param seen hashes of looks before; those of this page are added
 * @returns whether something is marked
 */
async function markNewLooks(page: Page, within: string, seen: Set<number>): Promise<boolean> {
  const looks = await page.evaluate(
    ([attribute, selector, before]) => {
      const withValue = ['role', 'type', 'tabindex'];
      const hash = (text: string): number =>
        Array.from(text).reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) | 0, 7);
      const known = new Set(before);
      const places = new Map<Element | null, {own: string[]; classes: Set<string>}>();
      const nowhere = {own: [], classes: new Set<string>()};
      const looks = new Map<Element, number>();
      let lastHeading = '';
      for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
        element.removeAttribute(attribute);
        const around = places.get(element.parentElement) ?? nowhere;
        // Each page of the docs has a class of its own, which no style names.
        const classes = [...element.classList].filter((name) => !name.startsWith('docs-doc-id-'));
        const attributes = [...element.attributes]
          .filter(({name}) => name !== 'class')
          .map(({name, value}) => (withValue.includes(name) || !value ? `${name}=${value}` : name));
        const isShown = element.checkVisibility({visibilityProperty: true});
        const isHeading = /^H[1-6]$/.test(element.tagName);
        const what = [element.tagName, ...classes, ...attributes, isShown, element.hasChildNodes()];
        const place = {
          own: [...around.own.slice(-2), what.join(' ')],
          classes: new Set(element.closest('main') ? [...around.classes, ...classes] : []),
        };
        places.set(element, place);
        const look = [...place.own, ...[...place.classes].sort(), isHeading ? lastHeading : ''];
        looks.set(element, hash(look.join(' > ')));
        lastHeading = isHeading ? element.tagName : lastHeading;
      }
      for (const [element, look] of looks) {
        const isIn = element.parentElement?.closest(`[${attribute}]`);
        element.toggleAttribute(attribute, !known.has(look) && !isIn);
        known.add(look);
      }
      return [...new Set(looks.values())];
    },
    [NEW, within, [...seen]] as const,
  );
  const before = seen.size;
  looks.forEach((look) => seen.add(look));
  return seen.size > before;
}

/**
 * Runs axe on what is new, in the light mode, and in the dark one for which nothing but colours changes.
 *
 * @param within selects the part of the page to look at; all of it if left out
 * @param seen what runs on other pages have looked at, for a series of them
 * @returns one line for each element that breaks a rule: the mode, the rule, the element and what is wrong
 */
export async function findAxeViolations(
  page: Page,
  within = 'html',
  seen = new Set<number>(),
): Promise<string[]> {
  if (!(await markNewLooks(page, within, seen))) {
    return [];
  }
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    // Hidden elements have no styles, or those of the other colour mode; and colours are not to be waited for.
    await showAll(page);
    await addStyle(page, '*, ::before, ::after {transition: none !important}');
  }
  const run = async (mode: 'light' | 'dark', runOnly: axe.RunOnly): Promise<string[]> => {
    await setTheme(page, mode);
    const {violations} = await page.evaluate(
      ([context, only]) =>
        window.axe.run(context, {runOnly: only, resultTypes: ['violations'], preload: false}),
      [`[${NEW}]`, runOnly] as const,
    );
    return violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) => `${mode}, ${id}: ${target.join(' ')}: ${failureSummary}`,
      ),
    );
  };
  return [
    ...(await run('light', {type: 'tag', values: TAGS})),
    ...(await run('dark', {type: 'rule', values: COLOUR_RULES})),
  ];
}

/** Scope of axe in tests of every page. */
export interface AxeOptions {
  axeOn: 'new looks' | 'all pages';
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
