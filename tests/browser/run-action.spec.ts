import {expect, type Locator, type Page} from '@playwright/test';
import {ethers} from 'ethers';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {runCommand} from 'lit-local-network/action-command';
import {globSync} from 'tinyglobby';
import {inputsOf} from '../../features/run-action/inputs';
import {ADDRESS, inputsAt, type Action} from '../../features/run-action/inputs.shared';
import {hashOf} from '../../features/tools/hash.shared';
import {visibleCode} from '../../lib/node/fences';
import {contentFolders, VERSIONS} from '../../site/versions';
import {findAxeViolations} from '../support/axe';
import {collectRequests, isScript} from '../support/intercept';
import {open, test} from '../support/open';
import {collectViolations} from '../support/policy';
import {buildDir} from '../support/site';
import {HOSTILE_ACTIONS} from './hostile-actions';

const FENCE = /^```js (?<meta>[^\n]*\benv=action\b[^\n]*)\n(?<code>[^]*?)\n```$/gm;
const CUT = /^\/\/ ---cut---\n/m;

/** Every Lit Action of the pages, with what it is run with. */
const actions = contentFolders().flatMap(({folder, version}) =>
  globSync('**/*.mdx', {cwd: folder}).flatMap((file) =>
    Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(FENCE), ({groups}) => {
      const code = visibleCode(groups!.code!);
      const [hidden, rest] = groups!.code!.split(CUT);
      return {
        name: `${folder}/${file}: ${/title="([^"]+)"/.exec(groups!.meta!)?.[1]}`,
        release: /\bsdk=v2\b/.test(groups!.meta!) || version === 'v2' ? (2 as const) : (3 as const),
        action: {
          code,
          inputs: inputsAt(inputsOf(rest === undefined ? '' : hidden!, code), Date.now()),
        },
      };
    }).filter(({action}) => action.code.includes('Lit.Actions.')),
  ),
);

const toolOn = (page: Page): Locator => page.getByRole('region', {name: 'Action runner'});

/** Opens the tool with an action, as a link does. */
async function openAction(page: Page, release: 2 | 3, action: Action): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(VERSIONS[release === 2 ? 'v2' : 'v3'].actions + hashOf(ADDRESS, action)!);
  const tool = toolOn(page);
  await expect(tool.getByRole('textbox', {name: 'Code'})).toBeVisible({timeout: 60_000});
  return tool;
}

/** The results of the nodes in their order. */
const nodesOf = (tool: Locator): Locator =>
  tool.getByRole('group', {name: 'Nodes'}).locator('> div');

/** The value beside a name. */
const valueOf = (within: Locator, name: string): Locator =>
  within
    .locator('dt', {hasText: new RegExp(`^${name}$`)})
    .first()
    .locator('xpath=following-sibling::dd[1]');

/** Runs what is in the tool, and waits for the outcome. */
async function run(tool: Locator): Promise<void> {
  await tool.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(valueOf(tool, 'What executeJs does')).toBeVisible({timeout: 60_000});
}

interface CommandResult {
  nodes: {
    success: boolean;
    response: string;
    logs: string;
    error?: string;
    signed: Record<string, {digest: string}>;
  }[];
}

/** Runs an action with `lit-local-network run`. */
async function runInNode(release: 2 | 3, {code, inputs}: Action): Promise<CommandResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'action-'));
  const file = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const lines: string[] = [];
  const {log} = console;
  console.log = (line: string) => void lines.push(line);
  try {
    await runCommand([
      file('action.js', code),
      ...['--params', JSON.stringify(inputs.params), '--release', String(release), '--json'],
      ...['--fetch', file('fetch.json', JSON.stringify(inputs.fetch ?? {}))],
      ...['--answers', file('answers.json', JSON.stringify(inputs.answers ?? {}))],
      ...['--auth', JSON.stringify(inputs.auth ?? {}), '--nodes', '1'],
    ]);
  } finally {
    console.log = log;
    rmSync(folder, {recursive: true});
  }
  return JSON.parse(lines.join('\n')) as CommandResult;
}

const SOME_KEY = new ethers.Wallet(ethers.utils.id('a PKP')).publicKey;

test('every Lit Action of the docs does the same here and in lit-local-network run', async ({
  page,
}) => {
  test.slow();
  expect(actions.length).toBeGreaterThan(30);
  for (const {
    name,
    release,
    action: {code, inputs},
  } of actions) {
    const action = {code, inputs: {...inputs, params: {publicKey: SOME_KEY, ...inputs.params}}};
    const [expected] = (await runInNode(release, action)).nodes;
    const tool = await openAction(page, release, action);
    await run(tool);
    const nodes = nodesOf(tool);
    await expect(nodes).toHaveCount(release === 2 ? 10 : 3);
    const first = nodes.first();
    const {success, response, logs, error, signed} = expected!;
    const outcome = success ? response || 'none' : error!;
    await expect.soft(valueOf(first, success ? 'Response' : 'Failed'), name).toHaveText(outcome);
    if (logs) await expect.soft(valueOf(first, 'Log'), name).toHaveText(logs.trimEnd());
    else await expect.soft(first.getByText('Log', {exact: true}), name).toHaveCount(0);
    await expect.soft(tool, name).toContainText('All nodes that answered agree.');
    for (const [sigName, {digest}] of Object.entries(signed)) {
      const value = valueOf(tool, `Signature ${sigName}`);
      const signature = await value.locator('code').textContent();
      const [signer] = /0x\w{40}/.exec((await value.locator('p').textContent())!)!;
      expect.soft(ethers.utils.recoverAddress(digest, signature!), name).toBe(signer);
    }
  }
});

test('hostile actions end with one line, and do nothing else', async ({page, context}) => {
  test.slow();
  expect(HOSTILE_ACTIONS.length).toBeGreaterThanOrEqual(60);
  await page.clock.install();
  await page.addInitScript(() => {
    // Counts the threads that have started.
    const counts = window as unknown as {started: number};
    counts.started = 0;
    const real = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!;
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, listener: (event: MessageEvent<{type?: string} | null>) => void) {
        real.set!.call(this, (event: MessageEvent<{type?: string} | null>) => {
          if (event.data?.type === 'start') counts.started += 1;
          listener(event);
        });
      },
    });
  });
  let started = 0;
  const tool = await openAction(page, 3, {code: '1', inputs: {params: {}}});
  const events: string[] = [];
  context.on('page', () => events.push('a page'));
  page.on('download', () => events.push('a download'));
  page.on('dialog', (dialog) => {
    events.push('a dialog');
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().endsWith('/action-frame/') && frame.url() !== 'about:blank') {
      events.push(`a navigation to ${frame.url()}`);
    }
  });
  const refused = new Set<string>();
  page.on('requestfailed', (request) => {
    if (/csp/i.test(request.failure()?.errorText ?? '')) refused.add(request.url());
  });
  const requests = collectRequests(page, (request) => !request.url().includes('/action-frame/'));
  for (const node of ['Node 2', 'Node 3']) {
    await tool.getByRole('combobox', {name: node}).selectOption('off');
  }
  const before = await page.evaluate(() => [
    document.title,
    location.href,
    document.cookie,
    localStorage.length,
  ]);
  for (const {code, isEndless} of HOSTILE_ACTIONS) {
    await tool.getByRole('textbox', {name: 'Code'}).fill(code);
    await tool.getByRole('button', {name: 'Run', exact: true}).click();
    const node = nodesOf(tool).first();
    if (isEndless) {
      const startedNow = (): Promise<number> =>
        page.evaluate(() => (window as unknown as {started: number}).started);
      await expect.poll(startedNow, {timeout: 60_000}).toBeGreaterThan(started);
      // A second at a time: the page takes a frame that answers none of ten questions, one a second, for ended.
      for (let second = 0; second < 31; second += 1) await page.clock.runFor(1000);
      await expect(node, code).toContainText('The action took longer than 30000 ms');
    }
    await expect(node, code).toContainText(/Response|Failed/, {timeout: 30_000});
    await expect(tool.getByText('Agreement'), code).toBeVisible();
    started = await page.evaluate(() => (window as unknown as {started: number}).started);
  }
  expect(
    await page.evaluate(() => [
      document.title,
      location.href,
      document.cookie,
      localStorage.length,
    ]),
  ).toEqual(before);
  expect(events).toEqual([]);
  // The script of ethers is the site's own, and the threads are blobs of the frame.
  const sent = requests.filter((address) => !refused.has(address));
  expect(sent.filter((address) => !/^blob:null|ethers/.test(address))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

const PAGE = '/v3/sdk/serverless-signing/quick-start';

test('a sample runs below itself, by keyboard, and loads nothing before', async ({page}) => {
  const violations = await collectViolations(page);
  await open(page, PAGE);
  const button = page.getByRole('button', {name: 'Run', exact: true}).first();
  const requests = collectRequests(page);
  await page.waitForLoadState('networkidle');
  expect(
    requests.filter((address) => address.includes('ethers') || address.includes('action-frame')),
  ).toEqual([]);
  const scripts = collectRequests(page, isScript);
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', {name: 'Run action.js'});
  await expect(form).toBeFocused();
  await expect(valueOf(form, 'What executeJs does')).toContainText('"signatures"');
  await expect(form.getByRole('log')).toContainText('Node 3: response');
  const weight = scripts
    .map((address) => new URL(address).pathname)
    .filter((file) => file.startsWith('/assets/') && !file.includes('ethers'))
    .reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join(buildDir, file))).length,
      0,
    );
  console.log(`Run: ${weight} bytes with brotli`);
  expect(weight).toBeGreaterThan(20_000);
  expect(weight).toBeLessThanOrEqual(60_500);
  expect(violations).toEqual([]);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({width: 360, height: 740});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('code from a link says where it is from, and runs when its reader says so', async ({page}) => {
  const action = {
    code: 'Lit.Actions.setResponse({response: limit})',
    inputs: {params: {limit: 'seven'}},
  };
  const tool = await openAction(page, 3, action);
  await expect(tool).toContainText('It is not from these docs; read it before you run it.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(valueOf(tool, 'What executeJs does')).toHaveCount(0);
  await run(tool);
  await expect(nodesOf(tool).first()).toContainText('seven');
  await expect(tool.getByRole('link', {name: 'Link to this action'})).toHaveAttribute(
    'href',
    VERSIONS.v3.actions + hashOf(ADDRESS, action)!,
  );
  await tool.getByRole('textbox', {name: 'Parameters'}).fill('{"limit": ');
  await expect(tool).toContainText('This is not JSON');
  await expect(tool.getByRole('button', {name: 'Run', exact: true})).toBeDisabled();
});

test('nodes that are off, late or differ show in what the SDK makes of them', async ({page}) => {
  const code = `(async () => {
    const toSign = crypto.getRandomValues(new Uint8Array(32));
    await Lit.Actions.signEcdsa({toSign, publicKey, sigName: 'random'});
    Lit.Actions.setResponse({response: 'same'});
  })()`;
  const tool = await openAction(page, 3, {code, inputs: {params: {}}});
  await tool.getByRole('combobox', {name: 'Node 2'}).selectOption('off');
  await run(tool);
  await expect(valueOf(tool, 'Signature random')).toContainText(
    /None: node 1 signed 0x\w{64}; node 3 signed 0x/,
  );
  await expect(valueOf(tool, 'What executeJs does')).toContainText('It throws');
  await tool
    .getByRole('textbox', {name: 'Code'})
    .fill(code.replace('crypto.getRandomValues(new Uint8Array(32))', 'new Uint8Array(32).fill(1)'));
  await tool.getByRole('combobox', {name: 'Node 3'}).selectOption('late');
  await run(tool);
  await expect(valueOf(tool, 'Signature random')).toContainText('the address of the key');
  await expect(valueOf(tool, 'What executeJs does')).toContainText('"signatures"');
  await tool.getByRole('combobox', {name: 'Node 3'}).selectOption('off');
  await run(tool);
  await expect(valueOf(tool, 'Signature random')).toContainText('too few nodes');
  await expect(valueOf(tool, 'What executeJs does')).toContainText('fewer than 2 nodes');
});
