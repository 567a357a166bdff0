import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';
import {SERVICES, type AnalyticsSettings, type ServiceName} from './services.shared';

/**
 * Measures visits with the services that the environment names; with none named, nothing is
 * added to the site at all.
 *
 * @param environment the validated environment, see lib/node/environment.ts
 */
export default function analyticsPlugin(
  {baseUrl}: LoadContext,
  environment: AnalyticsSettings,
): Plugin {
  const settings: AnalyticsSettings = Object.fromEntries(
    Object.keys(SERVICES)
      .map((name) => [name, environment[name as ServiceName]] as const)
      .filter(([, value]) => value && value !== 'off'),
  );
  if (Object.keys(settings).length === 0) {
    return {name: 'analytics'};
  }
  return {
    name: 'analytics',
    getClientModules: () => [path.join(__dirname, 'analytics.client.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: inlineScript(path.join(__dirname, 'first-page.client.ts'), {
            ANALYTICS_SETTINGS: JSON.stringify(settings),
            BASE_URL: baseUrl,
          }),
        },
      ],
    }),
  };
}
