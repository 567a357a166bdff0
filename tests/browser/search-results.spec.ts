import {expect, type Page} from '@playwright/test';
import {holdScripts, intercept} from '../support/intercept';
import {open} from '../support/open';
import {collectProblems} from '../support/problems';
import {INDEX_FILES, SearchBox, START, test} from '../support/search';

const FOUND = '/v3/sdk/access-control/encryption';

/** Path and hash of the page. */
const place = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).hash;

async function searchOn(page: Page, route: string, query: string): Promise<SearchBox> {
  const box = new SearchBox(page);
  await open(page, route);
  await box.search(query);
  return box;
}

test('results stand by page, and as many on the search page, in each area', async ({box}) => {
  const {page} = box;
  await box.search('encrypt');
  const group = box.dialog.locator('ol > li').filter({has: page.locator(`a[href="${FOUND}"]`)});
  await expect(group).toHaveCount(1);
  await expect(group.getByText('v3.x.x', {exact: true})).toBeVisible();
  await expect(group.locator('mark').first()).toHaveText(/^encrypt/i);
  await expect(group.locator('a').first()).toContainText('conditions');
  const section = group.locator(`a[href^="${FOUND}#"]`).first();
  await expect(section).toHaveAccessibleName(/^Encryption: .+, v3\.x\.x/);
  await box.area('v3.x.x').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box.area('v2.x.x')).toBeChecked();
  await expect(box.results.first()).toHaveAttribute('href', /^\/v2\//);
  await expect(box.area(/^v3\.x\.x \d+$/)).toHaveCount(1);

  const all = box.dialog.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await all.textContent())!)![0];
  const said = `${count} results for "encrypt" in v2.x.x`;
  await expect(box.status).toHaveText(said);
  await all.click();
  await expect(page).toHaveURL('/search?q=encrypt&area=v2');
  await expect(box.dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
});

test('a result opens in place, takes the focus along, and is offered again', async ({box}) => {
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

  await open(page, '/v2/');
  await box.open();
  await expect(box.recent).toHaveText([/^v3\.x\.xEncryption,/, /^v3\.x\.xEncryption ›/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FOUND);
  await box.open();
  for (const left of [1, 0]) {
    await box.dialog
      .getByRole('button', {name: /^Remove /})
      .first()
      .click();
    await expect(box.recent).toHaveCount(left);
    await expect(box.input).toBeFocused();
  }
  await box.dialog.getByRole('link', {name: 'Find an error'}).click();
  await expect(page).toHaveURL('/v3/sdk/tests#find-an-error');
});

// The target of each key: features/search/ui/Results.test.tsx.
test('Enter opens the first result, once it is there, and links open in new tabs', async ({
  page,
  context,
}) => {
  const box = await searchOn(page, START, 'encrypt');
  await expect(box.results.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const opened = context.waitForEvent('page');
  await box.results.first().click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  // A tab that is closed while it loads can leave the other one without an answer.
  await tab.waitForURL(/\/v3\//);
  await tab.close();
  await expect(box.dialog).toBeVisible();
  // The caret is at the end of the input, whose text Tab selects.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('ion');
  await expect(box.input).toHaveValue('encryption');
  await box.input.fill('');
  await expect(box.recent).toHaveCount(1);

  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, INDEX_FILES, async (route) => {
    await released;
    await route.continue();
  });
  await box.area('v2.x.x').check();
  await box.input.fill('encryptString');
  await box.input.press('Enter');
  await expect(box.dialog).toBeVisible();
  release!();
  await expect(box.dialog).toBeHidden();
  await expect.poll(() => place(page)).toMatch(/^\/v2\/.*[eE]ncrypt/);
});

test('a search begins in the area of the page, and goes on as that changes', async ({page}) => {
  const box = await searchOn(page, '/v2/', 'session signatures');
  const inArea = async (area: string, path: string): Promise<void> => {
    await expect(box.area(area)).toBeChecked();
    await expect(box.results.first()).toHaveAttribute('href', new RegExp(`^/${path}/`));
  };
  await inArea('v2.x.x', 'v2');
  await box.area('Learning Lab').click();
  const release = await holdScripts(page);
  await box.dialog.locator('a[href^="/learningLab/"]').first().click();
  await expect(box.dialog).toBeHidden();
  await box.open();
  await box.input.fill('pkp');
  await release();
  await expect(page.locator('html')).toHaveClass(/learning/i);
  await expect(box.input).toHaveValue('pkp');
  await inArea('Learning Lab', 'learningLab');
  await page.goBack();
  await expect(page).toHaveURL('/v2/');
  await expect(box.dialog).toBeHidden();
  // A page of no area that is not there.
  await searchOn(page, '/no-such-page', 'session signatures');
  await inArea('All', 'v2');
});

test('a search that finds nothing leads to all areas and to first pages', async ({box}) => {
  const {dialog} = box;
  await box.open();
  await box.input.fill('zzqxjk');
  await box.area('Ecosystem').check();
  await expect(
    dialog.getByText('No results for "zzqxjk" in Ecosystem', {exact: true}),
  ).toBeVisible();
  await dialog.getByRole('button', {name: 'Search all areas'}).click();
  await expect(box.input).toBeFocused();
  await expect(box.status).toHaveText('No results for "zzqxjk" in all areas');
  await expect(box.area('All')).toBeChecked();
  await expect(dialog.getByRole('link', {name: 'Installation'})).toBeVisible();
  await box.input.press('Enter');
  await expect(dialog).toBeVisible();
  // Any text is text.
  for (const text of ['<img src=x onerror="alert(1)">', 'a'.repeat(10_000)]) {
    await box.input.fill(text);
    await expect(box.status).toHaveText(/results? for "(?!zzqxjk)/);
    expect(await dialog.locator('img').count()).toBe(0);
  }
});
