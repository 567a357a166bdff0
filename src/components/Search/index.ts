// What the search button loads; the search page loads its own part.
export {SearchDialog} from './SearchDialog';
export {prepareSearch} from '../../../plugins/search/client';
