import {loadOnIntent} from '../../lib/browser/load-extra';

// Without it a term is a link to its definition all the same.
loadOnIntent(['pointerover', 'focusin'], 'a.term', () => import('./popover.client'));
