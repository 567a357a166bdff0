import type {Config, PluginConfig} from '@docusaurus/types';
import config from '../../docusaurus.config';
import routeManifest from '../../checks/routes/plugin';
import sampleTypes from '../../features/sample-types/plugin';

/** The pages that tests of configured services visit, and those that the navbar leads to. */
const PAGES = [
  'intro/{overview,usecases}.mdx',
  'sdk/access-control/encryption.mdx',
  'resources/glossary.mdx',
  'intro.mdx',
  'lit-grants.mdx',
];

/** These look at all pages, or at all samples. */
const LEFT_OUT: readonly unknown[] = [routeManifest, sampleTypes];

function withFewPages(plugin: PluginConfig): PluginConfig {
  return Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs'
    ? [
        plugin[0],
        {
          ...(plugin[1] as object),
          include: PAGES,
          // The site's own asks for every page of the sidebars.
          sidebarItemsGenerator: undefined,
        },
      ]
    : plugin;
}

/** The site with a handful of its pages: what a build with other settings is to show needs no more. */
const smallSite: Config = {
  ...config,
  // Most links lead to pages that are left out.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    ...config.markdown,
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  plugins: (config.plugins as PluginConfig[])
    .filter((plugin) => !LEFT_OUT.includes(plugin))
    .map(withFewPages),
};

export default smallSite;
