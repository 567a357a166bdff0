import {expect, type Page} from '@playwright/test';
import {intercept} from '../support/intercept';
import {open} from '../support/open';
import {collectProblems} from '../support/problems';
import {INDEX_FILES, SearchBox, START, test} from '../support/search';
import {STORAGE_KEYS, stored} from '../support/storage';

const FOUND = '/v3/sdk/access-control/encryption';

/** Path and hash of the page. */
const place = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).hash;

async function searchOn(page: Page, route: string, query: string): Promise<SearchBox> {
  const box = new SearchBox(page);
  await open(page, route);
  await box.search(query);
  return box;
}

test.describe('results', () => {
  test('stand by page, with headings, a sentence and the area, and mark what was searched', async ({
    box,
  }) => {
    const {page} = box;
    await box.search('encrypt');
    const group = box.dialog.locator('ol > li').filter({has: page.locator(`a[href="${FOUND}"]`)});
    await expect(group).toHaveCount(1);
    await expect(group.locator(`a[href^="${FOUND}#"]`)).not.toHaveCount(0);
    await expect(group.getByText('v3.x.x', {exact: true})).toBeVisible();
    await expect(group.locator('mark').first()).toHaveText(/^encrypt/i);
    await expect(group.locator('a').first()).toContainText('Encryption');
    // Texts may come after the first answer.
    await expect(group.locator('a').first()).toContainText('conditions');
  });

  test('name their page and area to screen readers', async ({box}) => {
    await box.search('encrypt');
    const section = box.dialog.locator(`a[href^="${FOUND}#"]`).first();
    await expect(section).toHaveAccessibleName(/^Encryption: .+, v3\.x\.x/);
  });

  test('are counted aloud', async ({box}) => {
    await box.search('encrypt');
    await expect(box.status).toHaveText(/^\d+ results for "encrypt" in v3\.x\.x$/);
    await box.input.fill('zzqxjk');
    await expect(box.status).toHaveText('No results for "zzqxjk" in v3.x.x');
  });

  test('open in place by a click and close the dialog', async ({box}) => {
    const {page} = box;
    const problems = collectProblems(page);
    await box.search('encrypt');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await box.dialog.locator(`a[href="${FOUND}"]`).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Encryption');
    await expect(page).toHaveURL(FOUND);
    await expect(box.dialog).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('lead to the section', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    const section = box.dialog.locator(`a[href^="${FOUND}#"]`).first();
    const href = (await section.getAttribute('href'))!;
    await section.click();
    await expect.poll(() => place(page)).toBe(href);
    const heading = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(heading).not.toHaveAttribute('tabindex');
    await expect(page.locator('article :focus')).toHaveCount(1);
  });

  test('leave the focus with the page when they lead to where it is', async ({page}) => {
    const box = await searchOn(page, FOUND, 'encrypt');
    await box.dialog.locator(`a[href="${FOUND}"]`).click();
    await expect(box.dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  });

  test('open in a new tab as links do, and the dialog stays', async ({page, context}) => {
    const box = await searchOn(page, START, 'encrypt');
    for (const act of [
      () => box.results.first().click({modifiers: ['ControlOrMeta']}),
      () => box.results.first().press('ControlOrMeta+Enter'),
      () => box.input.press('ControlOrMeta+Enter'),
    ]) {
      const opened = context.waitForEvent('page');
      await act();
      const tab = await opened;
      // A tab that is closed while it loads can leave the other one without an answer.
      await tab.waitForURL(/\/v3\//);
      await tab.close();
      await expect(box.dialog).toBeVisible();
    }
    await box.input.fill('');
    await expect(box.remembered('Recent')).toHaveCount(1);
  });
});

test.describe('the keyboard', () => {
  test('Enter opens the first result, which is tinted', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    const first = box.results.first();
    const href = (await first.getAttribute('href'))!;
    await expect(first).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await box.input.press('Enter');
    await expect.poll(() => place(page)).toBe(href);
    await expect(box.dialog).toBeHidden();
  });

  test('Enter, pressed before the answer is there, opens its first result', async ({page}) => {
    const box = new SearchBox(page);
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX_FILES, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, START);
    await box.open();
    await box.input.fill('encryptString');
    await box.input.press('Enter');
    await expect(box.dialog).toBeVisible();
    release!();
    await expect(box.dialog).toBeHidden();
    await expect.poll(() => place(page)).toMatch(/encrypt/);
  });

  test('arrows, Home and End lead through the results', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    await page.keyboard.press('ArrowDown');
    await expect(box.results.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(box.results.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(box.results.last()).toBeFocused();
    await expect(box.results.last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(box.results.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(box.input).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(box.results.last()).toBeFocused();
  });

  test('typing on a result goes on in the input', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    // Tab selects what is in an input.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('ion');
    await expect(box.input).toHaveValue('encryption');
    await expect(box.input).toBeFocused();
  });

  test('Enter on a result opens it', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const href = (await box.results.nth(1).getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page)).toBe(href);
  });

  test('the first and the last result are in sight when focused', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    await page.keyboard.press('ArrowUp');
    await expect(box.results.last()).toBeInViewport({ratio: 1});
  });
});

test.describe('areas', () => {
  for (const [route, area, path] of [
    ['/v3/usecases', 'v3.x.x', '/v3/'],
    ['/v2/', 'v2.x.x', '/v2/'],
    ['/learningLab/intro', 'Learning Lab', '/learningLab/'],
    ['/Ecosystem/community', 'Ecosystem', '/Ecosystem/'],
  ] as const) {
    test(`${route} is searched in ${area} first`, async ({page}) => {
      const box = await searchOn(page, route, 'lit');
      await expect(box.area(area)).toBeChecked();
      for (const result of await box.results.all()) {
        expect(await result.getAttribute('href')).toContain(path);
      }
    });
  }

  for (const route of ['/', '/support', '/blog', '/no-such-page']) {
    test(`${route} belongs to no area, and is searched in all of them`, async ({page}) => {
      const box = await searchOn(page, route, 'session signatures');
      await expect(box.area('All')).toBeChecked();
      const hits = await box.results.evaluateAll((links) =>
        links.slice(0, 12).map((link) => link.getAttribute('href')!.slice(0, 4)),
      );
      expect(hits).toEqual(expect.arrayContaining(['/v2/', '/v3/']));
    });
  }

  test('outside of the docs the version that was chosen last comes first', async ({page}) => {
    await open(page, '/v2/');
    await page.getByRole('button', {name: 'v2.x.x'}).click();
    await page.getByRole('link', {name: 'v3.x.x', exact: true}).click();
    await expect(page).toHaveURL('/v3/');
    const box = await searchOn(page, '/support', 'session signatures');
    await expect(box.results.first()).toHaveAttribute('href', /^\/v3\//);
  });

  test('a better title in another version comes first in All', async ({box}) => {
    await box.search('share modal');
    await box.area('All').check();
    await expect(box.results.first()).toHaveAttribute('href', /^\/v2\/.*\/shareModal/);
  });

  test('another one is one step away and keeps the query', async ({box}) => {
    await box.search('encrypt');
    await box.area('v2.x.x').check();
    await expect(box.results.first()).toHaveAttribute('href', /^\/v2\//);
    await expect(box.input).toHaveValue('encrypt');
    await expect(box.area(/^v3\.x\.x \d+$/)).toHaveCount(1);
    await expect(box.status).toHaveText(/in v2\.x\.x$/);
  });

  test('are chosen by keyboard', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    await box.area('v3.x.x').focus();
    await page.keyboard.press('ArrowRight');
    await expect(box.area('v2.x.x')).toBeChecked();
    await expect(box.results.first()).toHaveAttribute('href', /^\/v2\//);
  });

  test('All holds every area', async ({box}) => {
    await box.search('lit');
    await box.area('All').check();
    await expect(box.status).toHaveText(/in all areas$/);
    await expect(box.area(/^v2\.x\.x \d+$/)).toHaveCount(1);
    await expect(box.area(/^Blog and pages \d+$/)).toHaveCount(1);
  });

  test('old results stay while those of another area are awaited', async ({page}) => {
    const box = await searchOn(page, START, 'encrypt');
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, INDEX_FILES, async (route) => {
      await released;
      await route.continue();
    });
    await box.area('v2.x.x').check();
    await expect(box.results.first()).toHaveAttribute('href', /^\/v3\//);
    await expect(box.status).toHaveText(/in v3\.x\.x$/);
    release!();
    await expect(box.results.first()).toHaveAttribute('href', /^\/v2\//);
  });
});

test.describe('a scope that hides better hits', () => {
  test('says how many there are, where, and leads there', async ({page}) => {
    const box = await searchOn(page, '/v2/', 'claimable keys');
    const better = box.dialog.getByRole('button', {name: /^Better matches: \d+ results in v3/});
    await better.click();
    await expect(box.area('v3.x.x')).toBeChecked();
    await expect(box.results.first()).toHaveAttribute('href', /claimable-keys/);
    await expect(better).toHaveCount(0);
  });

  test('says so on the search page, too', async ({page}) => {
    await open(page, '/search?q=claimable+keys&area=v2');
    await page.getByRole('button', {name: /^Better matches: \d+ results in v3/}).click();
    await expect(page).toHaveURL('/search?q=claimable+keys&area=v3');
  });

  test('says nothing where the scope has what was searched', async ({box}) => {
    await box.search('claimable keys');
    await box.area('v2.x.x').check();
    await expect(box.dialog.getByRole('button', {name: /^Better matches/})).toBeVisible();
    await box.area('v3.x.x').check();
    await expect(box.dialog.getByRole('button', {name: /^Better matches/})).toHaveCount(0);
  });
});

test.describe('See all results', () => {
  test('leads to the search page with query, area and the same count', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    const link = box.dialog.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await link.textContent())!)![0];
    await link.click();
    await expect(page).toHaveURL('/search?q=encrypt&area=v3');
    await expect(box.dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `${count} results for "encrypt" in v3.x.x`,
    );
  });

  test('of all areas names no area', async ({box}) => {
    await box.search('encrypt');
    await box.area('All').check();
    await expect(box.status).toHaveText(/in all areas$/);
    await expect(box.dialog.getByRole('link', {name: /^See all/})).toHaveAttribute(
      'href',
      '/search?q=encrypt',
    );
  });
});

test.describe('no results', () => {
  test('says so, in the words that readers know', async ({box}) => {
    await box.open();
    await box.input.fill('zzqxjk');
    await expect(box.dialog.getByText('No results for "zzqxjk"', {exact: true})).toBeVisible();
    await expect(box.dialog.getByText('Try searching for', {exact: true})).toBeVisible();
    await expect(
      box.dialog.getByText('Believe this query should return results? Let us know.'),
    ).toBeVisible();
    const report = box.dialog.getByRole('link', {name: 'Let us know.'});
    const address = new URL((await report.getAttribute('href'))!);
    expect(address.href).toContain('https://github.com/LIT-Protocol/js-sdk/issues/new?');
    expect(address.searchParams.get('title')).toContain('zzqxjk');
  });

  test('its suggestions find something', async ({box}) => {
    await box.open();
    await box.input.fill('zzqxjk');
    const suggestions = box.dialog.getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    for (const name of await suggestions.allTextContents()) {
      await box.input.fill('zzqxjk');
      await suggestions.filter({hasText: name}).click();
      await expect(box.input).toHaveValue(name);
      await expect(box.input).toBeFocused();
      await expect(box.results).not.toHaveCount(0);
    }
  });

  test('says how many another area has, and leads there', async ({page}) => {
    const box = new SearchBox(page);
    await open(page, '/Ecosystem/community');
    await box.open();
    await box.input.fill('timelock');
    await box.dialog.getByRole('button', {name: /^\d+ results in v[23]\.x\.x$/}).click();
    await expect(box.area(/^v[23]\.x\.x/).and(page.locator(':checked'))).toHaveCount(1);
    await expect(box.results).not.toHaveCount(0);
    await expect(box.input).toBeFocused();
  });
});

test.describe('what was opened', () => {
  test('the box offers where to start, for the area that is searched', async ({box}) => {
    const {page} = box;
    await box.open();
    const starts = box.remembered('Start here');
    await expect(starts.first()).toHaveAttribute('href', '/v3/');
    await box.area('v2.x.x').check();
    await expect(starts.first()).toHaveAttribute('href', '/v2/');
    await box.area('All').check();
    await expect(starts).toHaveCount(5);
    await starts.filter({hasText: 'Get help'}).click();
    await expect(page).toHaveURL('/support');
    await box.open();
    await expect(box.remembered('Recent')).toHaveText([/Get help/]);
    await expect(starts).toHaveCount(5);
  });

  test('is offered again, can be kept and removed, and outlives the page', async ({box}) => {
    const {page} = box;
    await box.search('encrypt');
    await box.dialog.locator(`a[href="${FOUND}"]`).click();
    await expect(page).toHaveURL(FOUND);
    expect(await stored(page, STORAGE_KEYS.recentSearches)).toContain(FOUND);

    await open(page, '/v2/');
    await box.open();
    await expect(box.remembered('Recent')).toHaveText([/^Encryption/]);
    await box.dialog.getByRole('button', {name: 'Add Encryption to favourites'}).click();
    await expect(box.remembered('Favourites')).toHaveText([/^Encryption/]);
    await expect(box.remembered('Recent')).toHaveCount(0);
    await expect(box.input).toBeFocused();
    expect(await stored(page, STORAGE_KEYS.favouriteSearches)).toContain(FOUND);

    await page.reload();
    await box.open();
    await page.keyboard.press('ArrowDown');
    await expect(box.remembered('Favourites')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(FOUND);

    await box.open();
    await expect(box.remembered('Recent')).toHaveCount(0);
    await box.dialog.getByRole('button', {name: 'Remove Encryption'}).click();
    await expect(box.remembered('Favourites')).toHaveCount(0);
    await expect(box.input).toBeFocused();
    expect(await stored(page, STORAGE_KEYS.favouriteSearches)).toBe('[]');
  });

  test('is removed one by one', async ({box}) => {
    await box.search('encrypt');
    await box.results.nth(1).click();
    await expect(box.dialog).toBeHidden();
    await box.search('encrypt');
    await box.results.nth(0).click();
    await expect(box.dialog).toBeHidden();
    await box.open();
    await expect(box.remembered('Recent')).toHaveCount(2);
    const kept = await box.remembered('Recent').last().textContent();
    const remove = box.dialog.getByRole('button', {name: /^Remove/});
    await remove.first().click();
    await expect(box.remembered('Recent')).toHaveText([kept!]);
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await expect(box.remembered('Recent')).toHaveCount(0);
    await expect(box.input).toBeFocused();
  });

  test('nothing is broken by what others put into the storage', async ({page}) => {
    const problems = collectProblems(page);
    await page.addInitScript(
      ([recent, favourites]) => {
        localStorage.setItem(recent!, '{"oops');
        localStorage.setItem(
          favourites!,
          JSON.stringify([{url: 'javascript:alert(1)', area: 'v3', titles: ['Bad']}, null, 7]),
        );
      },
      [STORAGE_KEYS.recentSearches, STORAGE_KEYS.favouriteSearches],
    );
    const box = await searchOn(page, START, 'encrypt');
    await box.input.fill('');
    await expect(box.dialog.getByText('Bad')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('a page of another host in the storage is none', async ({page}) => {
    await page.addInitScript((key) => {
      const pages = ['/\t/evil.example/', '/\n\\evil.example/'].map((url) => ({
        url,
        area: 'v3',
        titles: ['Evil'],
      }));
      localStorage.setItem(key, JSON.stringify(pages));
    }, STORAGE_KEYS.recentSearches);
    const box = new SearchBox(page);
    await open(page, START);
    await box.open();
    await expect(box.remembered('Recent')).toHaveCount(0);
  });

  test('without storage search works and remembers nothing', async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    const box = await searchOn(page, START, 'encrypt');
    await box.results.first().click();
    await expect(box.dialog).toBeHidden();
    await box.open();
    await expect(box.remembered('Recent')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
