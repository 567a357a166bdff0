import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {fenceKeys} from '../../lib/node/fence-key';
import {parseFenceMeta} from '../../lib/node/fence-meta';
import {replaceFences} from '../../lib/node/fences';
import {placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {codeFigure} from './figure';
import {FENCE_LANGUAGES, LANGUAGES} from '../../lib/any/languages';

/**
 * Highlights every code fence of a page while the site is built.
 *
 * @throws SiteError for a fence without a language or with an unknown one
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): Promise<void> => {
    const keyOf = fenceKeys();
    return replaceFences(tree, async (fence) => {
      const {code, language, meta, line} = fence;
      // Before anything is awaited, so that fences are named in their order.
      const block = keyOf(fence);
      if (!Object.hasOwn(LANGUAGES, language)) {
        throw new SiteError(
          placeOf(file.path, line),
          `unknown code language "${language}"; use one of ${FENCE_LANGUAGES.join(', ')}`,
        );
      }
      const figure = await codeFigure(code, language, parseFenceMeta(meta));
      return {...figure, attributes: {block}};
    });
  };
}
