import {expect, test as base, type Page} from '@playwright/test';
import {findAxeViolations, type AxeOptions} from '../support/axe';
import {open, saveData} from '../support/open';
import {SITE_CODE} from '../../lib/node/page-changes';
import {passedPages} from '../support/passed-pages';
import {collectProblems} from '../support/problems';
import {builtPages} from '../support/site';
import {showAll} from '../support/styles';

const DESKTOP = {width: 1280, height: 900};
const NARROWEST = {width: 320, height: 640};

/** Fixtures of a worker. */
interface Shared {
  /** A new one for each route would cost more than the checks. */
  page: Page;
  problems: string[];
  seenLooks: Set<number>;
}

const test = base.extend<object, AxeOptions & {shared: Shared}>({
  axeOn: ['new looks', {scope: 'worker', option: true}],
  shared: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        viewport: DESKTOP,
        // Colours are measured, so they must not be on their way.
        reducedMotion: 'reduce',
      });
      // Pages that links lead to have their own turn.
      await saveData(page);
      await use({page, problems: collectProblems(page), seenLooks: new Set()});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/** Elements that overflow the window at the right, widest first. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    return [...document.body.querySelectorAll('*')]
      .map((element) => ({element, right: element.getBoundingClientRect().right}))
      .filter(({right}) => right > clientWidth)
      .sort((a, b) => b.right - a.right)
      .slice(0, 5)
      .map(({element, right}) => `${element.tagName} ${element.className} ends at ${right} px`);
  });
}

/** Controls in the font of the browser's own, which few readers' machines show. */
function findForeignFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    return [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => fontOf(control) !== fontOf(control.parentElement!))
      .map(({outerHTML}) => outerHTML);
  });
}

/** A desktop, the narrowest column beside the sidebar, and a phone, where rows are entries. */
const TABLE_WIDTHS = [DESKTOP.width, 1000, NARROWEST.width];

/** Tables and lists of errors that need more room than they have, named after their beginning. */
function findWideTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The frame of code that breaks may stand out by its padding.
    const frame = 6;
    return [...document.querySelectorAll('main :is(table, .errors)')]
      .filter(({scrollWidth, parentElement}) => scrollWidth > parentElement!.clientWidth + frame)
      .map(
        ({textContent, scrollWidth}) => `${textContent.slice(0, 60)}… is ${scrollWidth} px wide`,
      );
  });
}

const passed = passedPages('every-page', [...SITE_CODE, 'tests/pages/every-page.spec.ts']);

for (const built of builtPages) {
  const {route} = built;
  test(`${route} is sound`, async ({axeOn, shared: {page, problems, seenLooks}}, {errors}) => {
    if (axeOn === 'new looks' && passed.has(built)) return;
    problems.length = 0;
    // The page before would be laid out again for this width.
    await page.goto('about:blank');
    await page.setViewportSize(DESKTOP);
    await open(page, route);
    await showAll(page);
    const seen = axeOn === 'all pages' ? undefined : seenLooks;
    expect.soft(await findAxeViolations(page, 'html', seen), 'axe').toEqual([]);
    expect.soft(await findForeignFonts(page), 'controls in another font').toEqual([]);
    for (const width of TABLE_WIDTHS) {
      await page.setViewportSize({...NARROWEST, width});
      expect.soft(await findWideTables(page), `tables at ${width} px`).toEqual([]);
    }
    expect.soft(await findOverflow(page), 'sideways scrolling at 320 px').toEqual([]);
    expect.soft(problems, 'console and requests').toEqual([]);
    if (errors.length === 0) passed.add(built);
  });
}
