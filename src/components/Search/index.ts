// What the search button loads; the search page loads its own part.
export {SearchDialog} from './SearchDialog';
export {areasOf} from './areas';
export {prepareSearch} from '../../../plugins/search/client';

/** Whether the styles have come, too: browsers take a page that answers in their place for empty ones. */
export const hasStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--search-styles') !== '';
