import {expect, test, type Page} from '@playwright/test';
import {failScripts, holdScripts} from '../support/chunks';
import {showIntent} from '../support/open';
import {SearchBox} from '../support/search';

const PAGE = '/v3/sdk/access-control/encryption';

const isMain = (address: string): boolean => /\/main\.[^/]+\.js$/.test(address);
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
const alive = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Opens a page and waits until what it fetches when idle has come. */
async function openAtRest(page: Page, route = PAGE): Promise<void> {
  const fetched = page.waitForResponse((response) => isMain(response.url()));
  await page.goto(route);
  await (await fetched).finished();
}

test('a page that is only read fetches the application and does not run it', async ({page}) => {
  await openAtRest(page);
  await page.mouse.move(2, 500);
  await page.mouse.wheel(0, 200);
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await expect(page.locator('script[src]')).toHaveCount(0);
});

test('nothing is fetched for readers who save data', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter(isMain)).toEqual([]);
});

for (const [what, act] of Object.entries<(page: Page) => Promise<unknown>>({
  'a key': showIntent,
  'a press': (page) => page.locator('main p').first().click(),
  'pointing at a link': (page) => page.locator('main a').first().hover(),
  'a selection': (page) =>
    page.evaluate(() => document.getSelection()!.selectAllChildren(document.querySelector('h1')!)),
  'a screenful of scrolling': (page) => page.evaluate(() => window.scrollTo(0, 2000)),
})) {
  test(`${what} runs the application`, async ({page}) => {
    await openAtRest(page);
    await act(page);
    await expect(alive(page)).toBeAttached();
  });
}

test('nothing runs while the reader scrolls on', async ({page}) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (const top of [2000, 3000, 4000]) {
    await page.evaluate((to) => {
      const scrolled = new Promise((resolve) => {
        document.addEventListener('scroll', resolve, {once: true});
      });
      window.scrollTo({top: to, behavior: 'instant'});
      return scrolled;
    }, top);
    await page.clock.runFor(150);
    await expect(page.locator('script[src]')).toHaveCount(0);
  }
  await page.clock.runFor(100);
  await expect(page.locator('script[src]')).not.toHaveCount(0);
});

test('what is clicked before the application is there happens once it is', async ({page}) => {
  const box = new SearchBox(page);
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('tab', {name: 'Node'}).first().click();
  await box.button.click();
  await page.keyboard.type('enc');
  expect(await isAlive(page)).toBe(false);
  await expect(box.button).toHaveCSS('opacity', '0.6');
  await release();
  await expect(box.dialog).toBeVisible();
  await expect(box.button).toHaveCSS('opacity', '1');
  await expect(page.getByRole('tab', {name: 'Node', includeHidden: true}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what has the focus in tabs still has it once the application is there', async ({page}) => {
  const tabs = page.locator('.tabs-container').first();
  for (const control of [tabs.getByRole('tab').first(), tabs.locator('[data-code=copy]').first()]) {
    const release = await holdScripts(page);
    await page.goto(PAGE);
    await control.focus();
    await release();
    await expect(alive(page)).toBeAttached();
    await expect(control).toBeFocused();
    await page.unrouteAll();
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}});

  test('the menu opens at once, and is the real one once the application is there', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(PAGE);
    const listed = page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Overview');
    await expect(listed).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(listed).toBeInViewport();
    const before = await listed.boundingBox();
    expect(await isAlive(page)).toBe(false);
    await release();
    await expect(listed).toBeHidden();
    const menu = page.locator('.navbar-sidebar--show .navbar-sidebar__items');
    const {y} = (await menu.getByText('Overview').boundingBox())!;
    expect(Math.abs(y - before!.y)).toBeLessThan(1);
  });
});

test('code is copied before the application is there', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdScripts(page);
  await page.goto(PAGE);
  const heard = await page.evaluateHandle(() => {
    const types: string[] = [];
    // Where React listens, which would take over the whole page at once for any of these.
    const root = document.getElementById('__docusaurus')!;
    for (const type of ['pointerdown', 'mouseup', 'click']) {
      root.addEventListener(type, () => types.push(type), {capture: true});
    }
    return types;
  });
  await page.locator('[data-code=copy]').first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/);
  expect(await heard.jsonValue()).toEqual([]);
  expect(await isAlive(page)).toBe(false);
});

test('what is filled in before the application is there counts once it is', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/v3/resources/supported-chains');
  await page.getByRole('searchbox', {name: 'Filter chains'}).first().fill('polyg');
  await page.getByRole('button', {name: /^Copy/}).first().click();
  await release();
  await expect(page.getByRole('status').first()).toHaveText(/^\d of \d+ chains$/);
});

test('the colour mode changes at once, and stays', async ({page}) => {
  const html = page.locator('html');
  const button = page.getByRole('button', {name: /^Switch between/}).first();
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await button.click();
  await release();
  await expect(alive(page)).toBeAttached();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('links of the content lead on without the application', async ({page}) => {
  await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('main').getByRole('link', {name: 'Wallet Signatures'}).first().click();
  await expect(page).toHaveURL(/\/auth-sig/);
});

test('Back after a reload shows the page of the address', async ({page}) => {
  await openAtRest(page, '/support');
  await showIntent(page);
  await expect(alive(page)).toBeAttached();
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page).toHaveURL('/learningLab/intro');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
});

test.describe('an application that is not there', () => {
  const alert = (page: Page) => page.getByRole('alert');

  test('has the page loaded anew once, then says so, and comes when asked again', async ({
    page,
  }) => {
    let isMended = false;
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await failScripts(page, () => isMended);
    await page.goto(PAGE);
    await showIntent(page);
    await expect(alert(page)).toContainText('could not be loaded');
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    isMended = true;
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(alive(page)).toBeAttached();
    await expect(alert(page)).toHaveCount(0);
  });

  test('is told apart from one that is another page', async ({page}) => {
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'}),
    );
    await page.goto(PAGE);
    await showIntent(page);
    await expect(alert(page)).toContainText('could not be loaded');
  });

  test('offline, the text stays, and the reader is told', async ({page, context}) => {
    await page.setViewportSize({width: 360, height: 780});
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
    );
    await page.goto(PAGE);
    await context.setOffline(true);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.hover();
    await expect(alert(page)).toContainText('could not be loaded');
    await expect(alert(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await toggle.click();
    // It stands for a menu that does not come.
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
    await expect(alert(page)).toHaveCount(1);
    await context.setOffline(false);
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
  });
});
