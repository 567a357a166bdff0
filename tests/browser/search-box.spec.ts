import {expect} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import {open} from '../support/open';
import {collectProblems} from '../support/problems';
import {SearchBox, test} from '../support/search';

const PAGE = '/v3/sdk/access-control/encryption';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

for (const [userAgent, keys] of [
  [WINDOWS, 'Ctrl K'],
  [MAC, '⌘K'],
] as const) {
  test.describe(`as ${userAgent}`, () => {
    test.use({userAgent});

    test(`the button shows ${keys}`, async ({page}) => {
      const problems = collectProblems(page);
      const {button} = new SearchBox(page);
      await open(page, PAGE);
      await expect(button).toHaveText(`Search docs${keys}`);
      expect(problems).toEqual([]);
    });
  });
}

test.describe('the dialog', () => {
  test('opens by a click, with the focus in the input', async ({page}) => {
    const box = new SearchBox(page);
    await open(page, PAGE);
    await expect(box.dialog).toHaveCount(0);
    await box.button.click();
    await expect(box.input).toBeFocused();
    await expect(box.input).toHaveAttribute('placeholder', 'Search docs');
  });

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`opens and closes by ${keys}`, async ({box}) => {
      const {page} = box;
      await page.keyboard.press(keys);
      await expect(box.input).toBeFocused();
      await page.keyboard.press(keys);
      await expect(box.dialog).toBeHidden();
    });
  }

  test('opens by "/", which types nothing', async ({box}) => {
    const {page} = box;
    await page.keyboard.press('/');
    await expect(box.input).toBeFocused();
    await expect(box.input).toHaveValue('');
    await page.keyboard.type('and/or');
    await expect(box.input).toHaveValue('and/or');
  });

  for (const html of ['<input>', '<textarea></textarea>', '<p contenteditable>text</p>']) {
    test(`"/" in ${html} is text`, async ({page}) => {
      const box = new SearchBox(page);
      await open(page, PAGE);
      await page.evaluate((field) => {
        document.querySelector('article')!.insertAdjacentHTML('beforebegin', field);
        (document.querySelector('article')!.previousElementSibling as HTMLElement).focus();
      }, html);
      await page.keyboard.press('/');
      await expect(box.dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(box.input).toBeFocused();
    });
  }

  test('Ctrl, Shift and K is left to the browser', async ({box}) => {
    const {page} = box;
    // Loaded, so that it would open at once.
    await box.open();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Shift+K');
    await page.keyboard.press('Control+k');
    await expect(box.input).toBeFocused();
  });

  test('Escape closes it, with text in it too', async ({box}) => {
    const {page} = box;
    await box.search('encryption');
    await page.keyboard.press('Escape');
    await expect(box.dialog).toBeHidden();
    await box.open();
    await box.area('v2.x.x').focus();
    await page.keyboard.press('Escape');
    await expect(box.dialog).toBeHidden();
  });

  test('its button and a click beside it close it', async ({box}) => {
    const {page} = box;
    await box.open();
    await box.dialog.getByRole('button', {name: 'Close'}).click();
    await expect(box.dialog).toBeHidden();
    await box.open();
    await page.mouse.click(5, 400);
    await expect(box.dialog).toBeHidden();
  });

  test('gives the focus back to what had it', async ({box}) => {
    const {page} = box;
    await box.open();
    await page.keyboard.press('Escape');
    await expect(box.button).toBeFocused();

    const link = page.locator('article').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(box.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('keeps the focus inside', async ({box}) => {
    const {page} = box;
    await box.search('encryption');
    const stops = await box.dialog.locator('input, button, a').count();
    for (const keys of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops + 3; stop += 1) {
        await page.keyboard.press(keys);
        expect(await focusIsInSight(box)).toBe(true);
      }
    }
  });

  test('takes the page out of reach, and gives it back', async ({box}) => {
    const {page} = box;
    await box.open();
    const link = page.locator('article a').first();
    await link.focus();
    await expect(box.input).toBeFocused();
    await page.keyboard.press('Escape');
    await link.focus();
    await expect(link).toBeFocused();
  });

  test('keeps the page behind it where it is', async ({box}) => {
    const {page} = box;
    await page.evaluate(() => scrollTo(0, 400));
    await page.keyboard.press('Control+k');
    await expect(box.input).toBeFocused();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 500);
    // A round through the renderer: the wheel would have been answered before.
    await box.input.fill('encryption');
    await expect(box.results).not.toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  test('shows its foot in a low window', async ({page}) => {
    const box = new SearchBox(page);
    for (const [width, height] of [
      [1280, 600],
      [844, 390],
    ] as const) {
      await page.setViewportSize({width, height});
      await open(page, PAGE);
      await box.search('session');
      const all = box.dialog.getByRole('link', {name: /^See all/});
      await expect(all).toBeInViewport({ratio: 1});
      await box.results.last().focus();
      await expect(box.results.last()).toBeInViewport({ratio: 1});
      await expect(box.input).toBeInViewport({ratio: 1});
    }
  });

  test('stays open when a selection ends beside it', async ({box}) => {
    const {page} = box;
    await box.search('encryption');
    await box.input.hover();
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(box.input).toHaveValue('encryption');
    await expect(box.dialog).toBeVisible();
  });

  test('closes when the browser goes back', async ({page}) => {
    const box = new SearchBox(page);
    await open(page, '/v3/usecases');
    await page.locator('.theme-doc-sidebar-container a[href="/v3/what-is-lit"]').click();
    await expect(page).toHaveURL('/v3/what-is-lit');
    await box.open();
    await page.goBack();
    await expect(page).toHaveURL('/v3/usecases');
    await expect(box.dialog).toBeHidden();
    await page.locator('article a').first().focus();
    await expect(page.locator('article a').first()).toBeFocused();
  });

  test('can be called off while it is loaded, and asked for again', async ({page}) => {
    const box = new SearchBox(page);
    await open(page, '/');
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await expect(box.button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(box.button).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Control+k');
    await release();
    await expect(box.input).toBeFocused();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await box.dialog.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('opens once, by its button and by its keys', async ({page}) => {
    const box = new SearchBox(page);
    await open(page, '/');
    await box.button.click();
    await expect(box.input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });
});

test('a button whose dialog does not load says so, and works once it does', async ({
  page,
  context,
}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await context.setOffline(true);
  await box.button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await context.setOffline(false);
  await box.search('encryption');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a button whose dialog stalls says so', async ({page}) => {
  const box = new SearchBox(page);
  await page.clock.install();
  await open(page, PAGE);
  await holdScripts(page);
  await box.button.click();
  await expect(box.button).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to fetch results. The search does not answer at the moment.',
  );
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
