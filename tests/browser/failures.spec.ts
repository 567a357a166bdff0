import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {
  collectLoads,
  failScripts,
  isScript,
  isStyle,
  loseFiles,
  type IsMeant,
} from '../support/intercept';
import {hydrated, open, showIntent, test} from '../support/open';
import {collectProblems} from '../support/problems';
import {isOfIndex, SearchBox} from '../support/search';
import {buildDir} from '../support/site';

// Pages that crash, whose code does not load or is of another release, or that may store nothing.

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
  await open(page, '/v3/');
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

const PAGE = '/v3/sdk/access-control/encryption';

const isEntry = (name: string): boolean => /^(?:runtime~)?main\./.test(name);
const isOfApplication: IsMeant = (request) => isEntry(request.url().split('/').at(-1)!);

const TERM = 'a.term';
const SAMPLE = 'figure[data-types] pre';
const popover = (page: Page) => page.getByRole('tooltip');

/** The mouse comes to a term or a sample, from which nothing scrolls. */
const pointAt = (selector: string) => async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 1200));
  await page.locator(selector).first().dispatchEvent('pointerover', {pointerType: 'mouse'});
};

/** The reader comes back to what was pointed at, where the page stood before. */
const explains = (shown: (page: Page) => Locator) => async (page: Page) => {
  // The reload may come between.
  await expect(async () => expect(await page.evaluate(() => scrollY)).toBe(1200)).toPass();
  await expect(async () => {
    await heading(page).hover();
    await shown(page).first().hover();
    await expect(popover(page)).toBeVisible({timeout: 1000});
  }).toPass();
  await expect(popover(page)).toHaveCSS('position', 'fixed');
};
const terms = (page: Page) => page.locator(TERM);

/** A kind of files that a release can take from an open page. */
interface Kind {
  isLost: IsMeant;
  status: 404 | 200;
  route: string;
  /** The page is only read before. */
  isAsleep?: true;
  /** The reader does what needs them. */
  act: (page: Page) => Promise<unknown>;
  /** The reload leads to the page that the reader wanted. */
  works: (page: Page) => Promise<unknown>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'the application': {
    isLost: isOfApplication,
    status: 200,
    route: PAGE,
    isAsleep: true,
    act: showIntent,
    works: hydrated,
  },
  "the page's own content": {
    isLost: (request) => isScript(request) && !isOfApplication(request),
    status: 404,
    route: PAGE,
    isAsleep: true,
    act: showIntent,
    works: hydrated,
  },
  'content of the next page': {
    isLost: isScript,
    status: 200,
    route: '/support',
    act: (page) => page.getByRole('link', {name: 'Learning Lab', exact: true}).click(),
    works: (page) => expect(heading(page)).toHaveText('Introduction to the Learning Lab'),
  },
  'code of types': {
    isLost: isScript,
    status: 404,
    route: PAGE,
    act: pointAt(SAMPLE),
    works: explains((page) =>
      page.locator(`${SAMPLE}:visible .line span`, {hasText: 'LitNodeClient'}),
    ),
  },
  'styles of definitions': {
    isLost: isStyle,
    status: 404,
    route: PAGE,
    act: pointAt(TERM),
    works: explains(terms),
  },
  definitions: {
    isLost: (request) => request.url().includes('/assets/glossary/'),
    status: 404,
    route: PAGE,
    act: pointAt(TERM),
    works: explains(terms),
  },
  'code of the search box': {
    isLost: isScript,
    status: 404,
    route: '/v3/usecases#who-may-read',
    act: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('session signatures', {delay: 80});
    },
    works: async (page) => {
      const box = new SearchBox(page);
      await expect(box.input).toHaveValue('session signatures');
      await expect(box.results).not.toHaveCount(0);
      await expect(page).toHaveURL('/v3/usecases#who-may-read');
    },
  },
  'the search index': {
    isLost: isOfIndex,
    status: 404,
    route: '/search',
    act: (page) => page.getByRole('main').getByRole('searchbox').fill('encrypt'),
    works: async (page) => {
      await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
      await expect(page).toHaveURL('/search?q=encrypt');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
};

// A page is open while a new release takes the place of the one that it is from: lib/browser/stale-release.ts.
for (const [what, {isLost, status, route, isAsleep, act, works}] of Object.entries(KINDS)) {
  test(`${what}: gone since a release (${status}), there after one reload`, async ({page}) => {
    await (isAsleep ? page.goto(route) : open(page, route));
    const loads = await loseFiles(page, isLost, status);
    await act(page);
    await expect.poll(loads).toBe(1);
    await works(page);
    expect(loads()).toBe(1);
  });
}

const failure = (page: Page) => page.getByRole('alert');

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

  // It has loaded since, so that a reload may help again.
  isMended = false;
  await page.reload();
  await showIntent(page);
  await expect(failure(page)).toBeVisible();
  expect(loads).toHaveLength(5);
});

// That a failed chunk reloads the page once all the same: lib/browser/stale-release.test.tsx.
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
  await open(page, '/v3/');
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
