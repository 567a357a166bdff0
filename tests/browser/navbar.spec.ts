import {expect, type Page} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/quiet';

const LONG_PAGE = '/v3/sdk/access-control/encryption';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('the navbar hides on scrolling down and for the target of a hash, and comes back', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  await expect(navbar(page)).toBeInViewport();
  // It hides when a second step goes further down than the first.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
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
  await expect(page).toHaveURL(LONG_PAGE);
  await expect(navbar(page)).toBeInViewport();
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
