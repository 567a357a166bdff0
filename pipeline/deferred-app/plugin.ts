import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';
import {speculationRules} from './speculation-rules';

/**
 * Has pages load without the application: a small script fetches it when the page is idle, and runs it once a reader
 * does something that needs it. `docusaurus start` loads it at once, as ever.
 */
export default function deferredAppPlugin({baseUrl, siteStorage}: LoadContext): Plugin {
  return {
    name: 'deferred-app',
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const innerHTML = inlineScript(path.join(__dirname, 'client/index.ts'), {
        // Docusaurus' own.
        COLOUR_MODE_KEY: `theme${siteStorage.namespace}`,
        SPECULATION_RULES: speculationRules(baseUrl),
      });
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
