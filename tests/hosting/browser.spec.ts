import {expect, test as base, type Page} from '@playwright/test';
import {hydrated} from '../support/open';

/** A page under the server's own headers, and what they forbid there. */
const test = base.extend<{violations: string[]}>({
  violations: async ({page}, use) => {
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const {reportViolation} = window as unknown as {reportViolation: (what: string) => void};
        reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
      });
    });
    // Files that are not what a page says they are.
    page.on('console', (message) => {
      if (message.type() === 'error' && /integrity|Security Policy/i.test(message.text())) {
        violations.push(message.text());
      }
    });
    await use(violations);
  },
});

async function reads(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

for (const route of [
  '/',
  '/markdown-page',
  '/v3/sdk/access-control/encryption',
  '/v3/network/rollup',
  '/v2/sdk/explanation/installation',
  '/learningLab/intro-to-lit/acc',
  '/Ecosystem/community',
  '/blog',
  '/blog/welcome',
  '/support',
  '/search?q=encrypt',
  '/v3/no-such-page',
]) {
  test(`${route} works under the headers of the server`, async ({page, violations}) => {
    await reads(page, route);
    expect(violations).toEqual([]);
  });
}

test('tabs, hovers, copying, colour mode and search work under the headers of the server', async ({
  page,
  context,
  violations,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reads(page, '/v3/sdk/installation');
  await page.getByRole('tab', {name: 'Node'}).first().click();
  await page
    .getByRole('button', {name: /^Switch between/})
    .first()
    .click();
  await page.locator('figure.code[data-types] pre').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', {name: /copy/i}).first().click();
  await page.locator('.navbar .dropdown').hover();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('encrypt');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL('/v3/sdk/installation');
  expect(violations).toEqual([]);
});

test('definitions show under the headers of the server', async ({page, violations}) => {
  await reads(page, '/v3/sdk/access-control/encryption');
  await page.locator('a.term').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(violations).toEqual([]);
});
