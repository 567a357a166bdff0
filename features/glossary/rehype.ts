import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {placeOf} from '../../lib/node/place';
import {arrangeGlossary} from './arrange';
import {GLOSSARIES, glossaryFor, readGlossary} from './glossary';
import {markTerms} from './mark';

/**
 * Marks the first mention of each term of the glossary on a page, and arranges the glossary itself. Terms that the page
 * itself explains are left alone.
 *
 * @throws SiteError for names of aliases.json that are wrong
 */
export default function markGlossaryTerms() {
  return (tree: Root, file: VFile): void => {
    const page = placeOf(file.path);
    if (GLOSSARIES.some((glossary) => glossary.page === page)) {
      arrangeGlossary(tree);
      return;
    }
    const place = glossaryFor(page);
    if (place) {
      const {names} = readGlossary(process.cwd(), place);
      const others = [...names].filter(([, {explainedOn}]) => explainedOn !== page);
      markTerms(tree, new Map(others), place.route);
    }
  };
}
