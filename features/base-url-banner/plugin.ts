import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/node/inline-script';

/** The script that shows the banner; a `<!--` in a title would change how browsers parse what follows. */
export function bannerScript(baseUrl: string, title: string): string {
  const constants = {BASE_URL: baseUrl, TITLE: title};
  return inlineScript(path.join(__dirname, 'banner.client.ts'), constants).replaceAll(
    '<!',
    '\\x3c!',
  );
}

/** Tells the operator on every page that the base URL is wrong, if its styles did not load. */
export default function baseUrlBannerPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const innerHTML = bannerScript(baseUrl, siteConfig.title);
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
