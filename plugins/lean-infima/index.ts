import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {globSync} from 'tinyglobby';

const INFIMA = /[\\/]infima[\\/]/;

const THEME = 'node_modules/@docusaurus/{theme-classic,theme-common}/lib';

/** Parts of the theme that this site has turned off or never uses. */
const UNUSED_PARTS = [
  'Blog',
  'DocBreadcrumbs',
  'DocCard',
  'DocCardList',
  'DocCategoryGeneratedIndexPage',
];

/** Elements that Markdown makes, so that no source names them. */
const MARKDOWN_ELEMENTS = [
  ...[
    'a',
    'blockquote',
    'code',
    'em',
    'hr',
    'img',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'strong',
  ],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'dl', 'dt', 'dd', 'sub', 'sup'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'details', 'summary', 'markdown', 'iframe', 'video'],
];

/** Looks that the site replaces whole (src/css), or that share a name with something of its own. */
const REPLACED_LOOKS = [/^alert/, /^badge/, /^card/, /^hero/];

/** Names of Infima's variables that are used outside it; PurgeCSS sees Infima alone. */
function variablesUsedElsewhere(siteDir: string): string[] {
  const files = globSync([`${THEME}/**/*.{css,js}`, '{src,plugins}/**/*.css'], {
    cwd: siteDir,
    absolute: true,
  });
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
}

/**
 * Leaves out of Infima, the theme's CSS framework, the rules and variables that neither the theme
 * nor the site uses. The site's own style sheets are not touched.
 */
export default function leanInfimaPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-infima',
    configurePostCss(options) {
      const purge = purgeCss({
        content: [`${THEME}/**/*.js`, 'src/**/*.{ts,tsx}'].map((glob) => path.join(siteDir, glob)),
        skippedContentGlobs: UNUSED_PARTS.map((part) => `**/theme/${part}/**`),
        blocklist: REPLACED_LOOKS,
        variables: true,
        safelist: {standard: MARKDOWN_ELEMENTS, variables: variablesUsedElsewhere(siteDir)},
      }) as PostCssPlugin;

      options.plugins.push({
        postcssPlugin: 'lean-infima',
        prepare: (result: {root: {source?: {input: {file?: string}}}}) =>
          INFIMA.test(result.root.source?.input.file ?? '') ? purge : {},
      });
      return options;
    },
  };
}
