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

/** Runs once the title of a new page stands: Helmet sets it in the next frame. */
function afterTitle(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      const path = location.pathname + location.search + location.hash;
      afterTitle(() => analytics?.pageView(path));
    }
  },
};

export default clientModule;
