import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {parseFenceMeta} from '../shared/fence-meta';
import {replaceFences} from '../shared/fences';
import {placeOf} from '../shared/place';
import {SiteError} from '../shared/site-error';
import {codeFigure} from './figure';
import {LANGUAGES} from './languages';

/**
 * Highlights every code fence of a page while the site is built.
 *
 * @throws SiteError for a fence without a language or with an unknown one
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): Promise<void> =>
    replaceFences(tree, async ({code, language, meta, line}) => {
      if (!Object.hasOwn(LANGUAGES, language)) {
        throw new SiteError(
          placeOf(file.path, line),
          `unknown code language "${language}"; use one of ${Object.keys(LANGUAGES).join(', ')}`,
        );
      }
      return codeFigure(code, language, parseFenceMeta(meta));
    });
}
