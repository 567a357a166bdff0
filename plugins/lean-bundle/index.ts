import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanGenerated} from './generated';

/** The name that asks for it, and the only styles of the site that are not in its one CSS file. */
const LAZY_STYLES = /\.lazy\.module\.css$/;

interface StyleModule {
  nameForCondition?: () => string | null | undefined;
}

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
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus gathers the CSS of all chunks in this group.
              styles: {
                test: (module: StyleModule) => !LAZY_STYLES.test(module.nameForCondition?.() ?? ''),
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
