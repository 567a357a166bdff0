import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageData} from './page-data';
import {blocksFile, EMPTY_BLOCKS, typesFile} from './pages';

/** The module that a page imports. The address of its types is the bundler's to give. */
function blocksSource(page: string, {versions, types}: PageData): string {
  const blocks = JSON.stringify(versions);
  return types.texts.length > 0
    ? `import typesUrl from './${path.posix.basename(typesFile(page))}';\nexport default {typesUrl, versions: ${blocks}};\n`
    : `export default {versions: ${blocks}};\n`;
}

/** The files of all pages by name. */
export function generatedFiles(pages: ReadonlyMap<string, PageData>): Map<string, string> {
  const files = new Map<string, string>();
  for (const [page, data] of pages) {
    files.set(blocksFile(page), blocksSource(page, data));
    if (data.types.texts.length > 0) {
      files.set(typesFile(page), JSON.stringify(data.types));
    }
  }
  return files;
}

const readIfThere = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/**
 * Makes a folder of generated files say what is true now, and nothing else: modules of pages that
 * are not among the files are emptied, not removed, because the bundler may remember pages that
 * import them.
 */
export function writeGenerated(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    const known = files.has(name.split(path.sep).join('/'));
    if (!known && name.endsWith('.types.json')) {
      rmSync(file);
    } else if (!known && /\.mdx?\.js$/.test(name)) {
      writeFileSync(file, EMPTY_BLOCKS);
    }
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (readIfThere(file) !== text) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
  }
}
