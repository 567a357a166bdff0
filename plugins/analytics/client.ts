import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {startAnalytics, type Analytics} from './services';
import {SETTINGS_ELEMENT_ID, type AnalyticsSettings} from './settings';

/** Global Privacy Control (https://w3c.github.io/gpc/) and the older Do Not Track. */
function readerRefuses(): boolean {
  const {globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

function readSettings(): AnalyticsSettings {
  const element = document.getElementById(SETTINGS_ELEMENT_ID);
  return JSON.parse(element?.textContent ?? '{}') as AnalyticsSettings;
}

let analytics: Analytics | undefined;
if (ExecutionEnvironment.canUseDOM && !readerRefuses()) {
  analytics = startAnalytics(readSettings());
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      analytics?.pageView(location.pathname + location.search + location.hash);
    }
  },
};

export default clientModule;
