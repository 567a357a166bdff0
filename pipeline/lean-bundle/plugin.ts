import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanGenerated} from './generated';

/** Styles that stay with the chunk that imports them: by their name, and those of the theme's blog. */
const LAZY_STYLES = /\.lazy(?:\.module)?\.css$|[\\/]theme[\\/]Blog/;

/** Styles that only the running application shows: by their name, and those of parts that React makes. */
const LATE_STYLES =
  /\.late(?:\.module)?\.css$|nprogress\.css$|errorBoundary|DropdownNavbarItem[\\/]Mobile/;

interface StyleModule {
  nameForCondition?: () => string | null | undefined;
}

const isNamed =
  (pattern: RegExp) =>
  (module: StyleModule): boolean =>
    pattern.test(module.nameForCondition?.() ?? '');

/** Has readers load less of what Docusaurus bundles for them; see README.md. */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const isBuild = process.env.NODE_ENV === 'production';
      if (isBuild) {
        leanGenerated(generatedFilesDir);
      }
      return {
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.client.ts')}},
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus gathers the CSS of all chunks in this group.
              styles: {test: (module: StyleModule) => !isNamed(LAZY_STYLES)(module)},
              // In a file of its own, which pipeline/page-template.ts names among those of the application.
              late: {
                name: 'late',
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 60,
                test: isNamed(LATE_STYLES),
              },
            },
          },
          // A chunk's name is its id then, so that the client needs no table from one to the other.
          ...(isBuild && {chunkIds: 'named' as const}),
        },
        // Each page names some twelve of these files.
        ...(isBuild && {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}),
      };
    },
  };
}
