import {loadOnIntent} from '../../lib/browser/load-on-intent';

loadOnIntent(
  ['pointerover', 'focusin', 'click'],
  'figure[data-types] pre',
  () => import('./popover.client'),
);
