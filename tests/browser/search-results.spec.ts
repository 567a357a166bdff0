import {expect, type Page} from '@playwright/test';
import {holdScripts, intercept} from '../support/intercept';
import {open} from '../support/open';
import {collectProblems} from '../support/problems';
import {INDEX_FILES, SearchBox, START, test} from '../support/search';
import {STORAGE_KEYS, stored} from '../support/storage';

const FOUND = '/v3/sdk/access-control/encryption';

/** Path and hash of the page. */
const place = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).hash;

async function searchOn(page: Page, route: string, query: string): Promise<SearchBox> {
  const box = new SearchBox(page);
  await open(page, route);
  await box.search(query);
  return box;
}

test('results stand by page, and as many on the search page', async ({box}) => {
  const {page} = box;
  await box.search('encrypt');
  const group = box.dialog.locator('ol > li').filter({has: page.locator(`a[href="${FOUND}"]`)});
  await expect(group).toHaveCount(1);
  await expect(group.getByText('v3.x.x', {exact: true})).toBeVisible();
  await expect(group.locator('mark').first()).toHaveText(/^encrypt/i);
  await expect(group.locator('a').first()).toContainText('Encryption');
  await expect(group.locator('a').first()).toContainText('conditions');
  const section = group.locator(`a[href^="${FOUND}#"]`).first();
  await expect(section).toHaveAccessibleName(/^Encryption: .+, v3\.x\.x/);
  const all = box.dialog.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await all.textContent())!)![0];
  const said = `${count} results for "encrypt" in v3.x.x`;
  await expect(box.status).toHaveText(said);
  await all.click();
  await expect(page).toHaveURL('/search?q=encrypt&area=v3');
  await expect(box.dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
});

test('a result opens in place, and takes the focus to its section', async ({box}) => {
  const {page} = box;
  const problems = collectProblems(page);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await box.search('encrypt');
  const section = box.dialog.locator(`a[href^="${FOUND}#"]`).first();
  const href = (await section.getAttribute('href'))!;
  await section.click();
  await expect.poll(() => place(page)).toBe(href);
  await expect(box.dialog).toBeHidden();
  const heading = page.locator(`[id="${href.split('#')[1]}"]`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heading).not.toHaveAttribute('tabindex');
  await expect(page.locator('article :focus')).toHaveCount(1);

  // The page that is open already.
  await box.search('encrypt');
  await box.dialog.locator(`a[href="${FOUND}"]`).click();
  await expect(box.dialog).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
  expect(problems).toEqual([]);
});

test('results open in a new tab as links do, and the dialog stays', async ({page, context}) => {
  const box = await searchOn(page, START, 'encrypt');
  for (const act of [
    () => box.results.first().click({modifiers: ['ControlOrMeta']}),
    () => box.results.first().press('ControlOrMeta+Enter'),
    () => box.input.press('ControlOrMeta+Enter'),
  ]) {
    const opened = context.waitForEvent('page');
    await act();
    const tab = await opened;
    // A tab that is closed while it loads can leave the other one without an answer.
    await tab.waitForURL(/\/v3\//);
    await tab.close();
    await expect(box.dialog).toBeVisible();
  }
  await box.input.fill('');
  await expect(box.recent).toHaveCount(1);
});

// Which key leads where: features/search/ui/Results.test.tsx.
test('arrows lead through the results, typing goes on, and Enter opens one', async ({box}) => {
  const {page} = box;
  await box.search('encrypt');
  await page.keyboard.press('ArrowDown');
  await expect(box.results.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(box.results.last()).toBeFocused();
  await expect(box.results.last()).toBeInViewport({ratio: 1});
  // Tab selects what is in an input.
  await box.input.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('ion');
  await expect(box.input).toHaveValue('encryption');
  await expect(box.input).toBeFocused();

  for (const [nth, downs] of [
    [0, 0],
    [1, 2],
  ] as const) {
    await box.fill('encrypt');
    await expect(box.results.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const href = (await box.results.nth(nth).getAttribute('href'))!;
    for (let down = 0; down < downs; down += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page)).toBe(href);
    await expect(box.dialog).toBeHidden();
    await box.open();
  }
});

test('Enter, pressed before the answer is there, opens its first result', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, START);
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, INDEX_FILES, async (route) => {
    await released;
    await route.continue();
  });
  await box.open();
  await box.input.fill('encryptString');
  await box.input.press('Enter');
  await expect(box.dialog).toBeVisible();
  release!();
  await expect(box.dialog).toBeHidden();
  await expect.poll(() => place(page)).toMatch(/encrypt/);
});

test('a search begins in the area of the page, or everywhere', async ({page}) => {
  const box = await searchOn(page, '/v2/', 'session signatures');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const inArea = async (area: string, path: string): Promise<void> => {
    await expect(box.area(area)).toBeChecked();
    await expect(box.results.first()).toHaveAttribute('href', new RegExp(`^/${path}/`));
  };
  await inArea('v2.x.x', 'v2');
  await page.keyboard.press('Escape');
  await navbar.getByRole('link', {name: 'Learning Lab'}).click();
  await expect(page).toHaveURL('/learningLab/intro');
  await box.search('lit');
  await inArea('Learning Lab', 'learningLab');
  await page.keyboard.press('Escape');
  await page.goBack();
  await navbar.getByRole('button', {name: 'v2.x.x'}).click();
  await navbar.getByRole('link', {name: /^v3\.x\.x(?! docs)/}).click();
  await expect(page).toHaveURL('/v3/');
  // Pages of no area, also one that is not there.
  for (const route of ['/support', '/no-such-page']) {
    await searchOn(page, route, 'session signatures');
    await inArea('All', 'v3');
    expect(await box.dialog.locator('a[href^="/v2/"]').count()).toBeGreaterThan(0);
  }
});

test('a box that is opened while another area comes stays open there', async ({page}) => {
  const box = await searchOn(page, '/v3/usecases', 'access control');
  await box.area('Learning Lab').click();
  const release = await holdScripts(page);
  await box.dialog.locator('a[href^="/learningLab/"]').first().click();
  await expect(box.dialog).toBeHidden();
  await box.open();
  await box.input.fill('pkp');
  await release();
  await expect(page.locator('html')).toHaveClass(/learning/i);
  await expect(box.input).toHaveValue('pkp');
  await expect(box.dialog).toBeVisible();
});

test('another area is one step away and keeps the query', async ({box}) => {
  const {page} = box;
  await box.search('share modal');
  await box.area('v3.x.x').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box.area('v2.x.x')).toBeChecked();
  await expect(box.results.first()).toHaveAttribute('href', /^\/v2\//);
  await expect(box.input).toHaveValue('share modal');
  await expect(box.area(/^v3\.x\.x \d+$/)).toHaveCount(1);
  await expect(box.status).toHaveText(/in v2\.x\.x$/);
  await box.area('All').check();
  await expect(box.status).toHaveText(/in all areas$/);
  await expect(box.area(/^Blog and pages \d+$/)).toHaveCount(1);
  await expect(box.dialog.locator('ol a[href*="/shareModal"]')).not.toHaveCount(0);
});

test('a search that finds nothing leads to all areas and to other queries', async ({box}) => {
  const {dialog} = box;
  await box.open();
  await box.input.fill('zzqxjk');
  await box.area('Ecosystem').check();
  await expect(
    dialog.getByText('No results for "zzqxjk" in Ecosystem', {exact: true}),
  ).toBeVisible();
  await dialog.getByRole('button', {name: 'Search all areas'}).click();
  await expect(box.input).toBeFocused();
  await expect(dialog.getByText('No results for "zzqxjk" in all areas').last()).toBeVisible();
  await expect(box.status).toHaveText('No results for "zzqxjk" in all areas');
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/LIT-Protocol\/js-sdk\/issues\/new\?.*zzqxjk/,
  );

  const suggestion = dialog.getByRole('listitem').getByRole('button').first();
  const name = (await suggestion.textContent())!;
  await suggestion.click();
  await expect(box.input).toHaveValue(name);
  await expect(box.input).toBeFocused();
  await expect(box.results).not.toHaveCount(0);
});

test('what was opened is offered again on all pages, until it is cleared', async ({box}) => {
  const {page} = box;
  await box.search('encrypt');
  await box.dialog.locator(`a[href="${FOUND}"]`).click();
  await expect(page).toHaveURL(FOUND);
  expect(await stored(page, STORAGE_KEYS.recentSearches)).toContain(FOUND);

  await open(page, '/v2/');
  await box.open();
  await expect(box.recent).toHaveText([/^Encryption/]);
  await page.keyboard.press('ArrowDown');
  await expect(box.recent).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FOUND);

  await box.open();
  await box.dialog.getByRole('button', {name: 'Clear recent pages'}).click();
  await expect(box.recent).toHaveCount(0);
  await expect(box.input).toBeFocused();
  expect(await stored(page, STORAGE_KEYS.recentSearches)).toBeNull();
});

test('the page of the first result is fetched, and of others on focus', async ({page}) => {
  // One that links to few pages, which are fetched ahead as well.
  const box = await searchOn(page, '/search?area=v2', 'encrypt');
  const prefetched = () => page.locator('link[rel=prefetch]').count();
  await box.area('v2.x.x').check();
  await expect(box.results.first()).toHaveAttribute('href', /^\/v2\//);
  await expect.poll(prefetched).toBeGreaterThan(0);
  const before = await prefetched();
  await box.results.last().focus();
  await expect.poll(prefetched).toBeGreaterThan(before);
});
