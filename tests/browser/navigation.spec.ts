import {expect, type Page} from '@playwright/test';
import {holdScripts} from '../support/intercept';
import {hydrated, open, test} from '../support/open';

const PAGE = '/v3/sdk/access-control/encryption';
const FAR_DOWN = '/v3/support/faq';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a link with a hash shows the next page from there', async ({page}) => {
  await open(page, '/v2/');
  const link = page.locator('article .markdown a[href^="/v2/"][href*="#"]:not(.hash-link)').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address!);
  await expect(page.locator(address!.slice(address!.indexOf('#')))).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('going back returns to the place on the page, though it comes late', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('link', {name: 'Installation', exact: true}).first().click();
  await expect(heading(page)).toHaveText('Installation');
  await page.reload();
  await hydrated(page);
  const release = await holdScripts(page);
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL(PAGE);
  await release();
  await expect(heading(page)).toHaveText('Encryption');
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('Back and Forward do not move a page whose text gets its height late', async ({page}) => {
  await open(page, FAR_DOWN);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('.navbar__brand').dispatchEvent('click');
  const places: number[] = [];
  while (places.length < 3) {
    await expect(heading(page)).not.toHaveText('FAQ');
    await page.goBack();
    await expect(heading(page)).toHaveText('FAQ');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    places.push(await scrolled(page));
    await page.goForward();
  }
  expect(places[2]).toBe(places[1]);
});

test('the sidebar shows the entry of the page, with and without the application', async ({
  page,
}) => {
  const entry = page.locator('.menu [aria-current=page]');
  await page.goto(FAR_DOWN);
  await expect(entry).toBeInViewport({ratio: 1});
  await hydrated(page);
  await expect(entry).toBeInViewport({ratio: 1});
  expect(await scrolled(page)).toBe(0);
});

test('the navbar hides on scrolling, and a link leads to the top of a page', async ({page}) => {
  await open(page, PAGE);
  await expect(navbar(page)).toBeInViewport();
  // It hides when a second step goes further down than the first.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.mouse.wheel(0, 600);
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar(page)).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(navbar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(navbar(page)).toBeInViewport();

  await page.locator('.table-of-contents').getByRole('link').last().click();
  await expect(navbar(page)).not.toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(navbar(page)).toBeInViewport();

  const next = page.locator('#next + ul a').first();
  await next.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  const address = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(address!);
  await expect(heading(page)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('navbar, footer and announcement lead to the parts of the site', async ({page}) => {
  await open(page, '/support');
  for (const [name, href] of Object.entries({
    Docs: '/v2/',
    'Learning Lab': '/learningLab/intro',
    Ecosystem: '/Ecosystem/lit-grants',
    'Lit JS SDK GitHub repository': 'https://github.com/LIT-Protocol/js-sdk',
  })) {
    await expect(navbar(page).getByRole('link', {name})).toHaveAttribute('href', href);
  }
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('v3 SDK is in beta');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/v3/');
  await expect(bar).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Community', 'More', 'Contact']);
  await expect(footer.getByRole('link', {name: 'Support'})).toHaveAttribute('href', '/support');
  // They are made anew with the page.
  await expect(async () => {
    const [mark, name] = await Promise.all(
      [footer.locator('.footer__logo'), navbar(page).locator('.navbar__logo')].map((logo) =>
        logo.first().boundingBox(),
      ),
    );
    expect(mark!.x).toBe(name!.x);
  }).toPass();
  await expect(footer.locator('.footer__copyright')).toContainText('©');
});

test('learning lab and ecosystem have sidebars of their own', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.goto('/learningLab/intro');
  await expect(sidebar.getByRole('link').first()).toHaveText('Introduction to the Learning Lab');
  await page.goto('/Ecosystem/community');
  await expect(sidebar.getByRole('link')).toContainText(['Community Resources']);
  await expect(sidebar.getByRole('link', {name: 'Installation'})).toHaveCount(0);
});

const DELAY_MS = 200;
const TRICKLE_MS = 800;

const bar = (page: Page) => page.locator('#nprogress .bar');

/** How far the bar has come, from 0 to 1. */
const progress = (page: Page) =>
  bar(page).evaluate(({style}) => 1 + Number(/-([\d.]+)%/.exec(style.transform)?.[1]) / -100);

test('a bar shows after a while that a page is awaited, and the old one stays', async ({page}) => {
  // A trickle of half of what is possible, so that it can be foretold.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await open(page, '/support');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const release = await holdScripts(page);
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page).toHaveURL('/learningLab/intro');
  await page.clock.runFor(DELAY_MS - 1);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  // Its styles come with the application; see pipeline/lean-bundle/plugin.ts.
  await expect(bar(page)).toHaveCSS('position', 'fixed');
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  expect(await progress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(TRICKLE_MS - 1);
  expect(await progress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(1);
  expect(await progress(page)).toBeCloseTo(0.09);
  await page.clock.runFor(TRICKLE_MS);
  expect(await progress(page)).toBeCloseTo(0.1);
  await expect(heading(page)).toHaveText('Support');

  await release();
  await expect(heading(page)).toHaveText('Introduction to the Learning Lab');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);

  // Not for a page that is there at once.
  await page.goBack();
  await expect(heading(page)).toHaveText('Support');
  await page.clock.runFor(DELAY_MS + TRICKLE_MS);
  await expect(bar(page)).toHaveCount(0);
});
