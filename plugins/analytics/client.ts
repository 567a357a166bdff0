import type {ClientModule} from '@docusaurus/types';

/** Runs once the title of a new page stands: Helmet sets it in the next frame. */
function afterTitle(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    // Of the first page, the script in its head has told.
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      const path = location.pathname + location.search + location.hash;
      afterTitle(() => window.analytics?.pageView(path));
    }
  },
} satisfies ClientModule;
