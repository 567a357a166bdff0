import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse, type ChildNode, type Plugin as PostCssPlugin, type Root} from 'postcss';
import {globSync} from 'tinyglobby';
import {constantsOf, inlineConstants} from './constants';

const INFIMA = /[\\/]infima[\\/]/;

/** All of it, as theme-classic loads it. */
const INFIMA_SHEET = 'node_modules/infima/dist/css/default/default.css';

const THEME = 'node_modules/@docusaurus/{theme-classic,theme-common}/lib';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Parts of the theme that this site has turned off or never uses. */
const UNUSED_PARTS = words(
  'Blog CodeBlock DocBreadcrumbs DocCard DocCardList DocCategoryGeneratedIndexPage',
).map((part) => `**/theme/${part}/**`);

/**
 * Styles of parts of the theme that never appear here: posts have no authors, sidebars no button to hide them and no
 * HTML, the logo in the footer is no link.
 */
const UNUSED_STYLES = words(`
  Blog/Components/Author BlogPostItem/Header/Author DocBreadcrumbs DocRoot/Layout/Sidebar/ExpandButton
  DocSidebar/Desktop/CollapseButton DocSidebarItem/Html EditMetaRow Footer/Logo Icon/Edit Icon/Socials LastUpdated
  Navbar/ColorModeToggle NavbarItem/LocaleDropdownNavbarItem Tag/
`).map((part) => path.join('theme-classic', 'lib', 'theme', part));

/** Elements that Markdown makes, so that no source names them. */
const MARKDOWN_ELEMENTS = words(`
  a blockquote code dd details dl dt em h1 h2 h3 h4 h5 h6 hr iframe img li mark markdown ol
  p pre strong sub summary sup table tbody td th thead tr ul video
`);

/** The phone menu, but for the backdrop that every page has; features/design/application.late.css begins with its rules. */
const LATE_LOOKS = /^navbar-sidebar(?!__backdrop)/;
const LATE_SHEET = 'application.late.css';

/**
 * How looks begin that the site replaces whole (features/design), that share a name with something of its own, or that only parts
 * of the theme have which never appear here.
 */
const REPLACED_LOOKS = words(`
  alert badge breadcrumbs button card close$ col--offset col--4 col--6 col--8 col--12 container--fluid
  footer-- footer__link-separator hero margin-right--md navbar--dark navbar--primary
  pagination shadow-- tabs--block tabs__item--active
`).map((look) => new RegExp(`^${look}`));

/** How rules begin that features/design/content.css, features/code-blocks/plugin.ts and features/tables/plugin.ts set anew, with all they say. */
const REPLACED_RULES = /^(?:(?:kbd|pre|table)\b|\.markdown (?:h1|> h[23]))/;

function isReplaced(selector: string): boolean {
  const [name = ''] = /(?<=^\.)[\w-]+/.exec(selector) ?? [];
  return REPLACED_RULES.test(selector) || REPLACED_LOOKS.some((look) => look.test(name));
}

function dropReplaced(infima: Root): Root {
  infima.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !isReplaced(selector));
    if (rule.selector === '') rule.remove();
  });
  return infima;
}

/** The texts of files, by patterns of their paths. */
const textsOf = (siteDir: string, patterns: readonly string[]): string[] =>
  globSync(patterns, {cwd: siteDir, absolute: true, ignore: UNUSED_PARTS}).map((file) =>
    readFileSync(file, 'utf8'),
  );

const variablesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/--ifm-[\w-]+/g) ?? []);

/**
 * Leaves out of Infima, the theme's CSS framework, the rules and variables that neither the theme nor the site uses, and
 * writes out its variables that never change.
 */
export default function leanInfimaPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-infima',
    configurePostCss(options) {
      const scripts = variablesIn(
        textsOf(siteDir, [`${THEME}/**/*.js`, '{features,lib,src}/**/*.{ts,tsx}']),
      );
      const sheets = textsOf(siteDir, [
        `${THEME}/**/*.css`,
        '{features,lib,pipeline,src}/**/*.css',
      ]);
      // What never shows makes no variable vary.
      const infima = dropReplaced(parse(readFileSync(path.join(siteDir, INFIMA_SHEET), 'utf8')));
      const constants = constantsOf([infima, ...sheets.map((sheet) => parse(sheet))], scripts);
      const isLate = (node: ChildNode): boolean =>
        node.type === 'rule' && LATE_LOOKS.test(node.selector.slice(1));
      const purge = purgeCss({
        content: [`${THEME}/**/*.js`, '{features,lib,src}/**/*.{ts,tsx}'].map((glob) =>
          path.join(siteDir, glob),
        ),
        skippedContentGlobs: UNUSED_PARTS,
        blocklist: [LATE_LOOKS],
        variables: true,
        safelist: {standard: MARKDOWN_ELEMENTS, variables: [...scripts, ...variablesIn(sheets)]},
      }) as PostCssPlugin;

      options.plugins.push({
        postcssPlugin: 'lean-infima',
        prepare(result: {root: {source?: {input: {file?: string}}}}) {
          const file = result.root.source?.input.file ?? '';
          if (UNUSED_STYLES.some((part) => file.includes(part))) {
            return {Once: (root: Root) => root.removeAll()};
          }
          const Once = (root: Root) => {
            if (file.endsWith(LATE_SHEET)) {
              root.prepend(infima.clone().nodes.filter(isLate));
            }
            inlineConstants(INFIMA.test(file) ? dropReplaced(root) : root, constants);
          };
          return INFIMA.test(file) ? {...purge, Once} : {Once};
        },
      });
      return options;
    },
  };
}
