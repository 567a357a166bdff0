import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {parseFenceMeta} from '../../lib/node/fence-meta';
import {replaceFences} from '../../lib/node/fences';
import {placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {parseSequence} from './parse';
import {renderSequence} from './render';

/**
 * Draws the `sequence` fences of a page.
 *
 * @throws SiteError for a fence without a title or with a line that is no message
 */
export default function drawSequences() {
  return (tree: Root, file: VFile): Promise<void> =>
    replaceFences(tree, async ({language, meta, code, line}) => {
      if (language !== 'sequence') {
        return undefined;
      }
      const place = placeOf(file.path, line);
      const title = parseFenceMeta(meta).values.get('title');
      if (!title) {
        throw new SiteError(place, 'the diagram has no title; write ```sequence title="…"');
      }
      try {
        return {component: 'SequenceFigure', html: renderSequence(parseSequence(code), title)};
      } catch (error) {
        throw new SiteError(place, (error as Error).message);
      }
    });
}
