import {expect, test, type Locator, type Page, type Request} from '@playwright/test';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import EXAMPLE from '../../packages/proof-tools/proofs/example.json';
import {findAxeViolationsInBothModes, NO_VIOLATIONS} from '../support/axe';
import {collectRequests} from '../support/intercept';
import {open, showIntent} from '../support/open';
import {collectViolations} from '../support/policy';
import {buildDir} from '../support/site';

/** The tools by name, with a page that has it, what opens it, and what it says of its example. */
const TOOLS = [
  {
    name: 'Condition builder',
    routes: ['/v3/sdk/access-control/evm/basic-examples', '/v2/accessControl/EVM/basicExamples'],
    action: 'Build your own condition',
    says: 'Owns at least 0.00001 ETH',
  },
  {
    name: 'Proof inspector',
    routes: ['/v3/sdk/authentication/auth-sig', '/v2/sdk/explanation/authentication/authSig'],
    action: 'Inspect your own proof',
    says: 'It ended at 2023-11-20T10:00:00.000Z.',
  },
  {
    name: 'Token inspector',
    routes: ['/v3/sdk/access-control/jwt-auth', '/v2/ToolsAndExamples/SDKExamples/dynamicContent'],
    action: 'Inspect your own token',
    says: 'The holder of this key has signed it.',
  },
] as const;

const [BUILDER, PROOF] = TOOLS;
const toolOn = (page: Page, name: string): Locator => page.getByRole('region', {name});

/** Whether an address is that of a file of the site, and says nothing more. */
function isBuilt(address: string): boolean {
  const {pathname, search, hash} = new URL(address);
  return search + hash === '' && existsSync(path.join(buildDir, pathname));
}

/** Opens a tool by keyboard. */
async function openTool(page: Page, tool: Locator, action: string): Promise<void> {
  await tool.getByRole('button', {name: action}).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByText('What you paste stays in this page.')).toBeVisible();
}

for (const {name, routes, action, says} of TOOLS) {
  for (const route of routes) {
    test(`${name} on ${route} says the same of its example once it is open`, async ({page}) => {
      const violations = await collectViolations(page);
      await open(page, route);
      const tool = toolOn(page, name);
      await expect(tool).toContainText(says);
      await openTool(page, tool, action);
      await expect(tool).toBeFocused();
      await expect(tool).toContainText(says);
      expect(violations).toEqual([]);
    });
  }

  test(`${name} shows its example without scripts`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(routes[0]);
    await expect(toolOn(page, name)).toContainText(says);
    await expect(toolOn(page, name).getByRole('button')).toBeHidden();
    await context.close();
  });

  test(`${name} is accessible in both modes once it is open`, async ({page}) => {
    await open(page, routes[0]);
    const tool = toolOn(page, name);
    await openTool(page, tool, action);
    // A mistake shows all colours.
    await tool.locator('textarea').last().fill('[{"chain": "Ethereum", "returnValueTest": {}}]');
    expect(await findAxeViolationsInBothModes(page, 'main')).toEqual(NO_VIOLATIONS);
  });

  test(`${name} fits a width of 360 px`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, routes[0]);
    await openTool(page, toolOn(page, name), action);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`${name} sends and keeps nothing of what is pasted`, async ({page}) => {
    await open(page, routes[0]);
    const tool = toolOn(page, name);
    await openTool(page, tool, action);
    await page.waitForLoadState('networkidle');
    const stored = (): Promise<string> =>
      page.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
        ]),
      );
    const before = await stored();
    // Pages fetch ahead what their links lead to, files whose names are known.
    const isFetchedAhead = (request: Request): boolean =>
      request.method() === 'GET' && isBuilt(request.url());
    const requests = collectRequests(page, (request) => !isFetchedAhead(request));
    const address = page.url();
    for (const paste of ['secret', '{"sig": "secret', JSON.stringify(EXAMPLE), 'a.secret.b']) {
      await tool.locator('textarea').last().fill(paste);
    }
    expect(requests).toEqual([]);
    expect(await stored()).toBe(before);
    expect(page.url()).toBe(address);
  });
}

test('a condition is built by keyboard, and its address opens it again', async ({page}) => {
  await open(page, BUILDER.routes[0]);
  const tool = toolOn(page, BUILDER.name);
  await openTool(page, tool, BUILDER.action);
  await tool.getByRole('textbox', {name: 'Value in coins'}).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.5');
  await expect(tool).toContainText('Owns at least 2.5 ETH');
  await tool.getByRole('button', {name: 'Add a condition'}).focus();
  await page.keyboard.press('Space');
  await expect(tool.getByRole('group', {name: 'Condition 2'})).toBeVisible();
  await expect(tool).toContainText('Owns at least 2.5 ETH and Owns at least 0.00001 ETH');
  const address = page.url();
  expect(address).toContain('#condition=');

  // Nobody has to show intent first.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(tool).toContainText('Owns at least 2.5 ETH and Owns at least 0.00001 ETH');
  await expect(tool.getByRole('group', {name: 'Condition 2'})).toBeAttached();
});

test('mistakes are said to those who hear the page', async ({page}) => {
  await open(page, PROOF.routes[0]);
  const tool = toolOn(page, PROOF.name);
  await openTool(page, tool, PROOF.action);
  const field = tool.getByRole('textbox');
  await field.fill('{"sig": "0x12');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(tool.getByRole('status').filter({hasText: 'stops being JSON'})).toBeVisible();
});

/** What scripts of the site weigh with brotli. */
const weightOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => {
    const file = path.join(buildDir, new URL(address).pathname);
    return sum + brotliCompressSync(readFileSync(file)).length;
  }, 0);

test('a tool is loaded when it is opened, and weighs at most 60 kB', async ({page}) => {
  for (const {name, routes, action} of TOOLS) {
    await page.goto(routes[0]);
    await showIntent(page);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const scripts = collectRequests(page, (request) => request.resourceType() === 'script');
    await openTool(page, toolOn(page, name), action);
    const weight = weightOf(scripts);
    console.log(`${name}: ${weight} bytes with brotli`);
    expect(weight).toBeGreaterThan(5_000);
    expect(weight).toBeLessThanOrEqual(60_000);
  }
});
