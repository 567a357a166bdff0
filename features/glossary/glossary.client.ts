import {loadOnIntent} from '../../lib/browser/load-optional';

// Without it a term is a link to its definition all the same.
loadOnIntent(['pointerover', 'focusin'], 'a.term', () => import('./popover.client'));
