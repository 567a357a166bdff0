import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';
import {speculationRules} from './speculation-rules';

/**
 * Defers the application: a small inline script fetches it when the page is idle and runs it at the first sign of
 * interaction. `docusaurus start` loads it at once, as usual.
 */
export default function deferredAppPlugin({baseUrl, siteStorage}: LoadContext): Plugin {
  return {
    name: 'deferred-app',
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const innerHTML = inlineScript(path.join(__dirname, 'client/index.ts'), {
        // The key that Docusaurus uses.
        COLOUR_MODE_KEY: `theme${siteStorage.namespace}`,
        SPECULATION_RULES: speculationRules(baseUrl),
      });
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
