import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse, type ChildNode, type Plugin as PostCssPlugin, type Root} from 'postcss';
import {globSync} from 'tinyglobby';
import {SiteError} from '../../lib/node/site-error';
import {constantsOf, inlineConstants} from './constants';

const INFIMA = /[\\/]infima[\\/]/;

/** All of it, as theme-classic loads it. */
const INFIMA_SHEET = 'node_modules/infima/dist/css/default/default.css';

const THEME = 'node_modules/@docusaurus/{theme-classic,theme-common}/lib';
const OWN = '{features,lib,src}';
const CODE = [`${THEME}/**/*.js`, `${OWN}/**/*.{ts,tsx}`];
const PAGES = '{docs,versioned_docs,learningLab,Ecosystem,blog,src}/**/*.mdx';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Parts of the theme that this site has turned off or never uses. */
const UNUSED_PARTS = words('Blog CodeBlock DocBreadcrumbs DocCard* DocCategory*').map(
  (part) => `**/theme/${part}/**`,
);

/**
 * Styles of parts of the theme that are bundled and never appear here: posts have no authors, sidebars no button to hide
 * them and no HTML, the logo in the footer is no link, and `<Details>` is the plain element.
 */
const UNUSED_STYLES =
  /theme-common.lib.components.Details|theme-classic.lib.theme.(?:Blog.*Author|Details[\\/]|DocRoot.*ExpandButton|DocSidebar.*CollapseButton|DocSidebarItem.Html|EditMetaRow|Footer.Logo|Icon.(?:Edit|Socials)|Navbar.ColorModeToggle|NavbarItem.Locale|Tag[\\/])/;

/** Elements that Markdown makes, so that no source names them. */
const MARKDOWN_ELEMENTS = words(`
  a blockquote code dd details dl dt em h1 h2 h3 h4 h5 h6 hr iframe img li mark markdown ol
  p pre strong sub summary sup table tbody td th thead tr ul video
`);

/** The phone menu, but for the backdrop that every page has; features/design/application.deferred.css begins with its rules. */
const DEFERRED_LOOKS = /^navbar-sidebar(?!__backdrop)/;
const DEFERRED_SHEET = 'application.deferred.css';

/**
 * Classes that sources name, and whose looks no purge can tell to be useless: those that the site replaces whole
 * (features/design), and those of settings that it does not have.
 */
const REPLACED_LOOKS = new RegExp(
  `^(?:${words(`
    alert badge breadcrumbs button card close$ col--offset col--4 col--6 col--8 col--12 container--fluid footer--
    footer__link-separator hero margin-right--md navbar--dark navbar--primary pagination shadow--
    tabs--block tabs__item--active
  `).join('|')})`,
);

/** How rules begin that features/design/content.css and the styles.css of features/code-blocks and features/tables set anew, with all they say. */
const REPLACED_RULES = /^(?:(?:kbd|pre|table)\b|\.markdown (?:h1|> h[23]))/;

function isReplaced(selector: string): boolean {
  const [name = ''] = /(?<=^\.)[\w-]+/.exec(selector) ?? [];
  return REPLACED_RULES.test(selector) || REPLACED_LOOKS.test(name);
}

function dropReplaced(infima: Root): Root {
  infima.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !isReplaced(selector));
    if (rule.selector === '') rule.remove();
  });
  return infima;
}

/** A file of the project, by its path in it. */
interface Source {
  file: string;
  text: string;
}

/** Classes that a page itself names. */
const classesIn = (page: string): string[] =>
  [...page.matchAll(/\bclass(?:Name)?="([^"]*)"/g)].flatMap(([, names]) => words(names!));

const variablesIn = (texts: readonly Source[]): string[] =>
  texts.flatMap(({text}) => text.match(/--ifm-[\w-]+/g) ?? []);

/** @throws SiteError for a class of a page that has lost its look here */
export function checkClasses(pages: readonly Source[], sheets: readonly Source[]): void {
  for (const {file, text} of pages) {
    const lost = classesIn(text).find(
      (name) =>
        REPLACED_LOOKS.test(name) &&
        !sheets.some(({text: css}) => new RegExp(`\\.${name}(?![\\w-])`).test(css)),
    );
    if (lost) {
      throw new SiteError(
        file,
        `the class "${lost}" has no look here; use another, or take it out of REPLACED_LOOKS in pipeline/lean-infima/plugin.ts`,
      );
    }
  }
}

/**
 * Leaves out of Infima, the theme's CSS framework, the rules and variables that neither the theme nor the site uses, and
 * writes out its variables that never change.
 */
export default function leanInfimaPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-infima',
    configurePostCss(options) {
      const read = (...patterns: string[]): Source[] =>
        globSync(patterns, {cwd: siteDir, ignore: UNUSED_PARTS}).map((file) => ({
          file,
          text: readFileSync(path.join(siteDir, file), 'utf8'),
        }));
      const scripts = variablesIn(read(...CODE));
      const sheets = read(`${THEME}/**/*.css`, `${OWN}/**/*.css`);
      checkClasses(read(PAGES), sheets);
      // What never shows makes no variable vary.
      const infima = dropReplaced(parse(readFileSync(path.join(siteDir, INFIMA_SHEET), 'utf8')));
      const constants = constantsOf([infima, ...sheets.map(({text}) => parse(text))], scripts);
      const isDeferred = (node: ChildNode): boolean =>
        node.type === 'rule' && DEFERRED_LOOKS.test(node.selector.slice(1));
      const purge = purgeCss({
        content: [...CODE, PAGES].map((glob) => path.join(siteDir, glob)),
        extractors: [{extensions: ['mdx'], extractor: classesIn}],
        skippedContentGlobs: UNUSED_PARTS,
        blocklist: [DEFERRED_LOOKS],
        variables: true,
        safelist: {standard: MARKDOWN_ELEMENTS, variables: [...scripts, ...variablesIn(sheets)]},
      }) as PostCssPlugin;

      options.plugins.push({
        postcssPlugin: 'lean-infima',
        prepare(result: {root: {source?: {input: {file?: string}}}}) {
          const file = result.root.source?.input.file ?? '';
          if (UNUSED_STYLES.test(file)) {
            return {Once: (root: Root) => root.removeAll()};
          }
          const Once = (root: Root) => {
            if (file.endsWith(DEFERRED_SHEET)) {
              root.prepend(infima.clone().nodes.filter(isDeferred));
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
