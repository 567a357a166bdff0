import {cpSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {OFFER_FILE, PACK_FOLDER, type Offer} from '../../features/offline/names.shared';
import {writeOffline} from '../../features/offline/write-offline';
import {findAxeViolations} from '../support/axe';
import {readPolicy, serve, type Host} from '../support/host';
import {open} from '../support/open';
import {collectViolations} from '../support/policy';
import {buildDir, builtPages, readBuilt} from '../support/site';

const SECTION = '/support#read-offline';
const SAVED = /^Saved on this device, as of \w+ \d+, \d{4}\.$/;
const SOME_PAGE = '/v3/sdk/access-control/encryption';

/** The pages that the tests open. */
const VISITED = ['/', '/support', SOME_PAGE, '/learningLab/intro', '/v3/usecases', '/v2/whatIsLit'];
const KEPT = ['404.html', ...VISITED.map((route) => path.join(route.slice(1), 'index.html'))];

const scriptsOf = (file: string): string[] => readBuilt(file).match(/[\w~.-]+\.js\b/g) ?? [];

/** Writes the site with these pages alone, what they load, and a file as large as a pack, so that there are two. */
async function writeSmallSite(dir: string): Promise<void> {
  const ofAll = new Set(builtPages.flatMap(({file}) => scriptsOf(file)));
  const ofKept = new Set(KEPT.flatMap(scriptsOf));
  const isKept = (file: string) => {
    const name = path.basename(file);
    return file.endsWith('.html')
      ? KEPT.includes(path.relative(buildDir, file))
      : !/\.(?:md|png|txt)$|assets.(?:offline|types)./.test(file) &&
          (!ofAll.has(name) || ofKept.has(name));
  };
  cpSync(buildDir, dir, {recursive: true, filter: isKept});
  writeFileSync(path.join(dir, 'large.json'), JSON.stringify('.'.repeat(8_000_000)));
  await writeOffline(dir, '/', true);
}

const test = base.extend<{host: Host}, {site: string}>({
  site: [
    // Playwright asks for a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, {project, workerIndex}) => {
      const dir = path.join(project.outputDir, `offline-${workerIndex}`);
      await writeSmallSite(dir);
      await use(dir);
    },
    {scope: 'worker'},
  ],
  host: async ({site}, use) => {
    const headers = {'content-security-policy': readPolicy(), 'cache-control': 'no-store'};
    const host = await serve(site, headers);
    await use(host);
    host.close();
  },
  baseURL: ({host}, use) => use(host.origin),
});

// In one worker: each writes the site.
test.describe.configure({mode: 'default'});

const control = (page: Page) => page.locator('[data-needs-application]');
const status = (page: Page) => control(page).getByRole('status');
const press = (page: Page, name: string) => control(page).getByRole('button', {name}).click();

/** What the browser keeps of the site. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

const NOTHING = {workers: 0, caches: 0};

/** The builds that are kept. */
const savedCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Browsers do it when a page is visited, in their own time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

async function save(page: Page): Promise<void> {
  await press(page, 'Save for offline reading');
  await expect(status(page)).toHaveText(SAVED, {timeout: 60_000});
}

const isPack = (pathname: string): boolean => pathname.startsWith(`/${PACK_FOLDER}/`);

/** What a host does that breaks down in the middle of a file. */
const breakOff = (response: ServerResponse): void => {
  response.writeHead(200, {'content-type': 'application/json'});
  response.write('{"/v3": "', () => response.destroy());
};

/** Lets the first of the files through, and breaks off the next. */
function breakSecondPack(host: Host): void {
  let packs = 0;
  host.instead = (pathname) => (isPack(pathname) && ++packs === 2 ? breakOff : undefined);
}

/** Code of one page; its name is another one in the next release. */
const OLD_CODE = /name="?page-files"? content="?(?<file>[^ ">]+)/.exec(
  readBuilt(path.join(SOME_PAGE, 'index.html')),
)!.groups!.file!;

/** The next release of the site: a page says something else and names its code in another way. */
async function makeRelease(site: string, dir: string): Promise<void> {
  cpSync(site, dir, {recursive: true});
  const page = path.join(dir, SOME_PAGE, 'index.html');
  const html = readFileSync(page, 'utf8');
  const newCode = OLD_CODE.replace('.js', '-next.js');
  writeFileSync(
    page,
    html.replaceAll(OLD_CODE, newCode).replace('<title', '<title data-release="next"'),
  );
  renameSync(path.join(dir, OLD_CODE), path.join(dir, newCode));
  await writeOffline(dir, '/', true);
}

test('a site that a reader saves works without a network', async ({page, context, host}) => {
  const violations = await collectViolations(page);
  await page.goto(SECTION);
  const {pages, download} = JSON.parse(
    readFileSync(path.join(host.dir, OFFER_FILE), 'utf8'),
  ) as Offer;
  const said = `All ${pages} pages and the search: about ${Number((download / 1e6).toPrecision(2))} MB`;
  await expect(status(page)).toContainText(said);
  expect(await kept(page)).toEqual(NOTHING);
  expect(host.asked).not.toContain('/sw.js');
  await save(page);
  await context.setOffline(true);

  await open(page, SOME_PAGE);
  await page.locator('a.term').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('use cases');
  await page.getByRole('dialog').locator('a[href="/v3/usecases"]').click();
  await expect(page.locator('h1')).toHaveText('Use Cases');
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Introduction to the Learning Lab');
  for (const [address, shown] of [
    ['/V3/USECASES?a=b#who-may-read', '/v3/usecases?a=b#who-may-read'],
    ['/v3/usecases.html', '/v3/usecases'],
    ['/docs/intro', '/v2/whatIsLit'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(shown);
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(violations).toEqual([]);

  await page.goto(SECTION);
  await expect(status(page)).toHaveText(SAVED);
  await press(page, 'Remove from this device');
  await expect(status(page)).toContainText('Nothing is saved on this device any more.');
  expect(await kept(page)).toEqual(NOTHING);
  await context.setOffline(false);
  await press(page, 'Try again');
  await save(page);
  // As browsers do that need space.
  await page.evaluate(async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await page.reload();
  await save(page);
});

test('a download that fails or is cancelled leaves nothing', async ({page, host}) => {
  const fails = async (message: string): Promise<void> => {
    await press(page, 'Save for offline reading');
    await expect(status(page)).toContainText(message);
    await expect.poll(() => kept(page)).toEqual(NOTHING);
  };
  await page.goto(SECTION);
  breakSecondPack(host);
  await fails('The download did not finish, so nothing was saved.');
  host.instead = (pathname) => (isPack(pathname) ? (response) => response.end('{}') : undefined);
  await fails('The download did not finish, so nothing was saved.');
  host.instead = () => undefined;
  const devTools = await page.context().newCDPSession(page);
  const quotaSize = 3_000_000;
  await devTools.send('Storage.overrideQuotaForOrigin', {origin: host.origin, quotaSize});
  await fails('There is not enough free space on this device');
  await devTools.send('Storage.overrideQuotaForOrigin', {origin: host.origin});

  // Seen while it lasts, by all rules of axe.
  host.instead = (pathname) => (isPack(pathname) ? () => undefined : undefined);
  await page.keyboard.press('Tab');
  await control(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(control(page).getByRole('progressbar')).toBeVisible();
  await expect(status(page)).toHaveText('Saving all pages on this device.');
  expect(await findAxeViolations(page, '[data-needs-application]')).toEqual([]);
  await page.reload();
  await expect(control(page).getByRole('progressbar')).toBeVisible();

  await control(page).getByRole('button', {name: 'Cancel'}).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Nothing is saved on this device any more.');
  await expect(control(page).getByRole('button')).toBeFocused();
  expect(await kept(page)).toEqual(NOTHING);
});

test('a new release takes over, and pages that are open go on', async ({
  page,
  context,
  host,
}, testInfo) => {
  await page.goto(SECTION);
  await save(page);
  const since = await savedCaches(page);
  const dir = testInfo.outputPath('next-release');
  await makeRelease(host.dir, dir);

  // Open before the release, and without its application so far.
  const oldTab = await context.newPage();
  await oldTab.goto(SOME_PAGE);

  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('message', ({data}) => {
      Object.keys(data as object).forEach((news) => console.log(news));
    });
  });
  const isTold = (news: string) =>
    page.waitForEvent('console', (message) => message.text() === news);

  host.dir = dir;
  breakSecondPack(host);
  const failed = isTold('failure');
  await lookForUpdate(page);
  await failed;
  expect(await savedCaches(page)).toEqual(since);
  await expect(status(page)).toContainText(SAVED);

  host.instead = () => undefined;
  const done = isTold('done');
  await lookForUpdate(page);
  await done;
  expect(await savedCaches(page)).toHaveLength(2);
  await expect(status(page)).toHaveText(SAVED);

  await context.setOffline(true);
  await oldTab.keyboard.press('Shift');
  await expect(oldTab.locator('html[data-has-hydrated="true"]')).toBeAttached();
  expect(await oldTab.evaluate((code) => fetch(code).then(({ok}) => ok), OLD_CODE)).toBe(true);
  await open(page, SOME_PAGE);
  await expect(page.locator('title[data-release=next]')).toBeAttached();

  await oldTab.close();
  await page.goto('about:blank');
  await page.goto('/support');
  await expect.poll(() => savedCaches(page)).toHaveLength(1);
});

test('a saved page comes though its host fails, until the kill switch', async ({
  page,
  host,
}, testInfo) => {
  await page.goto(SECTION);
  await save(page);
  host.instead = (pathname) => (pathname === SOME_PAGE ? () => undefined : undefined);
  await page.goto(SOME_PAGE);
  await expect(page.locator('h1')).toBeVisible();
  expect(host.asked).toContain(SOME_PAGE);

  const dir = testInfo.outputPath('killed');
  cpSync(host.dir, dir, {recursive: true});
  await writeOffline(dir, '/', false);
  host.dir = dir;
  await page.goto('/');
  await lookForUpdate(page);
  // While a page is open, Chromium may give the old worker five minutes to end what it has begun.
  await page.goto('about:blank');
  await page.goto(SECTION);
  await expect.poll(() => kept(page)).toEqual(NOTHING);
  await expect(status(page)).toHaveText(
    'Saving for offline reading is switched off at the moment.',
  );
});

test('a browser that keeps nothing says so', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(SECTION);
  await expect(status(page)).toContainText('This browser cannot save the docs here.');
  await expect(control(page).getByRole('button')).toHaveCount(0);
});
