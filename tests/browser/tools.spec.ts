import {expect, type Locator, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import EXAMPLE from 'proof-tools/proofs/example.json';
import {findAxeViolations} from '../support/axe';
import {collectRequests, isScript} from '../support/intercept';
import {open, test} from '../support/open';
import {collectViolations} from '../support/policy';
import {buildDir} from '../support/site';

/** The tools by name, with a page that has it, what opens it, and what it says of its example. */
const TOOLS = [
  {
    name: 'Condition builder',
    routes: ['/v3/sdk/access-control/evm/basic-examples', '/v2/accessControl/EVM/basicExamples'],
    action: 'Build your own condition',
    says: 'Owns at least 0.00001 ETH',
    // With the SDK's own functions.
    limit: 260_000,
  },
  {
    name: 'Proof inspector',
    routes: ['/v3/sdk/authentication/auth-sig', '/v2/sdk/explanation/authentication/authSig'],
    action: 'Inspect your own proof',
    says: 'It ended at 2023-11-20T10:00:00.000Z.',
    limit: 60_000,
  },
  {
    name: 'Token inspector',
    routes: ['/v3/sdk/access-control/jwt-auth', '/v2/ToolsAndExamples/SDKExamples/dynamicContent'],
    action: 'Inspect your own token',
    says: 'The holder of this key has signed it.',
    limit: 260_000,
  },
] as const;

const [BUILDER] = TOOLS;
const toolOn = (page: Page, name: string): Locator => page.getByRole('region', {name});

/** Brotli bytes of the site's scripts. */
const weightOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => {
    const file = path.join(buildDir, new URL(address).pathname);
    return sum + brotliCompressSync(readFileSync(file)).length;
  }, 0);

/** Everything that the browser stores, and the address. */
const remembered = (page: Page): Promise<unknown> =>
  page.evaluate(() => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    location.href,
  ]);

/** Opens a tool by keyboard. */
async function openTool(page: Page, tool: Locator, action: string): Promise<void> {
  await tool.getByRole('button', {name: action}).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByText('What you paste stays in this page.')).toBeVisible();
}

for (const {name, routes, action, says, limit} of TOOLS) {
  test(`${name} is accessible, and sends and keeps nothing of what is pasted`, async ({page}) => {
    const violations = await collectViolations(page);
    const tool = toolOn(page, name);
    for (const route of [...routes].reverse()) {
      await open(page, route);
      await expect(tool).toContainText(says);
    }
    const scripts = collectRequests(page, isScript);
    await openTool(page, tool, action);
    await expect(tool).toBeFocused();
    await expect(tool).toContainText(says);
    const weight = weightOf(scripts);
    console.log(`${name}: ${weight} bytes with brotli`);
    expect(weight).toBeGreaterThan(5_000);
    expect(weight).toBeLessThanOrEqual(limit);

    // A Chromium with windows asks for the icon whenever it likes.
    const requests = collectRequests(page, (request) => !request.url().endsWith('/logo.svg'));
    const before = await remembered(page);
    const field = tool.locator('textarea').last();
    for (const paste of ['secret', '{"sig": "secret', JSON.stringify(EXAMPLE), 'a.secret.b']) {
      await field.fill(paste);
    }
    expect(await remembered(page)).toEqual(before);
    // Mistakes are said to those who hear the page.
    await field.fill('{"sig": "0x12');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(tool.getByRole('status').filter({hasText: /\w/})).not.toHaveCount(0);
    // A mistake shows all colours.
    await field.fill('[{"chain": "Ethereum", "returnValueTest": {}}]');
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await page.setViewportSize({width: 360, height: 740});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(requests).toEqual([]);
    expect(violations).toEqual([]);
  });
}

// The built conditions: features/tools/conditions/ConditionForm.test.tsx.
test('a condition is built by keyboard, and its address opens it again', async ({page}) => {
  const tool = toolOn(page, BUILDER.name);
  await open(page, BUILDER.routes[0]);
  await openTool(page, tool, BUILDER.action);
  await tool.getByRole('textbox', {name: 'Value in coins'}).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.5');
  await tool.getByRole('button', {name: 'Add a condition'}).focus();
  await page.keyboard.press('Space');
  const built = 'Owns at least 2.5 ETH and Owns at least 0.00001 ETH';
  await expect(tool).toContainText(built);
  const address = page.url();
  expect(address).toContain('#condition=');

  // Nobody has to show intent first.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(tool).toContainText(built);
  await expect(tool.getByRole('group', {name: 'Condition 2'})).toBeAttached();
});
