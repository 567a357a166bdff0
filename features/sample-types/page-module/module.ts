import {createHash} from 'node:crypto';
import type {PageData} from '../page-data';

/** Emits a file of the site. @param file below the base URL */
export type Emit = (file: string, text: string) => void;

/**
 * The module that a page imports about its samples; see PageBlocks.
 *
 * @param data what the check found out; undefined for a page that it does not know
 * @param emit takes the file with the page's types, if it has any
 */
export function pageModule(data: PageData | undefined, emit: Emit): string {
  const {versions = {}, types} = data ?? {};
  const blocks = `versions: ${JSON.stringify(versions)}`;
  if (!types?.texts.length) {
    return `export default {${blocks}};\n`;
  }
  const text = JSON.stringify(types);
  const file = `assets/types/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  emit(file, text);
  return `export default {typesUrl: __webpack_public_path__ + '${file}', ${blocks}};\n`;
}
