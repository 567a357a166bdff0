import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../support/open';
import {buildDir} from '../support/site';

/** What servers send; see plugins/hosting. */
const POLICY = /Content-Security-Policy: (?<policy>.*)/.exec(
  readFileSync(path.join(buildDir, '_headers'), 'utf8'),
)!.groups!.policy!;

/** Serves documents with the policy, and collects what it forbids. */
async function underPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (what: string) => void};
      reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.fallback();
    }
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': POLICY};
    return route.fulfill({response, headers});
  });
  return violations;
}

// Every kind of page: landing, docs of both versions with all kinds of figures, sections, blog, forms, not found.
for (const route of [
  '/',
  '/markdown-page',
  '/v3/sdk/access-control/encryption',
  '/v3/network/rollup',
  '/v2/sdk/explanation/installation',
  '/learningLab/intro',
  '/Ecosystem/community',
  '/blog',
  '/blog/welcome',
  '/support',
  '/search?q=encrypt',
  '/v3/no-such-page',
]) {
  test(`${route} works under a strict Content-Security-Policy`, async ({page}) => {
    const violations = await underPolicy(page);
    await page.goto(route);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('search, hovers, tabs, colour mode and navigation need no exception', async ({page}) => {
  const violations = await underPolicy(page);
  await page.goto('/v3/sdk/installation');
  await hydrated(page);
  await page.getByRole('tab', {name: 'Node'}).first().click();
  await page
    .getByRole('button', {name: /^Switch between/})
    .first()
    .click();
  await page.locator('figure.code[data-types] pre').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.navbar .dropdown').hover();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('encrypt');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL('/v3/sdk/installation');
  expect(violations).toEqual([]);
});
