import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';

/** Ships the look of tabs, and puts their script in the head, so that they work before the application runs. */
export default function tabsPlugin(): Plugin {
  return {
    name: 'tabs',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
    injectHtmlTags() {
      const innerHTML = inlineScript(path.join(__dirname, 'tabs.client.ts'));
      // pipeline/page-template.ts leaves it out where there are no tabs.
      return {headTags: [{tagName: 'script', attributes: {id: 'tabs-script'}, innerHTML}]};
    },
  };
}
