import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {LOCAL_ADDRESS, useLocalApp} from './local-app';

/** The text that the samples encrypt. */
export const MESSAGE = 'Meet at noon.';

export interface Driven {
  /** Text of the page after a click. */
  page: string;
  /** Errors of the page that nothing caught. */
  errors: readonly string[];
  /** Text of the server's route. */
  server?: string;
  /** Compressed JavaScript, in kB of 1000 bytes: of the page, and of what a click loads. */
  firstLoad: number;
  onDemand: number;
}

async function usePage(page: Page, address: string, route: string | undefined): Promise<Driven> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const loaded: Promise<number>[] = [];
  page.on('response', (response: Response) => {
    const isScript = response.request().resourceType() === 'script';
    // The local network's own.
    if (!isScript || response.url().endsWith('/local.js')) return;
    loaded.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  const size = async (): Promise<number> => {
    const sizes = await Promise.all(loaded);
    return Math.round(sizes.reduce((sum, each) => sum + each, 0) / 1000);
  };
  await page.goto(address);
  // The page loads again until the app has started.
  await page.locator('button').waitFor();
  await page.waitForLoadState('load');
  const firstLoad = await size();
  // The first clicks may come before the framework listens.
  const shown = page.waitForFunction(() => {
    const output = document.querySelector('output')!;
    if (!output.textContent) document.querySelector('button')!.click();
    return /^(?!Working)./.exec(output.textContent) && output.textContent;
  });
  const text = await shown.then((handle) => handle.jsonValue()).catch(String);
  const onDemand = (await size()) - firstLoad;
  const server =
    route === undefined ? {} : {server: await (await fetch(`${address}${route}`)).text()};
  return {page: String(text), errors, ...server, firstLoad, onDemand};
}

/**
 * Starts an app on a local network, and uses it.
 *
 * @param folder of the app
 * @param port of the page; the next one is the app's own
 */
export const driveFramework = (
  folder: string,
  env: object,
  port: number,
  route: string | undefined,
  script = 'start',
): Promise<Driven> =>
  useLocalApp(
    {
      ...{folder, args: [script], address: LOCAL_ADDRESS},
      env: {...env, PORT: String(port)},
    },
    (page, address) => usePage(page, address, route),
  );
