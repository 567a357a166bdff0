import {expect, type Locator, type Page} from '@playwright/test';
import type {PageTypes, TypedIdentifier} from '../../features/sample-types/page-data';
import {findAxeViolations} from '../support/axe';
import {collectRequests} from '../support/intercept';
import {open} from '../support/open';
import {collectProblems} from '../support/problems';
import {test} from '../support/quiet';
import {copied} from '../support/storage';

const PAGE = '/v3/sdk/access-control/encryption';

const popover = (page: Page): Locator => page.getByRole('tooltip');

const firstFigure = (page: Page): Locator => page.locator('figure[data-types]:visible').first();

const blockOf = (figure: Locator): Locator => figure.locator('pre');

interface Known {
  texts: PageTypes['texts'];
  identifiers: TypedIdentifier[];
}

/** What the page's own file says about a block. */
async function knownAbout(page: Page, figure: Locator): Promise<Known> {
  const [url, id] = (await figure.getAttribute('data-types'))!.split('#') as [string, string];
  const types = (await (await page.request.get(url)).json()) as PageTypes;
  return {texts: types.texts, identifiers: types.blocks[id]!};
}

/** The middle of an identifier, in px from the top left of the viewport. */
async function middleOf(figure: Locator, [line, column, length]: TypedIdentifier) {
  return figure.evaluate(
    (element, place) => {
      const texts = document.createTreeWalker(
        element.querySelectorAll('.line')[place.line]!,
        NodeFilter.SHOW_TEXT,
      );
      let start = place.column;
      let node = texts.nextNode()!;
      while (start >= node.textContent!.length) {
        start -= node.textContent!.length;
        node = texts.nextNode()!;
      }
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, Math.min(start + place.length, node.textContent!.length));
      const {x, y, width, height} = range.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    },
    {line, column, length},
  );
}

/** Gives the focus to a block, as a reader does who came by keyboard, and waits until its keys work. */
async function focusBlock(page: Page, figure: Locator): Promise<void> {
  await blockOf(figure).focus();
  await expect(blockOf(figure)).toHaveAttribute('aria-description', /arrow keys/);
}

test('the line under a sample names the release of the page’s version, and leads to what that means', async ({
  page,
}) => {
  await page.goto('/v2/sdk/explanation/installation');
  await expect(page.locator('.proof').filter({hasText: '2.2.63'}).first()).toBeVisible();
  await expect(page.locator('.proof').filter({hasText: '3.0.24'})).toHaveCount(0);
  await open(page, PAGE);
  const proof = page.getByRole('link', {name: /^Checked against 3\.0\.24/});
  await proof.first().click();
  await expect(page).toHaveURL(/\/support\/?#checked-samples$/);
  await expect(page.getByRole('heading', {name: /^Checked samples/})).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the line is there, and nothing speaks of types', async ({page}) => {
    await page.goto(PAGE);
    const proofs = page.locator('.proof').filter({hasText: 'Checked against 3.0.24'});
    await expect(proofs.first()).toBeVisible();
    await blockOf(firstFigure(page)).focus();
    await expect(firstFigure(page)).not.toContainText('types');
  });
});

test.describe('types', () => {
  test('are fetched once, when a reader turns to a block', async ({page}) => {
    const requests = collectRequests(page, (request) => request.url().includes('/assets/types/'));
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const figures = page.locator('figure[data-types]:visible');
    for (const figure of [figures.first(), figures.last(), figures.first()]) {
      await focusBlock(page, figure);
      await page.keyboard.press('ArrowRight');
      await expect(popover(page)).toBeVisible();
    }
    expect(requests).toHaveLength(1);
  });

  test('show for each identifier under the mouse, and go with it', async ({page}) => {
    const problems = collectProblems(page);
    await open(page, PAGE);
    const figure = firstFigure(page);
    const {identifiers, texts} = await knownAbout(page, figure);
    await figure.scrollIntoViewIfNeeded();
    for (const identifier of identifiers.slice(0, 5)) {
      const {x, y} = await middleOf(figure, identifier);
      await page.mouse.move(x, y);
      // The first moves come before the types do.
      await expect(async () => {
        await page.mouse.move(x + 1, y);
        await page.mouse.move(x, y);
        await expect(popover(page)).toContainText(texts[identifier[3]]![0], {timeout: 1000});
      }).toPass();
    }
    await page.mouse.move(2, 300);
    await expect(popover(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('stay while the mouse is on them', async ({page}) => {
    await page.clock.install();
    await open(page, PAGE);
    const figure = firstFigure(page);
    const {identifiers} = await knownAbout(page, figure);
    await figure.locator('.line').first().scrollIntoViewIfNeeded();
    const {x, y} = await middleOf(figure, identifiers[2]!);
    await page.mouse.click(x, y);
    await page.keyboard.press('Escape');
    await page.mouse.move(x + 1, y);
    await popover(page).hover();
    await page.clock.runFor(5000);
    await expect(popover(page)).toBeVisible();
  });

  test('show by keyboard, one identifier after the other, are read out, and close', async ({
    page,
  }) => {
    await open(page, PAGE);
    const figure = firstFigure(page);
    const {identifiers, texts} = await knownAbout(page, figure);
    await focusBlock(page, figure);
    await expect(figure.locator('.code-name')).toBeVisible();
    for (const [key, index] of [
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      const [signature] = texts[identifiers[index]![3]]!;
      await expect(popover(page)).toContainText(signature);
      await expect(page.getByRole('status').filter({hasText: signature})).toHaveCount(1);
    }
    expect(await findAxeViolations(page, 'figure, [role=tooltip], [role=status]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(blockOf(figure)).toBeFocused();
    for (const close of [
      () => page.evaluate(() => window.scrollBy(0, 40)),
      () => page.keyboard.press('Tab'),
    ]) {
      await page.keyboard.press('ArrowRight');
      await expect(popover(page)).toBeVisible();
      await close();
      await expect(popover(page)).toHaveCount(0);
    }
  });

  test('leave copying and selecting as they are', async ({page}) => {
    await open(page, PAGE);
    const figure = firstFigure(page);
    const code = (await figure.locator('.line').allTextContents()).join('\n');
    await focusBlock(page, figure);
    await page.keyboard.press('ArrowRight');
    await expect(popover(page)).toBeVisible();
    await figure.getByRole('button', {name: /^Copy/}).click();
    await expect(figure.getByRole('button', {name: /^Copied/})).toBeVisible();
    expect(await copied(page)).toBe(code);
    await expect(popover(page)).toHaveCount(0);

    const {identifiers} = await knownAbout(page, figure);
    const {x, y} = await middleOf(figure, identifiers[0]!);
    await page.mouse.dblclick(x, y);
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  });

  test('are missing without harm when they cannot be fetched', async ({page}) => {
    await page.route('**/assets/types/*', (route) => route.abort());
    await open(page, PAGE);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const failure = page.waitForEvent('requestfailed');
    await blockOf(firstFigure(page)).focus();
    await failure;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.unroute('**/assets/types/*');
    // A later attempt succeeds; the one under way may still be failing.
    await expect(async () => {
      await blockOf(firstFigure(page)).blur();
      await blockOf(firstFigure(page)).focus();
      await page.keyboard.press('ArrowRight');
      await expect(popover(page)).toBeVisible({timeout: 1000});
    }).toPass();
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}, hasTouch: true, isMobile: true});

  test('types show on tap and close on a tap elsewhere', async ({page}) => {
    await open(page, PAGE);
    const figure = firstFigure(page);
    const {identifiers, texts} = await knownAbout(page, figure);
    await figure.locator('.line').first().scrollIntoViewIfNeeded();
    const {x, y} = await middleOf(figure, identifiers[0]!);
    await page.touchscreen.tap(x, y);
    await expect(popover(page)).toContainText(texts[identifiers[0]![3]]![0]);
    await page.touchscreen.tap(180, 90);
    await expect(popover(page)).toHaveCount(0);
  });

  test('the longest type of each block fits into the viewport', async ({page}) => {
    await open(page, PAGE);
    for (const figure of await page.locator('figure[data-types]:visible').all()) {
      const {identifiers, texts} = await knownAbout(page, figure);
      const lengths = identifiers.map(([, , , text]) => texts[text]!.join('').length);
      const longest = lengths.indexOf(Math.max(...lengths));
      await focusBlock(page, figure);
      for (let index = 0; index <= longest; index += 1) {
        await page.keyboard.press('ArrowRight');
      }
      await expect(popover(page)).toContainText(texts[identifiers[longest]![3]]![0]);
      const box = (await popover(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      expect(box.y + box.height).toBeLessThanOrEqual(640);
    }
  });
});
