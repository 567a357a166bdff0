import {expect} from '@playwright/test';
import {open, test} from '../support/open';
import {collectRequests, isScript} from '../support/intercept';
import {collectViolations} from '../support/policy';
import {SearchBox} from '../support/search';
import {copied} from '../support/storage';

test('the home page says what this is, counts what it claims, and makes a key', async ({page}) => {
  const violations = await collectViolations(page);
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(main.getByRole('img', {name: /shares? of a key/})).toBeInViewport();
  const sample = main.locator('figure.code', {hasText: 'price-report.js'});
  await expect(sample.locator('.line')).toHaveCount(9);
  await expect(sample.locator('+ .proof')).toContainText(/Checked against \d+\.\d+\.\d+/);

  const counts = main.locator('dt b');
  await expect(counts).toHaveCount(2);
  const [checked, run] = (await counts.allTextContents()).map(Number);
  expect(checked).toBeGreaterThan(run!);
  expect(run).toBeGreaterThan(0);

  const install = main.locator('figure.code', {hasText: 'npm install'});
  await install.getByRole('button', {name: /^Copy/}).click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^npm install --save-exact @lit-protocol\/[\w-]+@\d+\.\d+\.\d+\s*$/);

  const below = async () => (await sample.boundingBox())!.y;
  const before = await below();
  const scripts = collectRequests(page, isScript);
  const figure = page.getByRole('figure').filter({hasText: 'Shares of a key'});
  await figure.getByRole('button', {name: 'Make a key'}).press('Enter');
  const nodes = figure.getByRole('group', {name: /^Nodes/});
  await expect(nodes).toBeFocused();
  const outcome = figure.getByRole('status');
  await expect(outcome).toContainText('The parts of nodes 1, 3, 4, and 5 make the signature');
  await expect(figure.getByRole('img')).toHaveAccessibleName(/their parts make a signature/);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await below()).toBe(before);
  const first = await outcome.textContent();
  await figure.getByRole('button', {name: 'Make another key'}).click();
  await expect(outcome).toContainText('make the signature');
  await expect(outcome).not.toHaveText(first!);
  const switchNode = (node: number) => nodes.getByRole('button', {name: `Node ${node}`});
  await switchNode(4).press('Space');
  await expect(outcome).toContainText('The parts of nodes 1, 3, 5, and 6 make the signature');
  await switchNode(6).click();
  await expect(outcome).toContainText(
    'Nodes 1, 3, and 5 answer, and a signature takes 4 of 6 nodes',
  );
  await expect(figure.getByRole('img')).toHaveAccessibleName(/there is no signature/);
  await switchNode(2).click();
  await expect(outcome).toContainText('The parts of nodes 1, 2, 3, and 5 make the signature');
  expect(violations).toEqual([]);

  // No card stands alone.
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

test('one choice of version leads the whole home page, and is remembered', async ({page}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const docs = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'});
  const expectVersion = async (version: string, other: string): Promise<void> => {
    const start = main.getByRole('link', {name: `Get started with ${version}`});
    await expect(start).toHaveAttribute('href', `/${version}/`);
    await expect(main.getByRole('button', {name: version})).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', {name: other})).toHaveAttribute('aria-pressed', 'false');
    await expect(main.locator('figure.code', {hasText: 'npm install'})).toContainText(
      `@${version.slice(1)}.`,
    );
    await expect(main.locator('figure.code + .proof').last()).toContainText(
      `Checked against ${version.slice(1)}.`,
    );
    const local = main.getByRole('link', {name: 'Try it without a wallet'});
    await expect(local).toHaveAttribute(
      'href',
      new RegExp(`^/${version}/#try-it-without-a-wallet$`),
    );
    const region = page.getByRole('region', {name: 'Start with a task'});
    const tasks = region.locator('a[href^="/"]');
    await expect(tasks).toHaveCount(4);
    for (const task of await tasks.all()) {
      await expect(task).toHaveAttribute('href', new RegExp(`^/${version}/`));
    }
    await expect(docs).toHaveAttribute('href', `/${version}/`);
  };
  await expectVersion('v2', 'v3');
  // Both columns start at one height.
  const tops = await main
    .locator('header > div')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await main.getByRole('button', {name: 'v3'}).click();
  await expectVersion('v3', 'v2');
  await expect(main.getByText(/^For new code/)).toContainText('Cayenne');
  await page.reload();
  await expectVersion('v3', 'v2');
  const box = new SearchBox(page);
  await box.search('encrypt');
  await expect(box.results.first()).toHaveAttribute('href', /^\/v3\//);
});
