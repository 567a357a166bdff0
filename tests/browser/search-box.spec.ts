import {expect} from '@playwright/test';
import {collectRequests, holdScripts} from '../support/intercept';
import {hydrated, open, saveData} from '../support/open';
import {isOfIndex, SearchBox, START, test} from '../support/search';

// Opening and closing the dialog, its focus and its keys.

const PAGE = '/v3/sdk/access-control/encryption';

test.describe('on a Mac', () => {
  test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'});

  test('the button names its keys', async ({page}) => {
    const {button} = new SearchBox(page);
    await open(page, PAGE);
    await expect(button).toHaveText('Search docs⌘K');
  });
});

// Which keys ask for it: features/search/ui/keys.test.tsx.
test('a click or keys open it, and four ways give the focus back', async ({box}) => {
  const {page} = box;
  await expect(box.button).toHaveText('Search docsCtrl K');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => box.dialog.getByRole('button', {name: 'Close'}).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await box.button.click();
    await expect(box.input).toBeFocused();
    await expect(box.input).toHaveAttribute('placeholder', 'Search docs');
    await close();
    await expect(box.dialog).toBeHidden();
  }
  const link = page.locator('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await box.fill('encryption');
  await page.keyboard.press('Control+k');
  await expect(box.dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await expect(box.input).toBeFocused();
  await page.keyboard.type('and/or');
  await expect(box.input).toHaveValue('and/or');
});

test('it keeps the focus inside, and the page behind it where it is', async ({box}) => {
  const {page} = box;
  await box.search('encryption');
  const stops = await box.dialog.locator('input, button, a').count();
  for (const keys of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press(keys);
      expect(await focusIsInSight(box)).toBe(true);
    }
  }
  await box.input.focus();
  const link = page.locator('article a').first();
  await link.focus();
  await expect(box.input).toBeFocused();
  await page.keyboard.press('Escape');
  await link.focus();
  await expect(link).toBeFocused();

  await page.evaluate(() => scrollTo(0, 400));
  await page.keyboard.press('Control+k');
  await expect(box.input).toBeFocused();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  // A round through the renderer: the wheel would have been answered before.
  await box.fill('encryption');
  expect(await page.evaluate(() => scrollY)).toBe(400);

  // A selection that ends there closes nothing.
  await box.input.hover();
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(box.input).toHaveValue('encryption');
  await expect(box.dialog).toBeVisible();
});

test('its foot is in sight in a low window', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.search('session');
  for (const [width, height] of [
    [1280, 600],
    [844, 390],
  ] as const) {
    await page.setViewportSize({width, height});
    await box.input.focus();
    await expect(box.dialog.getByRole('link', {name: /^See all/})).toBeInViewport({ratio: 1});
    await box.results.last().focus();
    await expect(box.results.last()).toBeInViewport({ratio: 1});
    await expect(box.input).toBeInViewport({ratio: 1});
  }
});

test('it closes when the browser goes back', async ({box}) => {
  const {page} = box;
  await page.locator('.theme-doc-sidebar-container a[href="/v3/what-is-lit"]').click();
  await expect(page).toHaveURL('/v3/what-is-lit');
  await box.open();
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(box.dialog).toBeHidden();
  await page.locator('article a').first().focus();
  await expect(page.locator('article a').first()).toBeFocused();
});

test('it can be called off while it loads, and asked for again, and opens once', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, START);
  await expect(box.dialog).toHaveCount(0);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await expect(box.button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(box.button).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Control+k');
  await release();
  await expect(box.input).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await box.button.click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('a dialog that does not load is told, and opens once it does', async ({page, context}) => {
  const box = new SearchBox(page);
  await page.clock.install();
  await open(page, PAGE);
  await context.setOffline(true);
  await box.button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await context.setOffline(false);
  const release = await holdScripts(page);
  await box.button.click();
  await expect(box.button).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to fetch results. The search does not answer at the moment.',
  );
  await release();
  await box.search('encryption');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is typed for it before the application runs arrives in it', async ({page}) => {
  const box = new SearchBox(page);
  const release = await holdScripts(page);
  await page.goto(START, {waitUntil: 'commit'});
  await page.waitForFunction(() => 'searchText' in window);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<input id="other">');
    document.getElementById('other')!.focus();
  });
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('enc');
  await page.keyboard.press('Escape');
  expect(await page.inputValue('#other')).toBe('a/b');
  await page.evaluate(() => document.getElementById('other')!.remove());
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

test('the index loads on the pointer or the focus, once', async ({page}) => {
  const files = collectRequests(page, isOfIndex);
  const box = new SearchBox(page);
  for (const show of [() => box.button.hover(), () => box.button.focus()]) {
    files.length = 0;
    await page.mouse.move(0, 0);
    await open(page, START);
    await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()));
    expect(files).toEqual([]);
    await show();
    await expect.poll(() => files.length).toBe(1);
    await box.search('encrypt');
    expect(files).toHaveLength(1);
  }
});

test('a slow or costly connection is left alone until a reader searches', async ({page}) => {
  await saveData(page);
  const files = collectRequests(page, isOfIndex);
  const box = new SearchBox(page);
  await open(page, START);
  await box.open();
  await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()));
  expect(files).toEqual([]);
  await box.fill('encrypt');
});

/** Whether an element of the dialog has the focus and a reader sees it, or the browser has the focus itself. */
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
