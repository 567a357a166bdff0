import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';

/** Works the tabs of features/tabs/Tabs.tsx, in pages that have some ahead of the application; see README.md. */
export default function tabsPlugin(): Plugin {
  return {
    name: 'tabs',
    getClientModules: () => [path.join(__dirname, 'app.client.ts')],
    injectHtmlTags() {
      const innerHTML = inlineScript(path.join(__dirname, 'early.client.ts'));
      // pipeline/page-template.ts leaves it out where there are no tabs.
      return {headTags: [{tagName: 'script', attributes: {id: 'tabs-script'}, innerHTML}]};
    },
  };
}
