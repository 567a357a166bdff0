import {loadOnIntent} from '../shared/load-on-intent';

// Without it a term is a link to its definition all the same.
loadOnIntent(['pointerover', 'focusin'], 'a.term', () => import('./reader'));
