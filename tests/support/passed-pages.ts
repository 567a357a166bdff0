import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOfFiles, withoutAssetHashes} from '../../lib/node/page-changes';
import {readBuilt, type PublishedPage} from './site';

/** Emptied by `npm run test:all`. */
const FOLDER = '.cache/passed-pages';

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
  const fingerprint = hashOfFiles(['package-lock.json', 'tests/support/**', ...files]);
  const markerOf = ({file}: PublishedPage): string => {
    const html = withoutAssetHashes(readBuilt(file));
    const key = createHash('sha256').update(`${fingerprint}\n${file}\n${html}`).digest('hex');
    return path.join(FOLDER, check, key);
  };
  mkdirSync(path.join(FOLDER, check), {recursive: true});
  return {
    has: (page) => existsSync(markerOf(page)),
    add: (page) => writeFileSync(markerOf(page), ''),
  };
}
