import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {SiteError} from '../lib/node/site-error';

/** Chromium without windows: pages open twice as fast in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The shell takes no extensions. */
const WITH_EXTENSIONS = ['chromium', 'chromium-browser'] as const;

const INSTALLED_NAMES = [HEADLESS_SHELL, ...WITH_EXTENSIONS, 'google-chrome'] as const;

const isRoot = process.getuid?.() === 0;

/** The sandbox of Chromium refuses to start as root, and only then. */
export const chromiumArguments: string[] = isRoot ? ['--no-sandbox'] : [];

/**
 * Looks for a Chromium: CHROMIUM_PATH, an installed one, then the one of Playwright.
 *
 * @returns the path of the program, or undefined if there is none
 * @throws SiteError if CHROMIUM_PATH is set and names no file
 */
export function findChromium(names: readonly string[] = INSTALLED_NAMES): string | undefined {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new SiteError('CHROMIUM_PATH', `no file at "${CHROMIUM_PATH}"; correct it or unset it`);
  }
  // It prints those that there are, in this order.
  const [first] = String(spawnSync('which', names).stdout).split('\n');
  const programs = [CHROMIUM_PATH, first, chromium.executablePath()];
  return programs.find((program) => program && existsSync(program));
}

/** One that takes extensions. Chrome refuses them from the command line. */
export const findWithExtensions = (): string | undefined => findChromium(WITH_EXTENSIONS);

/** Playwright's own download lacks system libraries on a bare machine, so ask whether it starts. */
function findWorking(): string | undefined {
  return [findChromium(), chromium.executablePath()].find(
    (program) => program && spawnSync(program, ['--version']).status === 0,
  );
}

/** Runs what installs one, and looks again. */
function findAfter(command: string): string | undefined {
  console.log(`No Chromium found. Running: ${command}`);
  spawnSync(command, {shell: true, stdio: 'inherit'});
  return findWorking();
}

/**
 * Finds a Chromium, or installs one: through Playwright, or else with apt as root on Debian.
 *
 * @returns the path of the program
 * @throws SiteError if there is none and none can be installed
 */
export function ensureChromium(): string {
  const program =
    findWorking() ??
    findAfter('npx playwright install chromium') ??
    (isRoot ? findAfter(`apt-get update && apt-get install -y ${HEADLESS_SHELL}`) : undefined);
  if (program === undefined) {
    throw new SiteError(
      'Chromium',
      'none was found and none could be installed; install Chromium or Chrome, or name one with CHROMIUM_PATH',
    );
  }
  return program;
}
