import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {open, test} from '../support/open';

// Translators replace the text of a page by elements of their own, which React does not know of. Each reader here does the
// same in a page as it is and in one that is translated, before each step or all the time.

/** A text without the brackets of the imitated translator. */
const original = (text: string): string => text.replace(/[⟦⟧]/g, '').replace(/\s+/g, ' ').trim();

/** Translates a page as it is now, or from now on. */
const translate = (page: Page, isOver: boolean): Promise<void> =>
  page.evaluate((once) => {
    const walkOver = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() && !text.parentElement!.closest('script, style, textarea, [data-x]')) {
          const font = document.createElement('font');
          font.dataset.x = '';
          font.textContent = `⟦${text.data}⟧`;
          text.replaceWith(font);
        }
      }
    };
    walkOver();
    if (!once) {
      new MutationObserver(walkOver).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  }, isOver);

const BUILDER = '/v3/sdk/access-control/evm/basic-examples';

type Step = readonly [act: (page: Page) => Promise<unknown>, shown: (page: Page) => Locator];

const main = (page: Page): Locator => page.getByRole('main');
const tool = (page: Page): Locator => page.getByRole('region', {name: 'Condition builder'});
const dialog = (page: Page): Locator => page.getByRole('dialog');
const settled = (page: Page): Promise<void> =>
  page.locator('ol[aria-busy=false] a').first().waitFor();
const type = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox').last().pressSequentially(text);
  await settled(page);
};
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', {name}).first().click();

const READERS: Readonly<Record<string, readonly [route: string, ...steps: Step[]]>> = {
  'the search box': [
    '/v3/sdk/access-control/encryption',
    [(page) => page.keyboard.press('Control+K'), dialog],
    [type('e'), dialog],
    [type('ncr'), dialog],
    [type('ypt'), dialog],
    [
      (page) =>
        page
          .getByRole('radio', {name: /v2/})
          .check({force: true})
          .then(() => settled(page)),
      dialog,
    ],
    [(page) => page.getByRole('searchbox').last().fill('zzqxjk'), dialog],
    [(page) => page.getByRole('radio', {name: /Eco/}).check({force: true}), dialog],
    [press('Search all areas'), dialog],
  ],
  'the search page': [
    '/search?q=encrypt',
    [settled, main],
    [type(' file'), main],
    [
      (page) =>
        page
          .getByRole('radio', {name: /v2/})
          .check({force: true})
          .then(() => settled(page)),
      main,
    ],
  ],
  'the quiz': [
    '/learningLab/intro-to-lit/pok',
    [press('Start the quiz'), main],
    [press('Check the answer'), main],
    [
      async (page) => {
        await page.getByRole('radio').first().check();
        await press('Check the answer')(page);
      },
      main,
    ],
    [press('Next question'), main],
  ],
  'a lesson': [
    '/learningLab/intro-to-lit/intro',
    [press('Mark as done'), main],
    [press('Mark as not done'), main],
    [press('Mark as done'), main],
    [press('No'), main],
  ],
  'the condition builder': [
    BUILDER,
    [press('Build your own condition'), tool],
    [(page) => page.getByRole('combobox', {name: /Begin with/}).selectOption({index: 3}), tool],
    [press('Add a condition'), tool],
    [press('Add a group'), tool],
    [(page) => page.locator('textarea').last().fill('[{"chain": 1}]'), tool],
    [(page) => page.locator('textarea').last().fill('[{'), tool],
    [(page) => page.locator('textarea').last().fill('[{"contractAddress": ""}]'), tool],
  ],
  'a filter': [
    '/Ecosystem/projects',
    [(page) => page.getByRole('searchbox').last().fill('wallet'), main],
    [(page) => page.getByRole('searchbox').last().fill('wallet zz'), main],
    [(page) => page.getByRole('searchbox').last().fill('wallet zzz'), main],
    [press('Clear the filter'), main],
  ],
};

/** A page with the same random numbers as the other one. */
async function openPage(context: BrowserContext, route: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await open(page, route);
  return page;
}

for (const [what, [route, ...steps]] of Object.entries(READERS)) {
  test(`${what} shows the same in a translated page`, async ({browser}) => {
    for (const isOver of [true, false]) {
      const [plain, translated] = await Promise.all(
        [0, 1].map(async () => openPage(await browser.newContext(), route)),
      );
      const errors: string[] = [];
      translated!.on('pageerror', ({message}) => errors.push(message));
      for (const [at, [act, region]] of steps.entries()) {
        if (isOver || at === 0) {
          await translate(translated!, isOver);
        }
        await Promise.all([act(plain!), act(translated!)]);
        await expect(async () => {
          const [expected, shown] = await Promise.all(
            [plain!, translated!].map((page) => region(page).textContent()),
          );
          expect(original(shown!)).toBe(original(expected!));
        }, `step ${at}`).toPass({timeout: 15_000});
      }
      expect(errors).toEqual([]);
      await Promise.all([plain!.context().close(), translated!.context().close()]);
    }
  });
}

test('a press that wakes the application is not lost in a translated page', async ({page}) => {
  await page.goto('/learningLab/intro-to-lit/acc');
  await translate(page, true);
  const button = page.getByRole('button', {name: 'Mark as done'});
  const before = await button.elementHandle();
  await button.click();
  await expect(page.getByRole('button', {name: 'Mark as not done'})).toBeVisible();
  // React has made the page anew.
  expect(await before.evaluate((element) => element.isConnected)).toBe(false);
});
