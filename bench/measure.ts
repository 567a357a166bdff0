import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Browser, Page} from '@playwright/test';

/** A reader's machine and line. */
export interface Conditions {
  name: string;
  /** How many times slower the processor is. */
  cpu: number;
  network?: {latency: number; bytesPerSecond: number};
}

export const PROFILES = {
  unslowed: {name: 'Unslowed', cpu: 1},
  slowed: {
    name: 'CPU 4 times slower, 1.6 Mbit/s, 150 ms',
    cpu: 4,
    network: {latency: 150, bytesPerSecond: 200_000},
  },
} satisfies Record<string, Conditions>;

/** Figures of one visit by what they are, in the order of the table. */
export type Figures = Readonly<Record<string, number>>;

/** The page that is measured, and the one that is next to it in every sidebar. */
const PAGE = '/v3/sdk/access-control/encryption';
const NEXT = '/v3/sdk/access-control/intro';

/** Buttons that copy a sample in sight, or have just copied it: of this site and Docusaurus, of Starlight. */
const COPY = 'main :is(button[aria-label^="Cop"], .copy button):visible';
const TAPS = 3;

/** How long a pointer rests on a link before the press, in milliseconds: sites may use it to fetch ahead. */
const REST = 250;

/** How long a line without traffic makes a site loaded, in milliseconds. */
const QUIET = 1000;

const PAGES_FOR_MEMORY = 50;

const {outputFiles} = buildSync({
  entryPoints: [path.join(__dirname, 'page.ts')],
  bundle: true,
  write: false,
});
const IN_EVERY_PAGE = outputFiles[0]!.text;

const link = (page: Page, route: string) =>
  page.locator(`:is(aside, nav) a:is([href="${route}"], [href="${route}/"]):visible`).first();

/** Waits until another heading than before is painted. @returns milliseconds since `window.leave` was told */
async function arrival(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => {
    const arrived = sessionStorage.getItem('arrived');
    return arrived !== null && Number(arrived) - Number(sessionStorage.getItem('left'));
  });
  return Number(await took.jsonValue());
}

async function follow(page: Page, route: string, rest = 0): Promise<number> {
  await page.evaluate(() => window.leave('click'));
  const target = link(page, route);
  await target.hover();
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  return arrival(page);
}

/** Taps copy buttons. @returns for each, when its answer was seen and when the next frame came */
async function tap(page: Page): Promise<{answered: number; nextFrame: number}[]> {
  const answers: {start: number; duration: number}[] = [];
  // Stock Docusaurus writes its buttons only once it runs.
  await page
    .locator(COPY)
    .nth(TAPS - 1)
    .waitFor({state: 'attached'});
  for (let count = 0; count < TAPS; count += 1) {
    await page.evaluate(() => window.nextAnswer());
    await page.locator(COPY).nth(count).click({force: true});
    const answer = await page.waitForFunction(() => window.answer);
    answers.push((await answer.jsonValue())!);
  }
  const interactions = await page.evaluate(() => [...window.seen.interactions.values()]);
  return answers.map(({start, duration}, index) => {
    const end = answers[index + 1]?.start ?? Infinity;
    const interaction = interactions.find((each) => each.start >= start && each.start < end);
    // Browsers report none that took less than 16 ms.
    return {answered: duration, nextFrame: interaction?.duration ?? 16};
  });
}

/**
 * Visits a site once, in a fresh browser context.
 *
 * @param origin where the site is served
 * @throws Error of Playwright if the site has no such page, samples or links
 */
export async function measure(
  browser: Browser,
  origin: string,
  {cpu, network}: Conditions,
): Promise<Figures> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(IN_EVERY_PAGE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const domain of ['Network', 'Page', 'Performance'] as const) {
    await session.send(`${domain}.enable`);
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  }
  const received: {timestamp: number; encodedDataLength: number}[] = [];
  session.on('Network.loadingFinished', (file) => received.push(file));
  let events = 0;
  for (const event of ['requestWillBeSent', 'dataReceived', 'loadingFinished'] as const) {
    session.on(`Network.${event}`, () => (events += 1));
  }
  let loaded = Infinity;
  session.once('Page.loadEventFired', ({timestamp}) => (loaded = timestamp));

  await page.goto(origin + PAGE);
  // Sites fetch ahead once they are idle, and long tasks are reported once they have ended.
  for (let before = 0; before < events;) {
    before = events;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(QUIET);
  }
  const files = received.filter(({encodedDataLength}) => encodedDataLength > 0);
  const first = files.filter(({timestamp}) => timestamp <= loaded);
  const kilobytes = (of: typeof files): number =>
    of.reduce((sum, {encodedDataLength}) => sum + encodedDataLength, 0) / 1000;
  const {largestPaint, layoutShift, blocked} = await page.evaluate(() => window.seen);

  const taps = await tap(page);
  const next = await follow(page, NEXT, REST);
  await page.evaluate(() => window.leave('back'));
  const back = await arrival(page);

  const figures = {
    'first load, kB': kilobytes(first),
    'first load, requests': first.length,
    'fetched ahead after it, kB': kilobytes(files) - kilobytes(first),
    'total blocking time': blocked,
    'largest contentful paint': largestPaint,
    'cumulative layout shift': layoutShift,
    'first tap answered': taps[0]!.answered,
    'first tap, next frame (INP)': taps[0]!.nextFrame,
    'third tap answered': taps[TAPS - 1]!.answered,
    'third tap, next frame (INP)': taps[TAPS - 1]!.nextFrame,
    'next page': next,
    back,
  };
  if (network) {
    await context.close();
    return figures;
  }
  for (let visited = 0; visited < PAGES_FOR_MEMORY; visited += 1) {
    await follow(page, visited % 2 ? PAGE : NEXT);
  }
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const heap = metrics.find(({name}) => name === 'JSHeapUsedSize')!.value;
  await context.close();
  return {...figures, [`memory after ${PAGES_FOR_MEMORY} pages, MB`]: heap / 1e6};
}
