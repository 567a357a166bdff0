import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {SiteError} from './site-error';

/** Code of the site, which can change how any page looks or acts. */
export const SITE_CODE = [
  'docusaurus.config.ts',
  'package-lock.json',
  '{features,hosting,lib,packages,pipeline,site,src}/**',
  '!**/*.{md,test.ts,test.tsx}',
  '!**/node_modules/**',
];

/** @param patterns of files, relative to the project's folder, which is the working directory */
export function hashOfFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).sort()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Names of scripts and styles hold hashes of their contents, which change with other pages. */
const ASSET_HASH = /(assets\/(?:js|css)\/[\w~-]+\.)([0-9a-f]{8})/g;

export const withoutAssetHashes = (html: string): string =>
  html.replace(ASSET_HASH, `$1${'0'.repeat(8)}`);

/**
 * Puts the hashes of a page's assets back.
 *
 * @param html made from the page without hashes
 * @param page as it was built
 * @throws SiteError if the two name different numbers of assets
 */
export function withAssetHashes(html: string, page: string): string {
  const hashes = [...page.matchAll(ASSET_HASH)].map(([, , hash]) => hash!);
  let count = 0;
  const restored = html.replace(ASSET_HASH, (_all, name: string) => name + hashes[count++]!);
  if (count !== hashes.length) {
    throw new SiteError(
      'lib/node/page-changes.ts',
      `a page named ${hashes.length} assets before plugins read it, and ${count} after`,
    );
  }
  return restored;
}
