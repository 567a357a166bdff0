import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {createHash} from 'node:crypto';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import {chromiumArguments, ensureChromium, findWithExtensions} from './chromium';

/** Matches the address that the app of a framework prints once it is on the local network. */
export const LOCAL_ADDRESS = /(?<=On the local network: )\S+/;

interface LocalApp {
  /** With its packages installed. */
  folder: string;
  env: object;
  /** Arguments of `npm run local`. */
  args?: readonly string[];
  /** Matches the address of the page, or the folder of an extension, in what is printed. */
  address: RegExp;
}

/** Starts Chromium with an extension. */
const withExtension = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: findWithExtensions(),
    args: [...chromiumArguments, `--load-extension=${folder}`],
    ignoreDefaultArgs: ['--disable-extensions'],
  });

/** The address of an extension's page. Chromium derives it from the folder. */
function pageOf(folder: string): string {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const letters = id.replace(/./g, (digit) => 'abcdefghijklmnop'[parseInt(digit, 16)]!);
  return `chrome-extension://${letters}/index.html`;
}

async function openPage<Result>(
  shown: string,
  use: (page: Page, address: string) => Promise<Result>,
): Promise<Result> {
  const isExtension = shown.startsWith('/');
  const context = isExtension
    ? await withExtension(shown)
    : await chromium.launch({executablePath: ensureChromium(), args: chromiumArguments});
  try {
    const page = await context.newPage();
    // Vite bundles the SDK first.
    page.setDefaultTimeout(180_000);
    return await use(page, isExtension ? pageOf(shown) : shown);
  } finally {
    await context.close();
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
      if (shown !== undefined) return await openPage(shown, use);
    }
    throw new Error('npm run local shows no address');
  } finally {
    process.kill(-app.pid!, 'SIGTERM');
  }
}
