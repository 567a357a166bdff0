import type {LoadContext, Plugin} from '@docusaurus/types';
import {bannerScript} from './banner.client';

/**
 * Tells the operator on every page that the base URL is wrong, if scripts did not load.
 * Docusaurus' own banner stands on the home page only.
 */
export default function baseUrlBannerPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: bannerScript(baseUrl, siteConfig.title)}],
    }),
  };
}
