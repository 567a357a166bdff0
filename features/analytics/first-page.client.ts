import {whenShown} from '../../lib/browser/when-shown';
import {startAnalytics, type AnalyticsSettings} from './services.shared';

/** As JSON, and where onLoad.js is; the build puts them in. */
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
    whenShown(() => {
      const {pathname, search, hash} = window.location;
      tellPageView(pathname + search + hash);
    });
  });
}
