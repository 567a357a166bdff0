import {expect, test} from '@playwright/test';
import {open} from '../support/open';
import {copied} from '../support/storage';

test('the home page says what this is, counts what it claims, and leads on', async ({page}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(main.getByRole('img', {name: /shares? of a key/})).toBeInViewport();
  for (const [name, href] of [
    ['Get started with v3', '/v3/'],
    ['v2 docs, the latest release', '/v2/'],
  ] as const) {
    await expect(main.getByRole('link', {name})).toHaveAttribute('href', href);
  }
  const sample = main.locator('figure.code', {hasText: 'price-report.js'});
  await expect(sample.locator('.line')).toHaveCount(9);
  await expect(sample.locator('+ .proof')).toContainText(/Checked against \d+\.\d+\.\d+/);

  const counts = main.locator('dt b');
  await expect(counts).toHaveCount(4);
  const [checked, run, releases, pages] = (await counts.allTextContents()).map(Number);
  expect(checked).toBeGreaterThan(run!);
  expect(run).toBeGreaterThan(0);
  expect(releases).toBe(2);
  expect(pages).toBeGreaterThan(100);

  const install = main.locator('figure.code', {hasText: 'npm install'});
  await install.getByRole('button', {name: /^Copy/}).click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^npm install --save-exact @lit-protocol\/[\w-]+@\d+\.\d+\.\d+\s*$/);
});

test('no card of the home page stands alone', async ({page}) => {
  await page.goto('/');
  const tasks = page.getByRole('region', {name: 'Start with a task'}).getByRole('link');
  const facts = page.getByRole('region', {name: 'What you can trust here'}).locator('dt');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const cards of [tasks, facts]) {
      const tops = await cards.evaluateAll((all) =>
        all.map((one) => one.parentElement!.getBoundingClientRect().top),
      );
      expect(tops.length).toBeGreaterThan(1);
      const inLastRow = tops.filter((top) => top === tops.at(-1)).length;
      expect(inLastRow === 1, `${width} px`).toBe(new Set(tops).size === tops.length);
    }
  }
});
