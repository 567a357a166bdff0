import type {Config, PluginConfig} from '@docusaurus/types';
import linkPictures from '../features/link-pictures/plugin';
import markdownTwins from '../features/markdown-twins/plugin';
import mcp from '../features/mcp/plugin';
import smallSite from '../tests/support/small-site.config';

/** Their output takes minutes, and no page loads it. */
const LEFT_OUT: readonly PluginConfig[] = [linkPictures, markdownTwins, mcp];

/** Reads v3 of the docs from the folder to which growth.ts adds made-up pages. */
function withMadeUpPages(plugin: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(plugin) ? plugin : [];
  const {id, include} = (options ?? {}) as {id?: string; include?: string[]};
  return name === '@docusaurus/plugin-content-docs' && id === undefined
    ? [
        name,
        {
          ...(options as object),
          path: 'bench/.cache/growth/docs',
          include: [...include!, 'made-up/**'],
        },
      ]
    : plugin;
}

const site: Config = {
  ...smallSite,
  plugins: (smallSite.plugins as PluginConfig[])
    .filter((plugin) => !LEFT_OUT.includes(plugin))
    .map(withMadeUpPages),
};

export default site;
