import {expect, type Locator, type Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {collectRequests} from '../support/intercept';
import {open, test} from '../support/open';
import {collectProblems} from '../support/problems';

const PAGE = '/v3/sdk/authentication/overview';
const GLOSSARY = '/v3/resources/glossary';
const DATA = '**/assets/glossary/*.json';

const popover = (page: Page): Locator => page.getByRole('tooltip');
const terms = (page: Page): Locator => page.locator('a.term');
const term = (page: Page): Locator => terms(page).first();

/** Gives the focus to a term, as a reader without a mouse does. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await link.focus();
}

// Which terms are marked: features/glossary/rehype.test.ts. Where links lead: tests/pages/links.test.ts.
test('the definition of a term is that of its entry, to which the term leads', async ({page}) => {
  await open(page, PAGE);
  await term(page).hover();
  await expect(popover(page)).toBeVisible();
  const shown = (await popover(page).textContent())!;
  const id = (await term(page).getAttribute('href'))!.split('#')[1]!;
  await term(page).click();
  await expect(page).toHaveURL(`${GLOSSARY}#${id}`);
  // The page before may have a heading with the same id.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(popover(page)).toHaveCount(0);
  const heading = page.locator(`[id="${id}"]`);
  const title = await heading.evaluate((element) => element.firstChild!.textContent!);
  const entry = (await heading.locator('xpath=following-sibling::p[1]').textContent())!;
  expect(shown.startsWith(title)).toBe(true);
  expect(entry.replace(/\s+/g, ' ')).toContain(shown.slice(title.length).trim());
});

test('a definition comes on intent, and stays with pointer, focus and term', async ({page}) => {
  const fetched = collectRequests(page, (request) => request.url().includes('/assets/glossary/'));
  const problems = collectProblems(page);
  await page.clock.install();
  await open(page, PAGE);
  expect(fetched).toEqual([]);
  await term(page).hover();
  await popover(page).hover();
  await page.clock.runFor(5000);
  await expect(popover(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(popover(page)).toHaveCount(0);
  await term(page).hover();
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(term(page)).not.toHaveAttribute('aria-describedby', /./);
  await page.mouse.move(0, 0);

  await tabTo(page, term(page));
  await expect(popover(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(/.{40}/);
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await tabTo(page, terms(page).nth(1));
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(terms(page).nth(1)).not.toHaveAttribute('aria-describedby', /./);
  expect(fetched).toEqual([expect.stringMatching(/\/assets\/glossary\/[\da-f]{8}\.json$/)]);

  await page.setViewportSize({width: 320, height: 640});
  await tabTo(page, term(page));
  const gap = async () => {
    const box = (await popover(page).boundingBox())!;
    const anchor = (await term(page).boundingBox())!;
    return Math.max(anchor.y - box.y - box.height, box.y - anchor.y - anchor.height);
  };
  await expect(popover(page)).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect.poll(gap).toBeLessThan(8);
  expect(await gap()).toBeGreaterThan(0);
  const {x, width} = (await popover(page).boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await findAxeViolations(page, 'a.term, [role=tooltip]')).toEqual([]);
  expect(problems).toEqual([]);
});

test('a definition that cannot be fetched is fetched the next time', async ({page}) => {
  await page.route(DATA, (route) => route.abort());
  await open(page, PAGE);
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/assets/glossary/'),
  });
  await term(page).hover();
  await failed;
  await expect(popover(page)).toHaveCount(0);
  await page.unroute(DATA);
  await page.getByRole('heading', {level: 1}).hover();
  await term(page).hover();
  await expect(popover(page)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a term is a link and nothing else', async ({page}) => {
    await open(page, PAGE);
    const href = (await term(page).getAttribute('href'))!;
    await term(page).tap();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(popover(page)).toHaveCount(0);
  });
});

const entries = (page: Page): Locator => page.locator('main h3:visible');
const letters = (page: Page): Locator => page.getByRole('navigation', {name: 'Terms by letter'});

// How it filters: features/filter/Filter.test.tsx. Without scripts: without-scripts.spec.ts.
test('the glossary hides letters with their terms, and is whole on paper', async ({page}) => {
  await open(page, GLOSSARY);
  const all = await entries(page).count();
  const filter = page.getByRole('group', {name: 'Filter terms'});
  await filter.getByRole('searchbox').fill('chronicle block hash');
  await expect(entries(page)).toContainText(['Challenge']);
  expect(await entries(page).count()).toBeLessThan(all);
  await expect(letters(page).getByRole('link', {name: 'S', exact: true})).toBeHidden();
  await filter.getByRole('searchbox').fill('');
  await page.emulateMedia({media: 'print'});
  await expect(entries(page)).toHaveCount(all);
  await expect(letters(page)).toBeHidden();
  await expect(filter.getByRole('searchbox')).toBeHidden();
});
