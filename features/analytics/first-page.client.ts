import {startAnalytics, type AnalyticsSettings} from './services.shared';

declare global {
  interface Document {
    /** Missing in browsers that prerender nothing. */
    prerendering?: boolean;
  }
}

/** Settings as JSON, and the address of onLoad.js; the build fills them in. */
declare const ANALYTICS_SETTINGS: string;
declare const BASE_URL: string;

/** Global Privacy Control (https://w3c.github.io/gpc/) and the older Do Not Track. */
const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};

if (globalPrivacyControl !== true && doNotTrack !== '1') {
  const settings = JSON.parse(ANALYTICS_SETTINGS) as AnalyticsSettings;
  const tellPageView = startAnalytics(settings, BASE_URL);
  window.tellPageView = tellPageView;
  document.addEventListener('DOMContentLoaded', () => {
    const tell = (): void => {
      const {pathname, search, hash} = window.location;
      tellPageView(pathname + search + hash);
    };
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', tell, {once: true});
    } else {
      tell();
    }
  });
}
