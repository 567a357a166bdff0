import {expect, type Locator} from '@playwright/test';
import {open, test} from '../support/open';
import {setTheme} from '../support/styles';
import {copied} from '../support/storage';

const DEEP_PAGE = '/v3/sdk/access-control/encryption';

test('a page of the docs: sidebar, actions and foot', async ({page}) => {
  await open(page, DEEP_PAGE);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    expect((await sidebar.boundingBox())!.width).toBe(264);
  }
  const heights = await sidebar
    .locator('.menu__list .menu__list .menu__link:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.clientHeight))]);
  expect(heights).toEqual([30]);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Encryption');
  await expect(page.locator('.breadcrumbs')).toHaveCount(0);

  // Copying that fails: features/page-actions/PageActions.test.tsx.
  const copy = page.getByRole('button', {name: 'Copy page'});
  const place = (await copy.boundingBox())!;
  const title = (await page.locator('h1').boundingBox())!;
  expect(place.y + place.height).toBeLessThanOrEqual(title.y);
  await copy.focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('button', {name: 'Copied'}).boundingBox()).toEqual(place);
  await expect(copy).toBeFocused();
  const text = await copied(page);
  expect(text).toBe(await (await page.request.get(`${DEEP_PAGE}.md`)).text());
  expect(text).toContain('# Encryption\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.locator('.dropdown').getByRole('link', {name: 'Edit this page'}),
  ).toHaveAttribute('href', /\/edit\/main\/docs\/sdk\/access-control\/encryption\.mdx$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'More page actions'})).toBeFocused();

  // After an answer: features/page-foot/Useful.test.tsx.
  const foot = page.locator('.theme-doc-footer');
  await foot.getByRole('button', {name: 'No', exact: true}).click();
  const say = foot.getByRole('link', {name: 'Say so on GitHub'});
  await expect(say).toHaveAttribute('href', /title=Not\+useful%3A\+Encryption&/);
  await expect(foot).toContainText(/For SDK \d+\.\d+\.\d+/);
  // All of a card leads on, not its title alone.
  const card = page.locator('#next + ul > li').first();
  const {width, height} = (await card.boundingBox())!;
  await card.click({position: {x: width - 8, y: height / 2}});
  await expect(page).toHaveURL('/v3/sdk/authentication/auth-sig');
  // The address changes before the page does.
  await expect(page.locator('h1')).toHaveText('Wallet Signatures');

  await page.getByRole('button', {name: 'More page actions'}).click();
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page.locator('pre')).toContainText('# ');
});

test('contents list the headings of levels 2 and 3, of posts as of other pages', async ({page}) => {
  await page.goto('/markdown-page');
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('main :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id}) => `#${id}`));
  await expect(page.locator('main h3[id]').first()).toBeAttached();
  expect(listed).toEqual(headings);

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

test('a heading comes to the top, though the text above gets its height then', async ({page}) => {
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

test('on a phone come version, title, lead, and contents with actions', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, DEEP_PAGE);
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const toggle = contents.getByRole('button', {name: 'On this page'});
  const title = await boxOf(page.locator('.markdown h1'));
  const lead = await boxOf(page.locator('.markdown header + p'));
  const list = await boxOf(toggle);
  const copy = await boxOf(page.getByRole('button', {name: 'Copy page'}));
  expect(title.y + title.height).toBeLessThanOrEqual(lead.y);
  expect(lead.y + lead.height).toBeLessThan(list.y);
  expect(copy.y + copy.height / 2).toBeCloseTo(list.y + list.height / 2, 0);
  expect(list.height).toBe(copy.height);
  const version = await boxOf(page.locator('.doc-version'));
  expect(version.y + version.height).toBeLessThanOrEqual(title.y);
  await expect(page.getByText('Version: v3.x.x')).toBeVisible();

  await expect(contents.getByRole('link', {name: 'How it works'})).toBeHidden();
  await toggle.click();
  await contents.getByRole('link', {name: 'How it works'}).click();
  await expect(page).toHaveURL(`${DEEP_PAGE}#how-it-works`);
});

test('the contents show where the reader is, also where they are longer', async ({page}) => {
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

test('a reference has its samples at the right from 1440 px on', async ({page}) => {
  const pair = page.locator('.pair').nth(1);
  const sides = () =>
    pair.locator('> div').evaluateAll((all) => all.map((side) => side.getBoundingClientRect().x));
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/v3/sdk/serverless-signing/processing-validation');
  const [words, samples] = await sides();
  expect(samples).toBeGreaterThan(words!);
  // Text starts at the same place as on all pages.
  const title = async () => (await page.locator('h1').boundingBox())!.x;
  const own = await title();
  await page.goto(DEEP_PAGE);
  expect(await title()).toBe(own);
  await page.goBack();
  // The contents stand beside the text above.
  const contents = page.locator('nav[aria-label="On this page"] .table-of-contents');
  const list = (await contents.boundingBox())!;
  expect(list.x).toBeGreaterThan(samples!);
  expect(list.y + list.height).toBeLessThan((await pair.boundingBox())!.y);
  await page.setViewportSize({width: 1280, height: 900});
  expect(new Set(await sides()).size).toBe(1);
});
