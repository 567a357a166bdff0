import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {SiteError} from '../plugins/shared/site-error';
import {chromiumArguments, ensureChromium} from '../scripts/chromium';
import {buildDir} from './support/site';
import {serveStatically} from './support/static-host';

// Takes screenshots of the parts of the built site that reviews compare, at five widths and in both modes, into
// look/<part>-<width>-<mode>.png, and prints one page as PDF. `npm run look -- tables code` takes some parts only.

const FOLDER = 'look';
const ORIGIN = 'http://localhost:4180';
const WIDTHS = [360, 768, 1280, 1440, 1600];
const MODES = ['light', 'dark'] as const;

/** A part: its page, what is scrolled to the top, and what is done before. */
const PARTS: Readonly<
  Record<string, [route: string, at?: string, act?: (page: Page) => Promise<unknown>]>
> = {
  landing: ['/'],
  head: ['/v3/sdk/access-control/encryption'],
  foot: ['/v3/sdk/access-control/encryption', '.pagination-nav'],
  tables: ['/v3/sdk/access-control/intro', 'main .table'],
  data: ['/v3/resources/supported-chains', 'main .facts'],
  errors: ['/v3/sdk/authentication/auth-sig', 'main .errors'],
  code: ['/v3/sdk/access-control/encryption', 'main figure.code'],
  search: ['/search?q=could+only+connect'],
  'search-box': ['/v3/', undefined, (page) => page.keyboard.press('/')],
  'not-found': ['/v3/sdk/encrypt'],
};

async function main(): Promise<void> {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new SiteError(buildDir, 'holds no site; build it first with "npm run build"');
  }
  const wanted = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  const page = await browser.newPage({baseURL: ORIGIN, reducedMotion: 'reduce'});
  await serveStatically(page, ORIGIN);
  for (const [part, [route, at, act]] of Object.entries(PARTS)) {
    for (const width of wanted.length === 0 || wanted.includes(part) ? WIDTHS : []) {
      await page.setViewportSize({width, height: 900});
      await page.goto(route, {waitUntil: 'networkidle'});
      await act?.(page);
      for (const mode of MODES) {
        await page.evaluate(
          (theme) => document.documentElement.setAttribute('data-theme', theme),
          mode,
        );
        await page.evaluate(
          (selector) => selector && document.querySelector(selector)?.scrollIntoView(),
          at,
        );
        await page.screenshot({path: path.join(FOLDER, `${part}-${width}-${mode}.png`)});
      }
    }
  }
  await page.goto('/v3/sdk/authentication/auth-sig');
  await page.pdf({path: path.join(FOLDER, 'print.pdf'), format: 'A4'});
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exit(1);
});
