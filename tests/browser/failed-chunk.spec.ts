import {expect, test, type Page} from '@playwright/test';
import {failScripts} from '../support/chunks';
import {collectLoads} from '../support/intercept';
import {hydrated, open, showIntent} from '../support/open';

const isEntry = (name: string): boolean => /^(?:runtime~)?main\./.test(name);
const heading = (page: Page) => page.getByRole('heading', {level: 1});
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

test('content that fails again is told in a red box, and the text stays readable', async ({
  page,
}) => {
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

test('content that fails once reloads the page once, and after it came, a failure reloads again', async ({
  page,
}) => {
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
