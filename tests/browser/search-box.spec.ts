import {expect} from '@playwright/test';
import {collectRequests, holdScripts} from '../support/intercept';
import {hydrated, open, saveData} from '../support/open';
import {isOfIndex, SearchBox, START, test} from '../support/search';

// Opening, closing and loading of the dialog. Its keys: features/search/search-text.test.tsx.

const PAGE = '/v3/sdk/access-control/encryption';

test('it is modal, and each way to close it gives the focus back', async ({box}) => {
  const {page} = box;
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => box.dialog.getByRole('button', {name: 'Close'}).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await box.button.click();
    await expect(box.input).toBeFocused();
    await close();
    await expect(box.dialog).toBeHidden();
    await expect(box.button).toBeFocused();
  }
  const link = page.locator('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await box.fill('and/or');
  await expect(box.input).toBeFocused();
  for (const keys of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 9; stop += 1) {
      await page.keyboard.press(keys);
      expect(await focusIsInSight(box)).toBe(true);
    }
  }
  await box.input.focus();
  await link.focus();
  await expect(box.input).toBeFocused();

  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  // A round through the renderer: the wheel would have been answered before.
  await box.fill('encryption');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A selection that ends beyond the box closes nothing.
  await box.input.hover();
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(box.dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box.dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('it can be called off while it loads, and a failure is told until it loads', async ({
  page,
  context,
}) => {
  const box = new SearchBox(page);
  await page.clock.install();
  await open(page, PAGE);
  await context.setOffline(true);
  await box.button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await expect(box.button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(box.button).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Control+k');
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to fetch results. The search does not answer at the moment.',
  );
  await release();
  await box.search('encryption');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('what is typed for it before the application runs arrives in it', async ({page}) => {
  const box = new SearchBox(page);
  const release = await holdScripts(page);
  await page.goto(START, {waitUntil: 'commit'});
  await page.waitForFunction(() => 'searchText' in window);
  await page.keyboard.press('/');
  await page.keyboard.type('first');
  await box.button.click();
  await page.keyboard.type('encrypt');
  await expect(box.button).toHaveCSS('opacity', '0.6');
  await release();
  await hydrated(page);
  await expect(box.input).toHaveValue('encrypt');
  await expect(box.button).toHaveCSS('opacity', '1');
  await expect(box.results).not.toHaveCount(0);
});

test('keys, pasted text and Enter that come before it edit its text as later ones do', async ({
  page,
}) => {
  const box = new SearchBox(page);
  const release = await holdScripts(page);
  await page.goto(START);
  await page.evaluate(() => navigator.clipboard.writeText('String'));
  await page.locator('article a').first().focus();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('lost');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await page.keyboard.press('Home');
  await page.keyboard.type('encrypt');
  await page.keyboard.press('Enter');
  await release();
  // Enter opens the first result.
  await expect(page).toHaveURL(/encrypt/i);
  await expect(box.dialog).toBeHidden();
});

test('the index loads on the pointer or the focus, once, unless data is to be saved', async ({
  page,
}) => {
  const files = collectRequests(page, isOfIndex);
  const box = new SearchBox(page);
  const settle = () =>
    page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()));
  for (const show of [() => box.button.hover(), () => box.button.focus()]) {
    files.length = 0;
    await page.mouse.move(0, 0);
    await open(page, START);
    await settle();
    expect(files).toEqual([]);
    await show();
    await expect.poll(() => files.length).toBe(1);
    await box.search('encrypt');
    expect(files).toHaveLength(1);
  }
  await saveData(page);
  await open(page, START);
  await box.open();
  await settle();
  expect(files).toHaveLength(1);
  await box.fill('encrypt');
});

/** The browser has the focus, or an element of the dialog has it and a reader sees that one. */
function focusIsInSight({dialog}: SearchBox): Promise<boolean> {
  return dialog.evaluate((element) => {
    const focused = document.activeElement!;
    if (focused === document.body) {
      return true;
    }
    const {left, right, top, bottom} = focused.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(focused) && (focused.contains(seen) || seen!.contains(focused));
  });
}
