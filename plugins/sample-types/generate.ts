import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {SiteError} from '../shared/site-error';
import {collect, type Collected} from './collect';
import type {Results} from './pages';

// Started by index.ts in a process of its own: it takes much memory, and modules load there as they
// do for `npm run samples`. Arguments: the project's folder, and the file for the results.

async function collectOrWarn(root: string): Promise<Collected> {
  try {
    return await collect(root);
  } catch (error) {
    if (!(error instanceof SiteError)) {
      throw error;
    }
    logger.warn(`No page says that its samples were checked. ${error.message}`);
    return {pages: new Map(), counts: undefined, problems: 0};
  }
}

async function main(root: string, file: string): Promise<void> {
  const {pages, counts, problems} = await collectOrWarn(root);
  if (problems > 0) {
    logger.warn(
      `${problems} problems in samples, which "npm run samples" lists. Samples that failed do not say that they were checked.`,
    );
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({pages: Object.fromEntries(pages), counts} satisfies Results));
}

const [root, file] = process.argv.slice(2);
main(root!, file!).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
