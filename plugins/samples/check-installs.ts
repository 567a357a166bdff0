import {keyOf, type Cache} from './cache';
import {contentOf} from './extract';
import {readerPages} from './install/reader-pages';
import type {PageFile} from './pages';
import type {Problem} from './sample';

/**
 * What keeps readers who start with an empty folder from following pages.
 *
 * @param files all pages, with the partials that they include
 * @param wanted paths of the files to check; all of them without it
 */
export async function checkInstalls(
  files: readonly PageFile[],
  cache: Cache,
  wanted?: ReadonlySet<string>,
): Promise<Problem[]> {
  const pages = readerPages(files, (file) => {
    const page = contentOf(file, cache);
    return 'content' in page ? page.content : undefined;
  }).filter(({samples}) => !wanted || samples.some(({page}) => wanted.has(page.path)));
  const problems: Problem[] = [];
  for (const {file, ...page} of pages) {
    const key = keyOf('install', file.path, page);
    let found = cache.get<Problem[]>(key);
    if (!found) {
      // As in the check of types: loading the compiler takes time that most runs can save.
      const {checkInstallBlocks} = await import('./install/blocks');
      found = checkInstallBlocks({file, ...page});
      cache.set(key, found);
    }
    problems.push(...found);
  }
  return problems;
}
