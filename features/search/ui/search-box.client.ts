// What the search button loads in one chunk; the search page loads its own part.
export {SearchDialog} from './SearchDialog';
export {areasOf} from './areas.shared';
export {prepareSearch} from '../search.client';
