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

test('few terms of a page are marked, each as a link to its entry', async ({page}) => {
  await open(page, PAGE);
  const links = await terms(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(2);
  expect(links.length).toBeLessThanOrEqual(8);
  expect(new Set(links).size).toBe(links.length);
  await expect(page.locator(':is(h1, h2, h3, th, pre) a.term')).toHaveCount(0);
  await term(page).hover();
  await expect(popover(page)).toBeVisible();
  const shown = (await popover(page).textContent())!;
  await term(page).click();
  await expect(page).toHaveURL(new RegExp(`${GLOSSARY}#.*$`));
  await expect(popover(page)).toHaveCount(0);
  await expect(terms(page)).toHaveCount(0);
  for (const link of links) {
    const [route, id] = link.split('#');
    expect(route).toBe(GLOSSARY);
    await expect(page.locator(`[id="${id}"]`)).toBeAttached();
  }
  const heading = page.locator(`[id="${links[0]!.split('#')[1]}"]`);
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

test('the glossary leads to letters and finds words, and is whole on paper', async ({page}) => {
  await open(page, GLOSSARY);
  const all = await entries(page).count();
  const filter = page.getByRole('group', {name: 'Filter terms'});
  await expect(filter.getByRole('status')).toHaveText(`${all} terms`);

  await letters(page).getByRole('link', {name: 'S', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#s[\w-]+$/);
  await expect(page.locator('h3:target')).toBeInViewport();

  await filter.getByRole('searchbox').fill('chronicle block hash');
  await expect(entries(page)).toContainText(['Challenge']);
  expect(await entries(page).count()).toBeLessThan(all);
  await expect(letters(page).getByRole('link', {name: 'S', exact: true})).toBeHidden();

  await filter.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No term matches “zebra”.')).toBeVisible();
  await page.getByRole('button', {name: 'Clear the filter'}).click();
  await expect(entries(page)).toHaveCount(all);
  await page.emulateMedia({media: 'print'});
  await expect(entries(page)).toHaveCount(all);
  await expect(letters(page)).toBeHidden();
  await expect(filter.getByRole('searchbox')).toBeHidden();
});
