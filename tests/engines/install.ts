import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {SiteError} from '../../lib/node/site-error';
import requireBuild from '../support/site';
import {FIREFOX, WEBKIT_DRIVER, XVFB_RUN} from './engines';

/** The programs, and Debian's packages that bring them. */
const PACKAGES: Readonly<Record<string, string[]>> = {
  [FIREFOX]: ['firefox-esr'],
  [WEBKIT_DRIVER]: ['webkit2gtk-driver'],
  [XVFB_RUN]: ['xvfb', 'xauth'],
};

function missingPackages(): string[] {
  const missing = Object.entries(PACKAGES).filter(([program]) => !existsSync(program));
  return missing.flatMap(([, packages]) => packages);
}

/** Makes sure that there is a site to test, and the engines to test it in: with apt, as root on Debian. */
export default function install(): void {
  requireBuild();
  const missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      stdio: 'inherit',
    });
  }
  const stillMissing = missingPackages();
  if (stillMissing.length > 0) {
    throw new SiteError(
      'tests/engines',
      `Firefox ESR and WebKitGTK are needed; on Debian, run "apt-get install ${stillMissing.join(' ')}" as root`,
    );
  }
}
