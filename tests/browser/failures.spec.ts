import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {
  collectLoads,
  failScripts,
  isScript,
  isStyle,
  release,
  type IsMeant,
} from '../support/intercept';
import {hydrated, open, showIntent, test} from '../support/open';
import {collectProblems} from '../support/problems';
import {SearchBox} from '../support/search';
import {buildDir} from '../support/site';

// What becomes of a page that crashes, whose code does not come or is of another release, or that may store nothing.

const heading = (page: Page) => page.getByRole('heading', {level: 1});

const MESSAGE = 'broken on purpose';
const HEADING = '{id:"two-services",';

// The chunk with the content of /v3/what-is-lit is changed on its way: rendering it throws until
// the page is told that it is mended.
test('a page that crashes says so, and trying again shows it once it is mended', async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const file = path.join(buildDir, new URL(route.request().url()).pathname);
    const throwing = `{id:(()=>{if(!window.isMended)throw new Error("${MESSAGE}");return "two-services"})(),`;
    const code = await readFile(file, 'utf8');
    const body = code.replaceAll(`${HEADING}children:`, `${throwing}children:`);
    await route.fulfill({contentType: 'text/javascript', body});
  });
  await open(page, '/v3/usecases');
  await page.locator('main').getByRole('link', {name: 'What is Lit Protocol'}).first().click();

  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

  const tryAgain = page.getByRole('button', {name: 'Try again', exact: true});
  await tryAgain.click();
  await expect(heading(page)).toHaveText('This page crashed.');

  await page.evaluate(() => Object.assign(window, {isMended: true}));
  await tryAgain.click();
  await expect(heading(page)).toHaveText('What is Lit Protocol');
  await expect(page.locator('#two-services')).toBeVisible();
});

const isEntry = (name: string): boolean => /^(?:runtime~)?main\./.test(name);
const failure = (page: Page) => page.getByRole('alert');

test('content that fails to come for the next page reloads it', async ({page}) => {
  await open(page, '/support');
  const loads = collectLoads(page);
  await failScripts(page, () => loads.length > 0);
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(heading(page)).toHaveText('Introduction to the Learning Lab');
  await expect(page).toHaveURL('/learningLab/intro');
  expect(loads).toHaveLength(1);
});

test('content that fails again is told in a red box, above the text', async ({page}) => {
  const loads = collectLoads(page);
  let isMended = false;
  await failScripts(page, (name) => isEntry(name) || isMended);
  await page.goto('/v3/usecases');
  await showIntent(page);

  await expect(failure(page)).toContainText('ChunkLoadError');
  const retry = failure(page).getByRole('button', {name: 'Retry', exact: true});
  await expect(retry).toBeInViewport();
  await expect(heading(page)).toHaveText('Use Cases');
  await expect(page.locator('main p').first()).toBeVisible();
  expect(loads).toHaveLength(2);
  const [red, green, blue] = await failure(page)
    .locator('div')
    .first()
    .evaluate((box) => getComputedStyle(box).backgroundColor.match(/\d+/g)!.map(Number));
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!));

  isMended = true;
  await retry.click();
  await hydrated(page);
  await expect(failure(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Use Cases');
});

test('content that fails once reloads the page once, and again after it came', async ({page}) => {
  const loads = collectLoads(page);
  await failScripts(page, (name) => isEntry(name) || loads.length === 2);
  await open(page, '/v3/usecases');
  expect(loads).toHaveLength(2);
  await expect(failure(page)).toHaveCount(0);
  await page.reload();
  await showIntent(page);
  await expect(failure(page)).toBeVisible();
  expect(loads).toHaveLength(4);
});

// A page is open while a new release takes the place of the files that it was built with. When a page is loaded anew, and
// when not: lib/browser/load-extra.test.tsx. What the search loads then: search-failure.spec.ts.

const PAGE = '/v3/sdk/access-control/encryption';

const TERM = 'a.term';
const SAMPLE = 'figure[data-types] pre';

const popover = (page: Page) => page.getByRole('tooltip');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The mouse comes to a term or a sample, from which nothing scrolls. */
const pointAt = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('pointerover', {pointerType: 'mouse'});

const isDefinition: IsMeant = (request) => request.url().includes('/assets/glossary/');

// Each answer; types and definitions load their code and styles in one way.
for (const [what, selector, isGone, status] of [
  ['code of types', SAMPLE, isScript, 404],
  ['style of definitions', TERM, isStyle, 200],
] as const) {
  test(`${what}, answered by a page (${status}), comes after one reload`, async ({page}) => {
    await open(page, PAGE);
    await page.evaluate(() => scrollTo(0, 1200));
    const loads = await release(page, isGone, {status});
    await pointAt(page, selector);
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(1200);

    const name = page.locator(`${SAMPLE}:visible .line span`, {hasText: 'LitNodeClient'});
    await expect(async () => {
      await heading(page).hover();
      await (selector === TERM ? page.locator(TERM) : name).first().hover();
      await expect(popover(page)).toBeVisible({timeout: 1000});
    }).toPass();
    await expect(popover(page)).toHaveCSS('position', 'fixed');
    expect(loads()).toBe(1);
  });
}

test('what stays away reloads the page once', async ({page}) => {
  await open(page, PAGE);
  const loads = await release(page, isDefinition, {status: 404, isForEver: true});
  await pointAt(page, TERM);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  for (let times = 0; times < 2; times += 1) {
    // The page finds out that the network is there, and with it that a file is gone.
    const asking = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await heading(page).hover();
    await page.locator(TERM).first().hover();
    await asking;
  }
  expect(loads()).toBe(1);
});

test('a page whose content is answered by another page comes after one reload', async ({page}) => {
  await open(page, '/support');
  const loads = await release(page, isScript, {status: 200});
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(heading(page)).toHaveText('Introduction to the Learning Lab');
  expect(loads()).toBe(1);
});

// That a failed chunk reloads the page once all the same: lib/browser/reload-once.test.tsx.
test('with site data blocked, all works, and nothing is remembered', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const problems = collectProblems(page);
  await open(page, '/v3/usecases');
  await page.locator('main').getByRole('link', {name: 'What is Lit Protocol'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What is Lit Protocol');
  await page.getByRole('button', {name: /^Switch between/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const box = new SearchBox(page);
  await box.search('encrypt');
  await box.results.first().click();
  await expect(box.dialog).toBeHidden();
  await box.open();
  await expect(box.recent).toHaveCount(0);
  // Docusaurus says once that it cannot remember.
  expect(
    problems.filter((problem) => !problem.includes('browser storage is not available')),
  ).toEqual([]);
});
