import {loadOnIntent} from '../../lib/browser/load-extra';

loadOnIntent(
  ['pointerover', 'focusin', 'click'],
  'figure[data-types] pre',
  () => import('./popover.client'),
);
