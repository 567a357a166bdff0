import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {runCommand} from '../lib/node/site-error';
import {chromiumArguments, ensureChromium} from '../scripts/chromium';
import {serve} from './support/host';
import requireBuild from './support/site';
import {STORAGE_KEYS} from './support/storage';

// Takes screenshots of the parts of the built site that reviews compare, into look/<part>-<view>.png, and prints pages as
// PDF, with a picture of each sheet where Poppler is installed. `npm run look -- tables code` takes some parts only.

const FOLDER = 'look';
const MODES = ['light', 'dark'] as const;

/** Widths, modes and media of the pictures. */
interface View {
  name: string;
  width: number;
  mode: (typeof MODES)[number];
  /** The reader's own colours instead of the site's. */
  isForced?: boolean;
  /** Text of twice the size. */
  isLarge?: boolean;
}

const VIEWS: readonly View[] = [
  ...[360, 768, 1280, 1440, 1600].flatMap((width) =>
    MODES.map((mode) => ({name: `${width}-${mode}`, width, mode})),
  ),
  ...MODES.map((mode) => ({name: `forced-${mode}`, width: 1280, mode, isForced: true})),
  ...[360, 1280].map((width) => ({
    name: `text-${width}`,
    width,
    mode: 'light' as const,
    isLarge: true,
  })),
];

async function findNothing(page: Page): Promise<void> {
  // The filter comes with the application, which the first key asks for.
  await page.keyboard.press('Tab');
  await page.getByRole('searchbox').fill('zebra');
}

/** A part: its page, what is scrolled to the top, and what is done before. */
const PARTS: Readonly<
  Record<string, [route: string, at?: string, act?: (page: Page) => Promise<unknown>]>
> = {
  landing: ['/'],
  head: ['/v3/sdk/access-control/encryption'],
  diagram: ['/v3/sdk/access-control/encryption', 'main .sequence'],
  foot: ['/v3/sdk/access-control/encryption', '#next'],
  tables: ['/v3/sdk/access-control/intro', 'main .table'],
  data: ['/v3/resources/supported-chains', 'main .facts'],
  errors: ['/v3/sdk/authentication/auth-sig', 'main .errors'],
  code: ['/v3/sdk/access-control/encryption', 'main figure.code:has(.highlighted)'],
  glossary: ['/v3/resources/glossary'],
  empty: ['/v3/resources/glossary', undefined, findNothing],
  projects: ['/Ecosystem/projects'],
  search: ['/search?q=could+only+connect'],
  'search-box': ['/v3/', undefined, (page) => page.keyboard.press('/')],
  'not-found': ['/v3/sdk/encrypt'],
};

/** Pages that are printed. */
const PRINTED: Readonly<Record<string, string>> = {
  home: '/',
  guide: '/v3/sdk/access-control/encryption',
  errors: '/v3/sdk/authentication/auth-sig',
  chains: '/v3/resources/supported-chains',
  glossary: '/v3/resources/glossary',
};

async function openIn(
  browser: Browser,
  baseURL: string,
  {width, mode, isForced}: View,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL,
    viewport: {width, height: 900},
    reducedMotion: 'reduce',
    colorScheme: mode,
    forcedColors: isForced ? 'active' : 'none',
  });
  // As a reader who has chosen it.
  await page.addInitScript(([key, theme]) => localStorage.setItem(key, theme), [
    STORAGE_KEYS.colourMode,
    mode,
  ] as const);
  return page;
}

async function main(): Promise<void> {
  requireBuild();
  const {origin, close} = await serve();
  const wanted = process.argv.slice(2);
  const isWanted = ([part]: readonly [string, unknown]): boolean =>
    wanted.length === 0 || wanted.includes(part);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  for (const view of VIEWS) {
    const page = await openIn(browser, origin, view);
    for (const [part, [route, at, act]] of Object.entries(PARTS).filter(isWanted)) {
      await page.goto(route, {waitUntil: 'networkidle'});
      if (view.isLarge) {
        await page.addStyleTag({content: 'html {font-size: 200% !important}'});
      }
      await act?.(page);
      await page.evaluate(
        (selector) => selector && document.querySelector(selector)?.scrollIntoView(),
        at,
      );
      await page.screenshot({path: path.join(FOLDER, `${part}-${view.name}.png`)});
    }
    await page.close();
  }
  // Paper is light, whatever the reader has chosen.
  const page = await openIn(browser, origin, {name: 'print', width: 1280, mode: 'dark'});
  for (const [part, route] of Object.entries(PRINTED).filter(isWanted)) {
    const file = path.join(FOLDER, `print-${part}`);
    await page.goto(route, {waitUntil: 'networkidle'});
    await page.pdf({path: `${file}.pdf`, format: 'A4', preferCSSPageSize: true});
    spawnSync('pdftoppm', ['-r', '50', '-png', `${file}.pdf`, file]);
  }
  await browser.close();
  close();
}

void runCommand(main);
