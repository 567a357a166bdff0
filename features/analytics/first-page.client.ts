import {startAnalytics, type AnalyticsSettings} from './services.shared';

/** As JSON; the build puts it in. */
declare const ANALYTICS_SETTINGS: string;

/** Global Privacy Control (https://w3c.github.io/gpc/) and the older Do Not Track. */
function readerRefuses(): boolean {
  const {globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

if (!readerRefuses()) {
  const analytics = startAnalytics(JSON.parse(ANALYTICS_SETTINGS) as AnalyticsSettings);
  window.analytics = analytics;
  document.addEventListener('DOMContentLoaded', () => {
    const {pathname, search, hash} = window.location;
    analytics.pageView(pathname + search + hash);
  });
}
