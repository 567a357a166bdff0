import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import sirv from 'sirv';
import {chromiumArguments, ensureChromium} from '../../../scripts/chromium';
import {buildDir} from '../../../tests/support/site';
import {SiteError} from '../../shared/site-error';
import {ms, percentile, print} from './report';

// Measures how long a reader waits for the search box and its first results, and how long the page
// is blocked meanwhile: `npm run search:bench`, after a build. The files are in the browser's cache.
// It prints and judges nothing, because times differ from machine to machine and from run to run.

const PAGE = '/v3/sdk/access-control/encryption';
/** What is typed into the box, and what takes its place at once. */
const QUERIES = ['session sigs', 'wallet'];
const RUNS = 20;
const LONG_TASK_MS = 50;

/** How long the pointer rests on the button before. */
const REST_MS = 700;

interface Opening {
  /** Milliseconds from the shortcut to the open box. */
  opened: number;
  /** Milliseconds from the shortcut to the first result, for a query that is there at once. */
  answered: number;
  /** Milliseconds of each task over 50 ms, up to half a second after the last query. */
  longTasks: number[];
}

/** Serves the build as a host does whose files of a hashed name never change. */
async function serveBuild(): Promise<{origin: string; close: () => void}> {
  const server = createServer(sirv(buildDir, {immutable: true, maxAge: 31_536_000}));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://localhost:${port}`, close: () => server.close()};
}

/** Presses the shortcut, puts the queries into the box, and takes the times in the page itself. */
function measureOpening(page: Page): Promise<Opening> {
  return page.evaluate(
    ([queries, settleMs]) =>
      new Promise<Opening>((resolve) => {
        const longTasks: number[] = [];
        new PerformanceObserver((list) => {
          longTasks.push(...list.getEntries().map(({duration}) => duration));
        }).observe({type: 'longtask'});

        const start = performance.now();
        let opened = 0;
        const observer = new MutationObserver(() => {
          const dialog = document.querySelector('dialog[open]');
          if (dialog && opened === 0) {
            opened = performance.now() - start;
            dialog.addEventListener('type', () => {
              const input = dialog.querySelector('input[type=search]');
              // React hears of a value only when it is set as a reader's typing does.
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
                input,
                queries.shift(),
              );
              input!.dispatchEvent(new Event('input', {bubbles: true}));
            });
            setTimeout(() => dialog.dispatchEvent(new Event('type')));
          }
          if (dialog?.querySelector('ol a')) {
            const answered = performance.now() - start;
            observer.disconnect();
            setTimeout(() => {
              dialog.dispatchEvent(new Event('type'));
              setTimeout(() => resolve({opened, answered, longTasks}), settleMs);
            }, settleMs);
          }
        });
        observer.observe(document, {subtree: true, childList: true, attributes: true});
        const keys = {key: 'k', ctrlKey: true, bubbles: true, cancelable: true};
        document.dispatchEvent(new KeyboardEvent('keydown', keys));
      }),
    [[...QUERIES], 500] as [string[], number],
  );
}

/** @param slowdown by how much the processor is slowed; 1 is not at all */
async function measure(page: Page, slowdown: number, isPointed: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const openings: Opening[] = [];
  // The first one fills the cache.
  for (let run = 0; run <= RUNS; run += 1) {
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await page.mouse.move(0, 0);
    await page.goto(PAGE, {waitUntil: 'networkidle'});
    if (isPointed) {
      await page.getByRole('button', {name: 'Search docs'}).first().hover();
      await page.waitForTimeout(REST_MS);
    }
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const opening = await measureOpening(page);
    if (run > 0) {
      openings.push(opening);
    }
  }
  await devtools.detach();

  const median = (time: 'opened' | 'answered') =>
    ms(
      percentile(
        openings.map((opening) => opening[time]),
        0.5,
      ),
    );
  const longest = openings.map(({longTasks}) => Math.max(0, ...longTasks));
  const blocked = longest.filter((task) => task > LONG_TASK_MS).length;
  console.log(`\nslowed ${slowdown} times, ${isPointed ? 'pointed at before' : 'by the shortcut'}`);
  print('box, median', median('opened'));
  print('first result, median', median('answered'));
  print(
    'openings with a task over 50 ms',
    `${blocked} of ${RUNS}, longest ${ms(percentile(longest, 1))}`,
  );
}

async function main(): Promise<void> {
  const {origin, close} = await serveBuild();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({baseURL: origin, viewport: {width: 1280, height: 900}});
    for (const slowdown of [1, 4]) {
      for (const isPointed of [true, false]) {
        await measure(page, slowdown, isPointed);
      }
    }
  } finally {
    await browser.close();
    close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exitCode = 1;
});
