import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Environment} from '../../lib/node/environment';
import {inlineScript} from '../../lib/node/inline-script';
import type {AnalyticsSettings} from './services.shared';

/**
 * Measures visits with the services that the environment names; with none named, nothing is
 * added to the site at all.
 *
 * @param environment the validated environment, see lib/node/environment.ts
 */
export default function analyticsPlugin({baseUrl}: LoadContext, environment: Environment): Plugin {
  const settings: AnalyticsSettings = {
    googleId: environment.ANALYTICS_GOOGLE_ID,
    tagManagerId: environment.ANALYTICS_TAG_MANAGER_ID,
    plausibleDomain: environment.ANALYTICS_PLAUSIBLE_DOMAIN,
    onLoadScript: environment.ANALYTICS_ON_LOAD_SCRIPT === 'on' ? `${baseUrl}onLoad.js` : undefined,
  };
  const isConfigured = Object.values(settings).some((value) => value !== undefined);

  const firstPage = () =>
    inlineScript(path.join(__dirname, 'first-page.client.ts'), {
      ANALYTICS_SETTINGS: JSON.stringify(settings),
    });
  return {
    name: 'analytics',
    getClientModules: () => (isConfigured ? [path.join(__dirname, 'analytics.client.ts')] : []),
    injectHtmlTags: () =>
      isConfigured ? {headTags: [{tagName: 'script', innerHTML: firstPage()}]} : {},
  };
}
