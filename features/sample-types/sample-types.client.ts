import {loadOnIntent} from '../../lib/browser/load-optional';

loadOnIntent(
  ['pointerover', 'focusin', 'click'],
  'figure[data-types] pre',
  () => import('./popover.client'),
);
