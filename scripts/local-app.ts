import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {chromium, type Page} from '@playwright/test';
import {chromiumArguments, ensureChromium} from './chromium';

interface LocalApp {
  /** With its packages installed. */
  folder: string;
  env: object;
  /** Arguments of `npm run local`. */
  args?: readonly string[];
  /** Matches the address of the page in what is printed. */
  address: RegExp;
}

async function openPage<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    // Vite bundles the SDK first.
    page.setDefaultTimeout(180_000);
    return await use(page);
  } finally {
    await browser.close();
  }
}

/**
 * Starts an app on a local network with `npm run local`, and uses its page in Chromium.
 *
 * @throws Error if no address is printed, and what `use` throws
 */
export async function useLocalApp<Result>(
  {folder, env, args = [], address}: LocalApp,
  use: (page: Page, address: string) => Promise<Result>,
): Promise<Result> {
  // A group of its own: npm, npx and the server end together.
  const app = spawn('npm', ['run', 'local', ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: folder,
    env: {...process.env, ...env, NO_COLOR: '1'},
    detached: true,
  });
  try {
    for await (const line of createInterface(app.stdout)) {
      const [shown] = address.exec(line) ?? [];
      if (shown !== undefined) return await openPage((page) => use(page, shown));
    }
    throw new Error('npm run local shows no address');
  } finally {
    process.kill(-app.pid!, 'SIGTERM');
  }
}
