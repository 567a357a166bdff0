import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';

const INFIMA = /[\\/]infima[\\/]/;

const THEME_PACKAGES = ['theme-classic', 'theme-common', 'plugin-content-docs'];

/** Parts of the theme that this site has turned off or never uses. */
const UNUSED_PARTS = ['Blog', 'BackToTopButton', 'DocBreadcrumbs', 'DocCard', 'DocCardList', 'DocCategoryGeneratedIndexPage'];

/**
 * Leaves out the rules of Infima (the theme's CSS framework) for which neither the theme nor the
 * site has markup. The site's own CSS is not touched.
 */
export default function leanInfimaPlugin({siteDir}: LoadContext): Plugin {
  const purge = purgeCss({
    content: [
      ...THEME_PACKAGES.map((name) =>
        path.join(siteDir, 'node_modules/@docusaurus', name, 'lib/**/*.js'),
      ),
      path.join(siteDir, 'src/**/*.{ts,tsx}'),
      path.join(siteDir, 'plugins/**/*.ts'),
    ],
    skippedContentGlobs: UNUSED_PARTS.map((part) => `**/theme/${part}/**`),
  }) as PostCssPlugin;

  return {
    name: 'lean-infima',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'lean-infima',
        prepare: (result: {root: {source?: {input: {file?: string}}}}) =>
          INFIMA.test(result.root.source?.input.file ?? '') ? purge : {},
      });
      return options;
    },
  };
}
