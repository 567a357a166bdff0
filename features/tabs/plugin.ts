import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';

/** Puts the script of the tabs in the head, so that they work before the application runs. */
export default function tabsPlugin(): Plugin {
  return {
    name: 'tabs',
    injectHtmlTags() {
      const innerHTML = inlineScript(path.join(__dirname, 'tabs.client.ts'));
      // pipeline/page-template.ts leaves it out where there are no tabs.
      return {headTags: [{tagName: 'script', attributes: {id: 'tabs-script'}, innerHTML}]};
    },
  };
}
