import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse, type Plugin as PostCssPlugin, type Root} from 'postcss';
import {globSync} from 'tinyglobby';

const INFIMA = /[\\/]infima[\\/]/;

/** Where the site sets Infima's variables, and the selector it uses for dark mode. */
const TOKENS = 'src/css/tokens.css';
const DARK = "html[data-theme='dark']";

const THEME_CLASSIC = path.join('theme-classic', 'lib', 'theme', path.sep);
const THEME = 'node_modules/@docusaurus/{theme-classic,theme-common}/lib';

/** Parts of the theme that this site has turned off or never uses. */
const UNUSED_PARTS = [
  'Blog',
  'DocBreadcrumbs',
  'DocCard',
  'DocCardList',
  'DocCategoryGeneratedIndexPage',
];

/** Styles of parts of the theme that never appear here: posts have no authors, sidebars no button to hide them. */
const UNUSED_STYLES = [
  'Blog/Components/Author',
  'BlogPostItem/Header/Author',
  'DocBreadcrumbs',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'EditMetaRow',
  'LastUpdated',
  'NavbarItem/LocaleDropdownNavbarItem',
  'Tag/',
].map((part) => path.join(THEME_CLASSIC, part));

/** Elements that Markdown makes, so that no source names them. */
const MARKDOWN_ELEMENTS =
  `a blockquote code dd details dl dt em h1 h2 h3 h4 h5 h6 hr iframe img kbd li mark markdown ol
  p pre strong sub summary sup table tbody td th thead tr ul video`.split(/\s+/);

/** Looks that the site replaces whole (src/css), or that share a name with something of its own. */
const REPLACED_LOOKS = [
  ...[
    /^alert/,
    /^badge/,
    /^button/,
    /^card/,
    /^footer--/,
    /^hero/,
    /^kbd$/,
    /^navbar--(?:dark|primary)/,
  ],
  /^pagination/,
];

/** Names of Infima's variables that are used outside it; PurgeCSS sees Infima alone. */
function variablesUsedElsewhere(siteDir: string): string[] {
  const files = globSync([`${THEME}/**/*.{css,js}`, '{src,plugins}/**/*.css'], {
    cwd: siteDir,
    absolute: true,
  });
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
}

/** Names of Infima's variables that the site sets itself, in both colour modes. */
function variablesSetBySite(siteDir: string): ReadonlySet<string> {
  const names = new Set<string>();
  const tokens = parse(readFileSync(path.join(siteDir, TOKENS), 'utf8'));
  tokens.walkDecls(/^--ifm-/, ({prop, parent}) => {
    const selectors = parent?.type === 'rule' ? parent.selectors : [];
    if (selectors.includes(':root') && selectors.includes(DARK)) {
      names.add(prop);
    }
  });
  return names;
}

/** Drops Infima's own values of variables that the site sets for the whole page. */
function dropOverridden(infima: Root, names: ReadonlySet<string>): void {
  infima.walkRules(/^(?::root|html\[data-theme=['"]dark['"]\])$/, (rule) => {
    rule.walkDecls((declaration) => {
      if (names.has(declaration.prop)) {
        declaration.remove();
      }
    });
  });
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
      const setBySite = variablesSetBySite(siteDir);

      options.plugins.push({
        postcssPlugin: 'lean-infima',
        prepare(result: {root: {source?: {input: {file?: string}}}}) {
          const file = result.root.source?.input.file ?? '';
          if (UNUSED_STYLES.some((part) => file.includes(part))) {
            return {Once: (root: Root) => root.removeAll()};
          }
          return INFIMA.test(file)
            ? {...purge, Once: (root: Root) => dropOverridden(root, setBySite)}
            : {};
        },
      });
      return options;
    },
  };
}
