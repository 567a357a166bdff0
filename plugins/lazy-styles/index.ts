import type {Plugin} from '@docusaurus/types';

/** The name that asks for it, and the only styles of the site that are not in its one CSS file. */
const LAZY_STYLES = /\.lazy\.module\.css$/;

interface StyleModule {
  nameForCondition?: () => string | null | undefined;
}

/** Leaves CSS modules named `*.lazy.module.css` in the chunk of the code that imports them. */
export default function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Docusaurus gathers the CSS of all chunks in this group.
                  styles: {
                    test: (module: StyleModule) =>
                      !LAZY_STYLES.test(module.nameForCondition?.() ?? ''),
                  },
                },
              },
            },
          },
  };
}
