import path from 'node:path';
import type {SampleCounts} from './counts';
import type {PageData} from './page-data';

/** Name of the plugin; its generated files are in a folder of this name. */
export const PLUGIN_NAME = 'sample-types';

/** The module that every page imports, with its own path as the query. The loader of that name writes it. */
export const PAGE_MODULE = path.join(__dirname, 'page-module', 'empty.js');

/** The module that says how much was checked, imported with `@site/plugins/sample-types/counts`. */
export const COUNTS_MODULE = path.join(__dirname, 'counts.ts');

/** Where generate.ts leaves what it found out, below the plugin's folder of generated files. */
export const RESULTS_FILE = 'results.json';

/** What generate.ts found out. */
export interface Results {
  /** By page, relative to the project's folder. */
  pages: Readonly<Record<string, PageData>>;
  counts?: SampleCounts;
}
