import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

/** Name of the plugin; its generated files are in a folder of this name. */
export const PLUGIN_NAME = 'sample-types';

/** Folders whose pages say what was checked: those that document the SDK. */
const FOLDERS = ['docs/', 'versioned_docs/', 'learningLab/', 'Ecosystem/'];

/**
 * Whether a page says what was checked and shows types.
 *
 * @param page relative to the project's folder, with forward slashes
 */
export function showsSamples(page: string): boolean {
  return FOLDERS.some((folder) => page.startsWith(folder));
}

/** The generated module of a page, within the plugin's folder of generated files. */
export const blocksFile = (page: string): string => `${page}.js`;

/** The page's types; the ending is what makes the bundler emit it as a file of its own. */
export const typesFile = (page: string): string => `${page}.types.json`;

/** The module of a page about which nothing is known. */
export const EMPTY_BLOCKS = 'export default {versions: {}};\n';

/** What a page imports its module by. */
export const blocksModule = (page: string): string =>
  `@generated/${PLUGIN_NAME}/default/${blocksFile(page)}`;

/** Where {@link blocksModule} stands on disk. */
export function blocksPath(root: string, page: string): string {
  return path.join(root, GENERATED_FILES_DIR_NAME, PLUGIN_NAME, 'default', blocksFile(page));
}
