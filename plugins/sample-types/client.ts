import {loadOnIntent} from '../shared/load-on-intent';

loadOnIntent(
  ['pointerover', 'focusin', 'click'],
  'figure[data-types] pre',
  () => import('./reader'),
);
