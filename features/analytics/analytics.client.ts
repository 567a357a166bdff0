import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    /** Put there by first-page.client.ts; missing where the reader does not want to be measured. */
    tellPageView?: (path: string) => void;
  }
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    // Of the first page, the script in its head has told.
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      const path = location.pathname + location.search + location.hash;
      // Once the title of the new page stands: Helmet sets it in the next frame.
      requestAnimationFrame(() => setTimeout(() => window.tellPageView?.(path)));
    }
  },
} satisfies ClientModule;
