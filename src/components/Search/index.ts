// What the search button loads; the search page loads its own part.
export {SearchDialog} from './SearchDialog';
export {areasOf} from './areas';
export {prepareSearch} from '../../../plugins/search/client';
