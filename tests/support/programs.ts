import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {SiteError} from '../../lib/node/site-error';

/**
 * Makes sure that programs are there to test with; as root on Debian, installs those that are missing.
 *
 * @param tests folder of the tests
 * @param packages names of Debian's packages, with spaces between, by the file that each brings
 * @throws SiteError that names what is missing
 */
export function requirePrograms(tests: string, packages: Readonly<Record<string, string>>): void {
  const missing = (): string[] =>
    Object.entries(packages).flatMap(([file, names]) => (existsSync(file) ? [] : names.split(' ')));
  if (missing().length > 0 && process.getuid?.() === 0) {
    const apt = (...args: string[]) => spawnSync('apt-get', args, {stdio: 'inherit'});
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length > 0) {
    throw new SiteError(
      tests,
      `programs are missing; on Debian, run "apt-get install ${missing().join(' ')}" as root`,
    );
  }
}
