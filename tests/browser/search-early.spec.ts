import {expect, test} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import {hydrated, open} from '../support/open';
import {SearchBox} from '../support/search';

const PAGE = '/v3/usecases';

for (const keys of ['Control+k', '/']) {
  test(`what is typed after ${keys} while the box is loaded arrives in it`, async ({page}) => {
    const box = new SearchBox(page);
    await open(page, PAGE);
    const release = await holdScripts(page);
    await page.keyboard.press(keys);
    await page.keyboard.type('and/orx');
    await page.keyboard.press('Backspace');
    await expect(box.button).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(box.input).toHaveValue('and/or');
    await page.keyboard.type('!');
    await expect(box.input).toHaveValue('and/or!');
  });

  test(`what is typed after ${keys} before the application is there arrives in the box`, async ({
    page,
  }) => {
    const box = new SearchBox(page);
    const release = await holdScripts(page);
    await page.goto(PAGE, {waitUntil: 'commit'});
    await page.waitForFunction(() => 'takeSearchKeys' in window);
    await page.keyboard.press(keys);
    await page.keyboard.type('encrypt');
    await release();
    await expect(box.input).toHaveValue('encrypt');
    await expect(box.results).not.toHaveCount(0);
  });
}

test('keys before the application that are not for search are left alone', async ({page}) => {
  const box = new SearchBox(page);
  const release = await holdScripts(page);
  await page.goto(PAGE, {waitUntil: 'commit'});
  await page.waitForFunction(() => 'takeSearchKeys' in window);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<input id="other">');
    document.getElementById('other')!.focus();
  });
  await page.keyboard.type('a/b');
  expect(await page.inputValue('#other')).toBe('a/b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('enc');
  await page.keyboard.press('Escape');
  expect(await page.inputValue('#other')).toBe('a/b');
  await page.evaluate(() => document.getElementById('other')!.remove());
  await release();
  await hydrated(page);
  await expect(box.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box.input).toHaveValue('');
});
