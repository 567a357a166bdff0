import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {SiteError} from '../../lib/node/site-error';
import {checkSamples, formatProblem, unwrittenNote} from 'sample-checker';
import type {DocsVersion} from '../../site/versions';
import type {SampleCounts} from './counts.shared';
import {pageData, type PageData} from './page-data';

// Started by plugin.ts in a process of its own: it takes much memory, and modules load there as they
// do for `npm run samples`. Arguments: the project's folder, and the file for the results.

export interface SampleResults {
  /** By page, relative to the project's folder. */
  pages: Readonly<Record<string, PageData>>;
  counts?: SampleCounts;
}

/** Checks the samples as they are now; those that have not changed come from a cache. */
async function check(root: string): Promise<SampleResults> {
  const {outcomes, problems, versions, differences, projects} = await checkSamples(root);
  if (problems.length > 0) {
    const lines = problems.map(formatProblem).join('\n');
    logger.warn(
      `Samples that failed do not say that they were checked; problems in samples: ${problems.length}\n${lines}`,
    );
  }
  const note = unwrittenNote(differences);
  if (note) logger.warn(`${note}.`);
  const entries = versions.map(({version, release}) => [version, release]);
  const releases = Object.fromEntries(entries) as Record<DocsVersion, string>;
  const sum = (what: 'checked' | 'run') => versions.reduce((total, each) => total + each[what], 0);
  const counts = {checked: sum('checked'), run: sum('run'), releases};
  return {pages: pageData(outcomes, releases, projects), counts};
}

async function main(root: string, file: string): Promise<void> {
  const results = await check(root).catch((error: unknown): SampleResults => {
    if (!(error instanceof SiteError)) {
      throw error;
    }
    logger.warn(`No page says that its samples were checked. ${error.message}`);
    return {pages: {}};
  });
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(results));
}

const [root, file] = process.argv.slice(2);
void main(root!, file!);
