import path from 'node:path';
import {contentFolders} from '../../site/versions';

/** Name of the plugin; its generated files are in a folder of this name. */
export const PLUGIN_NAME = 'sample-types';

/** Folders whose pages say what was checked: all docs instances. */
const FOLDERS = contentFolders()
  .filter(({area}) => area !== 'site')
  .map(({folder}) => `${folder}/`);

/**
 * Whether a page says what was checked and shows types.
 *
 * @param page relative to the project's folder, with forward slashes
 */
export function showsSamples(page: string): boolean {
  return FOLDERS.some((folder) => page.startsWith(folder));
}

/** The module that every page imports, with its own path as the query. The loader of that name writes it. */
export const PAGE_MODULE = path.join(__dirname, 'page-module', 'empty.js');

/** Where generate.ts leaves what it found out, below the plugin's folder of generated files. */
export const RESULTS_FILE = 'pages.json';
