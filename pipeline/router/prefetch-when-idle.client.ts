import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../../lib/browser/when-idle';

// Dozens of links come into sight at once, and finding what each needs takes Docusaurus 3 ms: it waits until readers
// are served (112 ms after the encryption page came alive).
export default {
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      const {docusaurus} = window;
      window.docusaurus = {
        ...docusaurus,
        prefetch(route) {
          whenIdle(() => {
            try {
              void docusaurus.prefetch(route);
            } catch {
              // Docusaurus expects more of `navigator.connection` than Firefox on phones has.
            }
          });
          return false;
        },
      };
    }
  },
} satisfies ClientModule;
