import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readBuilt, type PublishedPage} from './site';

/** Emptied by `npm run test:all`. */
const FOLDER = '.cache/passed-pages';

/** Names of assets hold hashes of their contents, and change with other pages. */
const HASHES_OF_ASSETS = /(?<=assets\/\S*)\b[0-9a-f]{8}\b/g;

/** Code of the site, which can change how any page looks or acts. */
export const CODE = [
  'docusaurus.config.ts',
  'package-lock.json',
  '{features,hosting,lib,packages,pipeline,site,src}/**',
  '!**/*.{md,test.ts,test.tsx}',
  '!**/node_modules/**',
];

/** Pages that have passed a check. */
export interface PassedPages {
  /** The page has passed, and neither it nor what decides the check has changed since. */
  has: (page: PublishedPage) => boolean;
  add: (page: PublishedPage) => void;
}

/**
 * Remembers which pages passed a check, across runs.
 *
 * @param check its name
 * @param files patterns of what decides it, apart from the page, `package-lock.json` and this folder
 */
export function passedPages(check: string, files: readonly string[]): PassedPages {
  const inputs = globSync(['package-lock.json', 'tests/support/**', ...files]).sort();
  const decidedBy = createHash('sha256');
  inputs.forEach((file) => decidedBy.update(`${file}\n`).update(readFileSync(file)));
  const fingerprint = decidedBy.digest('hex');
  const markerOf = ({file}: PublishedPage): string => {
    const html = readBuilt(file).replace(HASHES_OF_ASSETS, '');
    const key = createHash('sha256').update(`${fingerprint}\n${file}\n${html}`).digest('hex');
    return path.join(FOLDER, check, key);
  };
  mkdirSync(path.join(FOLDER, check), {recursive: true});
  return {
    has: (page) => existsSync(markerOf(page)),
    add: (page) => writeFileSync(markerOf(page), ''),
  };
}
