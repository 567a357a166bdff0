import {expect} from '@playwright/test';
import {test} from './fixtures';
import type {Reader} from './reader';

const h1 = (reader: Reader) => () => reader.text('main h1');

// Every kind of page.
for (const [route, title] of [
  ['/', 'Keys no one holds'],
  ['/markdown-page', 'Markdown'],
  ['/v3/', 'Overview'],
  ['/v3/sdk/access-control/encryption', 'Encryption'],
  ['/v3/network/rollup', 'Chronicle'],
  ['/v2/sdk/explanation/installation', 'Installation'],
  ['/learningLab/intro', 'Introduction to the Learning Lab'],
  ['/Ecosystem/projects', 'Projects'],
  ['/blog', 'Blog'],
  ['/support', 'Support'],
  ['/search?q=encrypt', 'Search'],
  ['/v3/no-such-page', 'Page not found'],
] as const) {
  test(`${route} comes without a problem`, async ({reader}) => {
    await reader.open(route);
    await expect.poll(h1(reader)).toContain(title);
    const sideways = () =>
      reader.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await sideways()).toBe(0);
    await reader.resize(390);
    await expect.poll(sideways).toBe(0);
    expect(await reader.problems()).toEqual([]);
  });
}

test('the search box opens by key, finds, and takes the focus to what is followed', async ({
  reader,
}) => {
  await reader.open('/v3/usecases');
  await reader.press('Control', 'k');
  await reader.type('encrypt');
  const first = () => reader.text('dialog ol[aria-busy=false] a');
  await expect.poll(first).toMatch(/encrypt/i);
  const value = () =>
    reader.evaluate(() => document.querySelector<HTMLInputElement>('dialog input')!.value);
  expect(await value()).toBe('encrypt');

  await reader.press('Escape');
  await expect.poll(first).toBeNull();
  await reader.click('.navbar button', 'Search docs');
  await reader.type('session signatures');
  await expect.poll(first).toMatch(/session signatures/i);
  await reader.press('Enter');
  await expect.poll(first).toBeNull();
  await expect.poll(() => reader.address()).not.toBe('/v3/usecases');
  const focused = () => reader.evaluate(() => document.activeElement!.tagName);
  await expect.poll(focused).toMatch(/^H[1-4]$/);
  expect(await reader.problems()).toEqual([]);
});

test('the search page answers to its address and to typing', async ({reader}) => {
  await reader.open('/search?q=encrypt');
  await expect.poll(() => reader.text('main ol a')).toMatch(/encrypt/i);
  await reader.click('main input[type=search]');
  await reader.type('ion of strings');
  await expect.poll(() => reader.address()).toBe('/search?q=encryption+of+strings');
  await expect.poll(() => reader.text('main ol a')).toMatch(/encrypt/i);
  expect(await reader.problems()).toEqual([]);
});

test('links, anchors and Back lead where they should', async ({reader}) => {
  const scrolled = () => reader.evaluate(() => scrollY);
  await reader.open('/v3/sdk/access-control/encryption');
  await reader.click('.table-of-contents a', 'Decrypt');
  await expect.poll(() => reader.address()).toContain('#decrypt');
  await expect.poll(scrolled).toBeGreaterThan(200);
  await reader.click('.table-of-contents a', 'How it works');
  await reader.back();
  await expect.poll(() => reader.address()).toContain('#decrypt');

  await reader.open('/v3/sdk/access-control/encryption');
  await reader.click('#next ~ ul a');
  await expect.poll(h1(reader)).not.toBe('Encryption');
  await expect.poll(scrolled).toBe(0);
  // The page before has to load again.
  await reader.reload();
  await reader.back();
  await expect.poll(h1(reader)).toBe('Encryption');
  await expect.poll(scrolled).toBeGreaterThan(1000);

  await reader.evaluate(() => {
    location.hash = '#100%';
    // Further down, the navbar slides away.
    scrollTo({top: 0, behavior: 'instant'});
  });
  await expect.poll(scrolled).toBe(0);
  await reader.click('.navbar a', 'Ecosystem');
  await expect.poll(() => reader.address()).toMatch(/^\/Ecosystem\//);
  await expect.poll(h1(reader)).not.toBe('Encryption');
  expect(await reader.problems()).toEqual([]);
});

test('strange addresses lead to the page or to a plain 404', async ({reader}) => {
  await reader.open('//v3/usecases');
  await expect.poll(h1(reader)).toBe('Use Cases');
  await expect.poll(() => reader.address()).toBe('/v3/usecases');
  await reader.open('//docs/whatIsLit.HTML#%');
  await expect.poll(h1(reader)).toBe('What is Lit Protocol');
  await reader.open('//evil.example');
  await expect.poll(h1(reader)).toBe('Page not found');
});

test('the version menu opens by hover and by key, and Escape closes it', async ({reader}) => {
  const menu = () => reader.text('.navbar .dropdown__menu');
  await reader.open('/v3/sdk/installation');
  expect(await menu()).toBeNull();
  await reader.hover('.navbar .dropdown > a');
  await expect.poll(menu).toContain('v2.x.x');
  await reader.press('Escape');
  await expect.poll(menu).toBeNull();
  await reader.hover('main h1');
  await reader.focus('.navbar .dropdown > a');
  await reader.press('Enter');
  await expect.poll(menu).toContain('v2.x.x');
  await reader.click('.navbar .dropdown__link', 'v2.x.x');
  await expect.poll(() => reader.address()).toBe('/v2/sdk/explanation/installation');
  expect(await reader.problems()).toEqual([]);
});

test('the phone menu takes the focus, leads on and gives the focus back', async ({reader}) => {
  const focused = () =>
    reader.evaluate(
      () => document.activeElement!.closest('.navbar-sidebar, .navbar__toggle')?.className,
    );
  await reader.resize(390);
  await reader.open('/v3/usecases');
  await reader.click('.navbar__toggle');
  await expect.poll(focused).toContain('navbar-sidebar');
  await reader.press('Tab');
  expect(await focused()).toContain('navbar-sidebar');
  await reader.press('Escape');
  await expect.poll(focused).toContain('navbar__toggle');
  await reader.press('Enter');
  await reader.click('.navbar-sidebar .menu__link', 'Overview');
  await expect.poll(() => reader.address()).toBe('/v3/');
  await expect.poll(() => reader.text('.navbar-sidebar .menu__link')).toBeNull();
  expect(await reader.problems()).toEqual([]);
});

test('terms and types show on hover, and types by key', async ({reader}) => {
  const shown = () => reader.text('[role=tooltip]');
  await reader.open('/v3/sdk/access-control/encryption');
  await reader.hover('a.term');
  await expect.poll(shown).toMatch(/.{40}/s);
  await reader.press('Escape');
  await expect.poll(shown).toBeNull();

  // The first comes before the types do.
  const name = 'figure[data-types] pre .line span';
  await expect(async () => {
    await reader.hover('main h1');
    await reader.hover(name, 'LitNodeClient');
    await expect.poll(shown, {timeout: 3000}).toContain('LitNodeClient');
  }).toPass();
  await reader.hover('main h1');
  await expect.poll(shown).toBeNull();

  await reader.focus('figure[data-types] pre');
  await expect
    .poll(async () => {
      await reader.press('ArrowRight');
      return shown();
    })
    .not.toBeNull();
  expect(await reader.problems()).toEqual([]);
});

test('copied code is what is shown', async ({reader}) => {
  await reader.open('/v3/sdk/authentication/auth-sig');
  const code = (await reader.text('figure.code pre .line'))!;
  await reader.hover('figure.code pre');
  await reader.click('figure.code button[data-code=copy]');
  await expect.poll(() => reader.text('#code-status')).toBe('Copied');
  // The clipboard is read as readers do it.
  await reader.press('Control', 'k');
  const input = 'dialog input[type=search]';
  await expect.poll(() => reader.text(input)).not.toBeNull();
  await reader.press('Control', 'v');
  const pasted = () =>
    reader.evaluate((query) => document.querySelector<HTMLInputElement>(query)!.value, input);
  await expect.poll(pasted).toContain(code.trim());
  expect(await reader.problems()).toEqual([]);
});

test('colour mode and tabs are kept', async ({reader}) => {
  const theme = () => reader.evaluate(() => document.documentElement.dataset.theme);
  const chosen = () => reader.text('main [role=tab][aria-selected=true]');
  await reader.open('/v3/sdk/access-control/encryption');
  expect(await theme()).toBe('light');
  await reader.click('button[aria-label^="Switch between"]');
  await expect.poll(theme).toBe('dark');
  await reader.click('main [role=tab]', 'Node');
  await expect.poll(chosen).toContain('Node');
  await reader.reload();
  expect(await theme()).toBe('dark');
  await expect.poll(chosen).toContain('Node');
  await reader.press('Control', 'k');
  await expect.poll(() => reader.text('dialog input[type=search]')).not.toBeNull();
  expect(await reader.problems()).toEqual([]);
});
