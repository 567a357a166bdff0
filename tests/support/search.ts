import {expect, test as base, type Locator, type Page, type Request} from '@playwright/test';
import {open, saveData} from './open';

/** The files of the index. */
export const INDEX_FILES = /\/search-index\//;
export const isOfIndex = (request: Request): boolean => INDEX_FILES.test(request.url());

/** The search dialog of a page, and what opens it. */
export class SearchBox {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly results: Locator;
  readonly status: Locator;
  readonly failure: Locator;
  /** Pages that the box remembers. */
  readonly recent: Locator;

  constructor(readonly page: Page) {
    this.button = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Search docs'});
    this.dialog = page.getByRole('dialog', {name: 'Search docs'});
    this.input = this.dialog.getByRole('searchbox', {name: 'Search docs'});
    this.results = this.dialog.locator('ol a');
    this.status = this.dialog.locator('.visually-hidden[role=status]');
    this.failure = this.dialog.getByText('Unable to fetch results', {exact: true});
    this.recent = this.dialog.getByRole('list', {name: 'Recent'}).getByRole('link');
  }

  /** Opens the dialog with a click. */
  async open(): Promise<void> {
    await this.button.click();
    await this.input.waitFor();
  }

  /** Types a query into the open dialog and waits for results, all of them. */
  async fill(query: string): Promise<void> {
    await this.input.fill(query);
    await this.dialog.locator('ol[aria-busy="false"] a').first().waitFor();
  }

  /** Opens the dialog, types a query and waits for results, all of them. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.fill(query);
  }

  /** The button of the filter that narrows the search to an area. */
  area(name: string | RegExp): Locator {
    return this.dialog.getByRole('radio', {name});
  }
}

/** Start page of `test`. */
export const START = '/v3/usecases';

/**
 * For tests of the search box that need neither a page of their own nor a certain one: `box` is that of the one page that
 * such tests of a worker share, closed, at `START` and with nothing remembered. Loading page and index takes two thirds
 * of such a test's time. What else a test changes, such as routes or the size of the window, stays changed.
 */
export const test = base.extend<{box: SearchBox}, {kept: Page}>({
  kept: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        reducedMotion: 'reduce',
      });
      await saveData(page);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  box: async ({kept: page}, use) => {
    const box = new SearchBox(page);
    if (page.url().endsWith(START)) {
      await page.keyboard.press('Escape');
      await expect(box.dialog).toBeHidden();
    } else {
      await open(page, START);
    }
    await page.evaluate(() => localStorage.clear());
    await use(box);
  },
});
