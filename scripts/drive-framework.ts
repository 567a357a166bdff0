import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {gzipSync} from 'node:zlib';
import {chromium, type Response} from '@playwright/test';
import {chromiumArguments, ensureChromium} from './chromium';

/** What the samples encrypt. */
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

async function usePage(address: string, route: string | undefined): Promise<Driven> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
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
  } finally {
    await browser.close();
  }
}

/**
 * Starts a built app on a local network, and uses it.
 *
 * @param folder of the app
 * @param port of the page; the next one is the app's own
 */
export async function driveFramework(
  folder: string,
  env: object,
  port: number,
  route: string | undefined,
): Promise<Driven> {
  // A group of its own: npm, npx and the server end together.
  const app = spawn('npm', ['run', 'local', '--', 'start'], {
    cwd: folder,
    env: {...process.env, ...env, PORT: String(port), NO_COLOR: '1'},
    detached: true,
  });
  try {
    for await (const line of createInterface(app.stdout)) {
      const [address] = /(?<=On the local network: )http\S+/.exec(line) ?? [];
      if (address !== undefined) return await usePage(address, route);
    }
    throw new Error('npm run local shows no address');
  } finally {
    process.kill(-app.pid!, 'SIGTERM');
  }
}
