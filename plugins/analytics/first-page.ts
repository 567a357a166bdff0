import {startAnalytics} from './services';
import {SETTINGS_ELEMENT_ID, type AnalyticsSettings} from './settings';

/** Global Privacy Control (https://w3c.github.io/gpc/) and the older Do Not Track. */
function readerRefuses(): boolean {
  const {globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

if (!readerRefuses()) {
  const settings = document.getElementById(SETTINGS_ELEMENT_ID)!.textContent;
  const analytics = startAnalytics(JSON.parse(settings) as AnalyticsSettings);
  window.analytics = analytics;
  document.addEventListener('DOMContentLoaded', () => {
    const {pathname, search, hash} = window.location;
    analytics.pageView(pathname + search + hash);
  });
}
