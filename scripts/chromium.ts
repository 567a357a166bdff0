import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {SiteError} from '../plugins/shared/site-error';

/** Chromium without windows: pages open twice as fast in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const INSTALLED_NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

const isRoot = process.getuid?.() === 0;

/** The sandbox of Chromium refuses to start as root, and only then. */
export const chromiumArguments: string[] = isRoot ? ['--no-sandbox'] : [];

function pathOf(command: string): string | undefined {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Looks for a Chromium: CHROMIUM_PATH, an installed one, then the one of Playwright.
 *
 * @returns the path of the program, or undefined if there is none
 * @throws SiteError if CHROMIUM_PATH is set and names no file
 */
export function findChromium(): string | undefined {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new SiteError('CHROMIUM_PATH', `no file at "${CHROMIUM_PATH}"; correct it or unset it`);
    }
    return CHROMIUM_PATH;
  }
  for (const name of INSTALLED_NAMES) {
    const installed = pathOf(name);
    if (installed) {
      return installed;
    }
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /debian/.test(readFileSync('/etc/os-release', 'utf8'));
}

function succeeds(command: string, ...args: string[]): boolean {
  console.log(`No Chromium found. Running: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

/** Playwright's own download lacks system libraries on a bare machine, so ask whether it starts. */
function starts(program: string): boolean {
  try {
    execFileSync(program, ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium, or installs one: through Playwright, or else with apt as root on Debian.
 *
 * @returns the path of the program
 * @throws SiteError if there is none and none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || starts(found))) {
    return found;
  }
  if (succeeds('npx', 'playwright', 'install', 'chromium')) {
    const program = chromium.executablePath();
    if (starts(program)) {
      return program;
    }
  }
  if (
    isRoot &&
    isDebian() &&
    succeeds('apt-get', 'update') &&
    succeeds('apt-get', 'install', '-y', HEADLESS_SHELL)
  ) {
    const program = pathOf(HEADLESS_SHELL);
    if (program) {
      return program;
    }
  }
  throw new SiteError(
    'Chromium',
    'none was found and none could be installed; install Chromium or Chrome, or name one with CHROMIUM_PATH',
  );
}
