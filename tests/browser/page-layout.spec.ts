import {expect, type Locator} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {setTheme} from '../support/styles';
import {copied} from '../support/storage';

const DEEP_PAGE = '/v3/sdk/access-control/encryption';

test('the table of contents lists the headings of levels 2 and 3', async ({page}) => {
  await open(page, '/markdown-page');
  const article = page.locator('main');
  const idsOf = (selector: string) =>
    article.locator(selector).evaluateAll((headings) => headings.map(({id}) => `#${id}`));
  await expect(article.locator('h3[id]').first()).toBeAttached();

  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed).toEqual(await idsOf('h2[id], h3[id]'));
});

test('a post of the blog lists its headings as other pages do', async ({page}) => {
  const lookAt = async (route: string) => {
    await page.goto(route);
    const list = page.locator('main ~ * .table-of-contents, main .table-of-contents');
    await expect(list).toBeVisible();
    return list
      .locator('a:not(.table-of-contents__link--active)')
      .first()
      .evaluate((link) => {
        const {borderLeftColor, borderLeftWidth, fontSize, padding, textDecorationLine} =
          getComputedStyle(link);
        return {borderLeftColor, borderLeftWidth, fontSize, padding, textDecorationLine};
      });
  };
  expect(await lookAt('/blog/long-blog-post')).toEqual(await lookAt(DEEP_PAGE));
});

test('a heading comes to the top, though the text above it gets its height only then', async ({
  page,
}) => {
  const followed = '/v3/sdk/authentication/security';
  await open(page, followed);
  const isLaidOut = await page
    .locator('.markdown > :is(p, ul) > *')
    .evaluateAll((all) => all.map((one) => one.checkVisibility({contentVisibilityAuto: true})));
  expect(isLaidOut).toContain(false);

  const link = page.locator('.table-of-contents a').nth(-3);
  const id = (await link.getAttribute('href'))!.slice(1);
  const topOf = () =>
    page.evaluate(async (anchor) => {
      // Heights are known in the second frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.getElementById(anchor)!.getBoundingClientRect().top;
    }, id);
  await link.click();
  await expect(page).toHaveURL(`${followed}#${id}`);
  const padding = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(topOf).toBeLessThan(padding + 20);
  expect(await topOf()).toBeGreaterThanOrEqual(padding);
});

test('the current page is marked in a sidebar of one width in both modes', async ({page}) => {
  await open(page, DEEP_PAGE);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const width = async () => (await sidebar.boundingBox())!.width;
  await setTheme(page, 'light');
  expect(await width()).toBe(264);
  await setTheme(page, 'dark');
  expect(await width()).toBe(264);
  const heights = await sidebar
    .locator('.menu__list .menu__list .menu__link:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.clientHeight))]);
  expect(heights).toEqual([30]);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Encryption');
  await expect(page.getByRole('navigation', {name: /breadcrumb/i})).toHaveCount(0);
  await expect(page.locator('.breadcrumbs')).toHaveCount(0);
});

test('on a phone the title comes first, then the lead, then contents and version', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, DEEP_PAGE);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const toggle = contents.getByRole('button', {name: 'On this page'});
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  const badge = contents.locator('.theme-doc-version-badge');
  expect(await top('.markdown h1')).toBeLessThan(await top('.markdown header + p'));
  expect(await top('.markdown header + p')).toBeLessThan((await toggle.boundingBox())!.y);
  await expect(badge).toBeVisible();
  await expect(page.locator('.page > .doc-version')).toBeHidden();

  await expect(contents.getByRole('link', {name: 'How it works'})).toBeHidden();
  await toggle.click();
  await contents.getByRole('link', {name: 'How it works'}).click();
  await expect(page).toHaveURL(`${DEEP_PAGE}#how-it-works`);
});

test('the contents show where the reader is, also where they are longer than the window', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/v3/sdk/access-control/evm/basic-examples');
  const last = page.locator('.table-of-contents a').last();
  await expect(last).not.toBeInViewport();
  await page.locator('#next').scrollIntoViewIfNeeded();
  await page.mouse.move(600, 200);
  await page.mouse.wheel(0, 5000);
  await expect(last).toBeInViewport();
  await expect(last).toHaveClass(/table-of-contents__link--active/);
});

test('buttons above the text copy the page and lead to its Markdown and source', async ({page}) => {
  await open(page, DEEP_PAGE);
  const copy = page.getByRole('button', {name: 'Copy page'});
  const place = await copy.boundingBox();
  await copy.focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('button', {name: 'Copied'});
  await expect(done).toBeFocused();
  expect(await done.boundingBox()).toEqual(place);
  const text = await copied(page);
  expect(text).toBe(await (await page.request.get(`${DEEP_PAGE}.md`)).text());
  expect(text).toContain('# Encryption\n');

  const more = page.getByRole('button', {name: 'More page actions'});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.locator('.dropdown').getByRole('link', {name: 'Edit this page'}),
  ).toHaveAttribute('href', /\/edit\/main\/docs\/sdk\/access-control\/encryption\.mdx$/);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page.locator('pre')).toContainText('# Encryption');
});

test('on a phone, the title has the width, and the actions stand with the contents below the lead', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, DEEP_PAGE);
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const copy = await boxOf(page.getByRole('button', {name: 'Copy page'}));
  const contents = await boxOf(page.getByRole('button', {name: 'On this page'}));
  const lead = await boxOf(page.locator('header + p'));
  expect(contents.y).toBeGreaterThan(lead.y + lead.height);
  expect(copy.y + copy.height / 2).toBeCloseTo(contents.y + contents.height / 2, 0);
  await page.setViewportSize({width: 1280, height: 800});
  const title = await boxOf(page.locator('h1'));
  const wide = await boxOf(page.getByRole('button', {name: 'Copy page'}));
  expect(wide.y + wide.height).toBeLessThanOrEqual(title.y);
});

test('the foot recommends a page, leads to the neighbours and asks', async ({page}) => {
  await open(page, DEEP_PAGE);
  const recommended = page.locator('#next + ul > li').first();
  const foot = page.locator('.theme-doc-footer');
  await expect(foot.getByRole('link', {name: /^Previous/})).toBeVisible();
  await expect(foot.getByRole('link', {name: /^Next/})).toBeVisible();
  await expect(foot).toContainText('Was this page useful?');
  await foot.getByRole('button', {name: 'No', exact: true}).click();
  await expect(foot.getByRole('status')).toHaveText('Thank you. What did you look for?');
  await expect(page).toHaveURL(DEEP_PAGE);
  const say = foot.getByRole('link', {name: 'Say so on GitHub'});
  const issue = new URL((await say.getAttribute('href'))!);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toBe('Not useful: Encryption');
  expect(issue.searchParams.get('body')).toContain(DEEP_PAGE);
  await expect(foot).toContainText(/For SDK \d+\.\d+\.\d+/);

  // All of the card leads on, not its title alone.
  const {width, height} = (await recommended.boundingBox())!;
  await recommended.click({position: {x: width - 8, y: height / 2}});
  await expect(page).toHaveURL('/v3/sdk/access-control/intro');
});

test('a reference has its samples at the right from 1440 px on, and below its words before', async ({
  page,
}) => {
  const pair = page.locator('.pair').nth(1);
  const sides = () =>
    pair.locator('> div').evaluateAll((all) => all.map((side) => side.getBoundingClientRect().x));
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/v3/sdk/serverless-signing/processing-validation');
  const [words, samples] = await sides();
  expect(samples).toBeGreaterThan(words!);
  await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  await page.setViewportSize({width: 1280, height: 900});
  expect(new Set(await sides()).size).toBe(1);
});
