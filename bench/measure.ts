import type {Browser, CDPSession, Page} from '@playwright/test';

/** A reader's machine and line. */
export interface Conditions {
  name: string;
  /** How many times slower the processor is. */
  cpu: number;
  network?: {latency: number; bytesPerSecond: number};
}

export const CONDITIONS: readonly Conditions[] = [
  {name: 'unslowed', cpu: 1},
  {
    name: 'CPU 4 times slower, 1.6 Mbit/s, 150 ms',
    cpu: 4,
    network: {latency: 150, bytesPerSecond: 200_000},
  },
];

/** Milliseconds, unless the name says otherwise. */
export interface Figures {
  'first load, kB': number;
  'largest paint': number;
  'total blocking time': number;
  'layout shift': number;
  'first tap answered': number;
  'tenth tap answered': number;
  'next page': number;
  back: number;
  'memory after 50 pages, MB': number;
}

/** The page that is measured, and the one next to it in the sidebar. */
const PAGE = '/v3/sdk/access-control/encryption';
const NEXT = '/v3/sdk/access-control/intro';

/** Buttons that copy a sample, which all three sites have on each of them. */
const COPY = 'main :is(button[aria-label^="Copy"], button[title^="Copy"], .copy button)';

/** Collects, from the first moment on, what only the page itself can see. */
function observe(): void {
  const seen = {paint: 0, shift: 0, blocked: 0};
  Object.assign(window, {seen});
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({startTime}) => (seen.paint = startTime));
  watch(
    'layout-shift',
    (entry) => (seen.shift += (entry as PerformanceEntry & {value: number}).value),
  );
  watch('longtask', ({duration}) => (seen.blocked += Math.max(0, duration - 50)));
}

/** Clicks a copy button, and waits until it looks different. */
function tap(selector: string): Promise<number> {
  const button = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) => candidate.dataset.tapped === undefined,
  )!;
  button.dataset.tapped = '';
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    }).observe(button.parentElement!, {attributes: true, childList: true, subtree: true});
    for (const type of ['pointerover', 'pointerdown', 'pointerup']) {
      button.dispatchEvent(new PointerEvent(type, {bubbles: true}));
    }
    button.click();
  });
}

const titled = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title);

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function slowDown(session: CDPSession, {cpu, network}: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  }
}

/**
 * Visits a site once, in a fresh browser context.
 *
 * @param origin where the site is served
 */
export async function measure(
  browser: Browser,
  origin: string,
  conditions: Conditions,
): Promise<Figures> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await slowDown(session, conditions);

  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  await page.goto(origin + PAGE, {waitUntil: 'load'});
  const firstLoad = bytes;
  // What a page fetches ahead, or runs late, belongs to what a reader feels, not to the first load.
  await page.waitForLoadState('networkidle');
  const {paint, shift, blocked} = await page.evaluate(
    () => (window as unknown as {seen: {paint: number; shift: number; blocked: number}}).seen,
  );

  const taps: number[] = [];
  // Stock Docusaurus writes its buttons only once it runs.
  await page.locator(COPY).first().waitFor();
  for (let count = 0; count < 10; count += 1) {
    const left = await page.locator(`${COPY}:not([data-tapped])`).count();
    if (left === 0) {
      await page.evaluate((selector) => {
        document
          .querySelectorAll<HTMLElement>(selector)
          .forEach((button) => delete button.dataset.tapped);
      }, COPY);
    }
    taps.push(await page.evaluate(tap, COPY));
  }

  const linkTo = (route: string) =>
    page.locator(`:is(aside, nav) a:is([href="${route}"], [href="${route}/"]):visible`).first();
  const title = (await page.locator('h1').first().textContent())!;
  const next = await timeOf(async () => {
    await linkTo(NEXT).click();
    await page.waitForFunction(
      (before) => document.querySelector('h1')?.textContent !== before,
      title,
    );
  });
  const nextTitle = (await page.locator('h1').first().textContent())!;
  const back = await timeOf(async () => {
    await page.goBack({waitUntil: 'commit'});
    await titled(page, title);
  });

  for (let visited = 0; visited < 50; visited += 1) {
    await linkTo(visited % 2 ? PAGE : NEXT).click();
    await titled(page, visited % 2 ? title : nextTitle);
  }
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const heap = metrics.find(({name}) => name === 'JSHeapUsedSize')!.value;
  await context.close();

  return {
    'first load, kB': firstLoad / 1000,
    'largest paint': paint,
    'total blocking time': blocked,
    'layout shift': shift,
    'first tap answered': taps[0]!,
    'tenth tap answered': taps[9]!,
    'next page': next,
    back,
    'memory after 50 pages, MB': heap / 1e6,
  };
}
