import {expect, test, type Page} from '@playwright/test';
import {collectLoads, collectRequests, holdScripts} from '../support/intercept';
import {serve} from '../support/host';
import {hydrated, open, saveData, showIntent} from '../support/open';
import {readBuilt} from '../support/site';
import {copied, STORAGE_KEYS} from '../support/storage';

const PAGE = '/v3/sdk/access-control/encryption';

/** Tabs above a section with an address of its own. */
const TABS = '/v3/sdk/authentication/session-sigs/usage';

/** Samples that few readers need are folded. */
const FOLDS = '/v3/sdk/access-control/jwt-auth';

/** A list with a filter. */
const FILTER = '/v3/resources/supported-chains';

const isMain = (address: string): boolean => /\/main\.[^/]+\.js$/.test(address);
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
const alive = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Has the browser itself fetch what links lead to, as long as the application sleeps. */
const rules = (page: Page) => page.locator('script[type=speculationrules]');
/** On the first screen: scrolling further wakes the application as well. */
const linkAhead = (page: Page) => page.getByRole('main').getByRole('link', {name: 'Encryption'});

/** Waits until what the page does after its next frame is done. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Opens a page and waits until what it fetches when idle has come. */
async function openAtRest(page: Page, route = PAGE): Promise<void> {
  const fetched = page.waitForResponse((response) => isMain(response.url()));
  await page.goto(route);
  await (await fetched).finished();
}

test('a page that is only read fetches the application and runs nothing', async ({page}) => {
  await openAtRest(page);
  await page.mouse.move(2, 500);
  await page.mouse.wheel(0, 200);
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await expect(page.locator('script[src]')).toHaveCount(0);

  await expect(rules(page)).toBeAttached();
  const fetched = page.context().waitForEvent('request', {
    predicate: (request) => request.headers()['sec-purpose'] === 'prefetch',
  });
  await page.evaluate(() => scrollTo(0, 0));
  await linkAhead(page).hover();
  expect(new URL((await fetched).url()).pathname).toBe('/v2/sdk/explanation/encryption');
  await expect(page.locator('script[src]')).toHaveCount(0);
  await showIntent(page);
  await expect(alive(page)).toBeAttached();
  await expect(rules(page)).not.toBeAttached();
});

test('what was unfolded before the application runs stays so, and folds again', async ({page}) => {
  await openAtRest(page, FOLDS);
  const summary = page.locator('main summary').first();
  const below = page.locator('main details').first().locator('figure').first();
  await expect(below).toBeHidden();
  await summary.click();
  await expect(alive(page)).toBeAttached();
  await expect(below).toBeVisible();
  await summary.click();
  await expect(below).toBeHidden();
});

test('a lesson wakes it to show what is remembered, and only then', async ({page}) => {
  const lesson = '/learningLab/intro-to-lit/acc';
  await openAtRest(page, lesson);
  expect(await isAlive(page)).toBe(false);
  await page.getByRole('button', {name: 'Mark as done'}).click();
  const isMarked = page.getByRole('button', {name: 'Mark as not done'});
  await expect(isMarked).toBeVisible();
  await page.goto(lesson);
  await expect(isMarked).toBeVisible();
});

test('nothing is fetched for readers who save data', async ({page}) => {
  await saveData(page);
  const asked = collectRequests(page);
  await page.goto(PAGE);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter(isMain)).toEqual([]);
  await expect(rules(page)).not.toBeAttached();
  await linkAhead(page).hover();
  await expect(alive(page)).toBeAttached();
});

// A key does so in all tests that open a page.
test('presses, pointing and scrolling run the application', async ({page}) => {
  await saveData(page);
  for (const act of [
    () => page.locator('main p').first().click(),
    () => page.locator('main a.term').first().hover(),
    () => page.getByRole('button', {name: 'Search'}).hover(),
    () => page.evaluate(() => scrollTo(0, 2000)),
  ]) {
    await page.mouse.move(2, 500);
    await page.goto(PAGE);
    expect(await isAlive(page)).toBe(false);
    await act();
    await expect(alive(page)).toBeAttached();
  }
});

test('nothing runs for what the pointer passes, and while scrolling', async ({page}) => {
  await page.clock.install();
  // A page with a term above the fold: to reach another, the pointer would scroll.
  await page.goto('/v3/sdk/authentication/session-sigs/intro');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.locator('main a.term').first().hover();
  await page.clock.runFor(100);
  await page.getByRole('heading', {level: 1}).hover();
  await page.clock.runFor(1000);
  await expect(page.locator('script[src]')).toHaveCount(0);
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

test('what is clicked before the application is there happens once, when it is', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  const actions = page.getByRole('button', {name: 'More page actions'});
  await actions.click();
  await actions.click();
  await expect(actions).toHaveCSS('opacity', '0.6');
  await release();
  await expect(actions).toHaveAttribute('aria-expanded', 'true');
  await expect(actions).toHaveCSS('opacity', '1');
});

test.describe('tabs', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', {name}).first();

  test('work without the application, and stay as they are as it comes', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(TABS);
    const panel = page.getByRole('tabpanel', {name: 'Node'}).first();
    // Text near it gets its height as it comes in sight, and moves it.
    await tab(page, 'Node').scrollIntoViewIfNeeded();
    await tab(page, 'Node').click();
    await expect(panel).toBeVisible();
    await tab(page, 'Browser').click();
    await expect(panel).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Node')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Node')).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeVisible();
    expect(await isAlive(page)).toBe(false);

    const copy = panel.locator('[data-code=copy]');
    await copy.focus();
    const selected = await panel.evaluate((element) => {
      document.getSelection()!.selectAllChildren(element.querySelector('code')!);
      return document.getSelection()!.toString();
    });
    expect(selected).toMatch(/\w/);
    await release();
    await expect(alive(page)).toBeAttached();
    await expect(copy).toBeFocused();
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => document.getSelection()!.toString())).toBe(selected);
  });

  test('that were chosen before leave the section of the address in its place', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'node'), STORAGE_KEYS.runtimeTab);
    await page.goto(`${TABS}#get-a-signed-token`);
    await hydrated(page);
    await expect(tab(page, 'Node')).toHaveAttribute('aria-selected', 'true');
    const top = () =>
      page.locator('#get-a-signed-token').evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}});

  test('the menu opens at once, and is the real one with the application', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(PAGE);
    const listed = page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Overview');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(listed).toBeHidden();
    for (const close of [() => page.mouse.click(350, 500), () => toggle.press('Enter')]) {
      await toggle.click();
      await expect(listed).toBeInViewport();
      await close();
      await expect(listed).toBeHidden();
    }
    await toggle.click();
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

test('the menu of a phone is not opened in a screen that was turned meanwhile', async ({page}) => {
  await page.setViewportSize({width: 744, height: 1133});
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu-awaited');
  await page.setViewportSize({width: 1133, height: 744});
  await release();
  await expect(alive(page)).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-menu-awaited');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('code is copied and links lead on without the application', async ({page}) => {
  await holdScripts(page);
  await page.goto(PAGE);
  const heard = await page.evaluateHandle(() => {
    const types: string[] = [];
    // React listens here, and would hydrate the whole page at once for any of these.
    const root = document.getElementById('__docusaurus')!;
    for (const type of ['pointerdown', 'mouseup', 'click']) {
      root.addEventListener(type, () => types.push(type), {capture: true});
    }
    return types;
  });
  await page.locator('[data-code=copy]').first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied(page)).toMatch(/\w/);
  expect(await heard.jsonValue()).toEqual([]);
  expect(await isAlive(page)).toBe(false);
  await page.getByRole('main').getByRole('link', {name: 'Wallet Signatures'}).first().click();
  await expect(page).toHaveURL(/\/auth-sig/);
});

test('a value is filled in without a key, as assistive tools do', async ({page}) => {
  await page.goto(FILTER);
  await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    field.value = 'polyg';
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(page.getByRole('status').first()).toHaveText(/^\d of \d+ chains$/);
});

test('the colour mode changes at once, its button says so, and both stay', async ({page}) => {
  const html = page.locator('html');
  const button = page.getByRole('button', {name: /^Switch between/}).first();
  await page.addInitScript((key) => {
    localStorage.setItem(key, localStorage.getItem(key) ?? 'x');
  }, STORAGE_KEYS.colourMode);
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await expect(button).toHaveAccessibleName(/currently light mode/);
  await expect(button.locator('svg:visible')).toHaveCount(1);
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  const other = await page.context().newPage();
  await other.goto(PAGE);
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('[data-colour-mode] button').first()).toHaveAccessibleName(
    /dark mode/,
  );
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName(/currently dark mode/);
  await expect(button).toHaveAttribute('title', 'dark mode');
  await release();
  await showIntent(page);
  await expect(alive(page)).toBeAttached();
  await expect(button).toHaveAccessibleName(/currently dark mode/);
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('Back after a reload shows the page of the address', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page).toHaveURL('/learningLab/intro');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Encryption');
});

test('a page whose HTML stalls comes alive once it is whole', async ({page}) => {
  const host = await serve();
  const html = readBuilt(`${PAGE}/index.html`);
  for (const cut of [html.indexOf('<div id=__docusaurus'), Math.round(html.length * 0.6)]) {
    let finish = (): void => undefined;
    host.instead = (pathname) =>
      pathname === PAGE
        ? (response) => {
            response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
            response.write(html.slice(0, cut));
            finish = () => response.end(html.slice(cut));
          }
        : undefined;
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(host.origin + PAGE, {waitUntil: 'commit'});
    await page.locator('head meta[name=page-files]').waitFor({state: 'attached'});
    await showIntent(page);
    await nextFrame(page);
    await expect(page.locator('script[src]')).toHaveCount(0);
    finish();
    await expect(alive(page)).toBeAttached();
    await expect(page.locator('footer.footer')).toHaveCount(1);
    expect(errors).toEqual([]);
    page.removeAllListeners('pageerror');
  }
  host.close();
});

test.describe('an application that is not there', () => {
  const alert = (page: Page) => page.getByRole('alert');

  // Another page comes in its place, then nothing.
  test('is loaded anew once, said to be missing, and comes when asked', async ({page}) => {
    let isMended = false;
    const loads = collectLoads(page);
    await page.route('**/assets/js/main.*.js', (route) => {
      const another = {contentType: 'text/javascript', body: '<!doctype html>'};
      return isMended
        ? route.continue()
        : loads.length === 1
          ? route.fulfill(another)
          : route.abort();
    });
    await page.goto(PAGE);
    await showIntent(page);
    await expect(alert(page)).toContainText('could not be loaded');
    expect(loads).toHaveLength(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    isMended = true;
    // Neither pointing at the button nor a key on the way to it takes it away.
    await alert(page).getByRole('button', {name: 'Try again'}).hover();
    await page.keyboard.press('Tab');
    await nextFrame(page);
    await expect(alert(page)).toHaveCount(1);
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(alive(page)).toBeAttached();
    await expect(alert(page)).toHaveCount(0);
  });

  test('is said to be missing when it takes long, and used if it comes', async ({page}) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(PAGE);
    await page.clock.runFor(1000);
    await showIntent(page);
    await page.clock.runFor(11_000);
    await expect(alert(page)).toContainText('could not be loaded');
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await release();
    await page.clock.resume();
    await expect(alive(page)).toBeAttached();
    await expect(alert(page)).toHaveCount(0);
  });

  test('but for its styles works, and loads them when asked again', async ({page}) => {
    let isMended = false;
    await page.route('**/assets/css/deferred.*.css', (route) =>
      isMended ? route.continue() : route.abort(),
    );
    await page.goto(PAGE);
    await showIntent(page);
    await expect(alive(page)).toBeAttached();
    await expect(alert(page)).toContainText('could not be loaded');
    isMended = true;
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(page.locator('link[href*="/deferred."]').last()).toBeAttached();
  });

  test('offline, the text stays, and the reader is told', async ({page, context}) => {
    await page.setViewportSize({width: 360, height: 780});
    await saveData(page);
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
