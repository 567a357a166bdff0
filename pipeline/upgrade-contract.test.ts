// Everything that leans on insides of Docusaurus, Rspack, TypeScript or the theme, by who leans on it. A line that fails
// says what has changed with an upgrade, and where to look.
import {mkdtempSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {expect, it, vi} from 'vitest';
import {recompileAfter} from '../lib/node/bundler-cache';
import {leanRegistry, leanTslib, TSLIB_IMPORTER} from './lean-bundle/plugin';

const PACKAGES = path.resolve(__dirname, '../node_modules');
const CORE = '@docusaurus/core/lib';
const THEME = '@docusaurus/theme-classic/lib';
const COMMON = '@docusaurus/theme-common/lib';
const DOCS = '@docusaurus/plugin-content-docs/lib';

const read = (file: string): string => readFileSync(path.join(PACKAGES, file), 'utf8');

/** The text that a file has to hold. */
it.each<[who: string, what: string, file: string, text: RegExp]>([
  // Bundling
  [
    'pipeline/lean-bundle/plugin.ts',
    'the CSS of all chunks is gathered in the group "styles" of css/mini-extract',
    `${CORE}/webpack/base.js`,
    /styles: \{\s+name: 'styles',\s+type: .*'css\/mini-extract'/,
  ],
  [
    'pipeline/lean-bundle/plugin.ts',
    'docs versions keep their pages under "docs", which only useDocById reads',
    `${DOCS}/client/docsUtils.js`,
    /export function useDocById\(id\) \{[^}]*\}?[^]*?const doc = version\.docs\[id\];/,
  ],
  [
    'pipeline/lean-bundle/plugin.ts',
    'the files of a page are found by the names that the registry tells while it is rendered',
    `${CORE}/ssg/ssgTemplate.js`,
    /getBundles\)\(manifest, modulesToBeLoaded\)/,
  ],
  [
    'lib/node/bundler-cache.ts',
    'the persistent cache is experiments.cache, unless DOCUSAURUS_NO_PERSISTENT_CACHE is set',
    `${CORE}/webpack/base.js`,
    /DOCUSAURUS_NO_PERSISTENT_CACHE\) \{\s+experiments\.cache = \{[^;]*buildDependencies/,
  ],
  [
    'lib/node/built-pages.ts',
    'postBuild of all plugins starts before any is waited for, with the same props',
    `${CORE}/commands/build/buildLocale.js`,
    /Promise\.all\(plugins\.map\(async \(plugin\) => \{[^]*?plugin\.postBuild\(\{\s+\.\.\.props/,
  ],
  [
    'lib/node/fences.ts',
    'the meta string of a fence is the property "metastring" of its code',
    '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js',
    /hProperties\.metastring = node\.meta/,
  ],
  // The page around the application
  [
    'pipeline/page-template.ts',
    'the template is given these values',
    `${CORE}/ssg/ssgTemplate.js`,
    /appHtml,\s+baseUrl,\s+htmlAttributes,\s+bodyAttributes,\s+headTags,\s+preBodyTags,\s+postBodyTags,\s+metaAttributes,\s+scripts,\s+stylesheets,/,
  ],
  [
    'pipeline/page-template.ts',
    "the script of the colour mode is the theme's first inline script, and names docusaurus-theme",
    `${THEME}/inlineScripts.js`,
    /ThemeQueryStringKey = 'docusaurus-theme'/,
  ],
  [
    'pipeline/page-template.ts',
    'the sprite of icons is hidden by a style attribute',
    `${THEME}/index.js`,
    /style: 'display: none;'/,
  ],
  [
    'pipeline/page-template.ts',
    'the skip link leads to #__docusaurus_skipToContent_fallback',
    `${COMMON}/utils/skipToContentUtils.js`,
    /'__docusaurus_skipToContent_fallback'/,
  ],
  // The application that comes late
  [
    'pipeline/deferred-app',
    'the root says data-has-hydrated once React works the page',
    `${CORE}/client/hasHydratedDataAttribute.js`,
    /data-has-hydrated=\{isBrowser\}/,
  ],
  [
    'pipeline/deferred-app, pipeline/router.client.ts',
    'the application sets window.docusaurus, which can prefetch',
    `${CORE}/client/clientEntry.js`,
    /window\.docusaurus = docusaurus/,
  ],
  [
    'features/failures/recover-from-failed-chunk.client.tsx',
    'window.docusaurusRoot is set once the first page is hydrated',
    `${CORE}/client/clientEntry.js`,
    /window\.docusaurusRoot = ReactDOM\.hydrateRoot/,
  ],
  [
    'pipeline/deferred-app/client/colour-mode.ts',
    'the colour mode is kept under "theme" and shown by data-theme and data-theme-choice',
    `${THEME}/inlineScripts.js`,
    /`theme\$\{siteStorage\.namespace\}`[^]*'data-theme'[^]*'data-theme-choice'/,
  ],
  [
    'pipeline/deferred-app/client/needs.ts',
    'the chosen docs version is kept under docs-preferred-version-…',
    `${DOCS}/client/docsPreferredVersion.js`,
    /`docs-preferred-version-\$\{/,
  ],
  [
    'pipeline/deferred-app/client/needs.ts',
    'pages of a docs instance have the class plugin-id-…',
    `${COMMON}/utils/metadataUtils.js`,
    /`plugin-id-\$\{/,
  ],
  [
    'pipeline/deferred-app/client/controls.ts',
    'the button of the phone menu has the class navbar__toggle',
    `${THEME}/theme/Navbar/MobileSidebar/Toggle/index.js`,
    /navbar__toggle/,
  ],
  [
    'pipeline/deferred-app/client/controls.ts, features/design/shell.css',
    'the sidebar of docs has the class theme-doc-sidebar-container',
    `${COMMON}/utils/ThemeClassNames.js`,
    /theme-doc-sidebar-container/,
  ],
  // Parts of the theme that are wrapped or replaced
  [
    'features/navigation/close-menu-on-escape.client.ts',
    'menus of the navbar close at a touch elsewhere',
    `${THEME}/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js`,
    /addEventListener\('touchstart', handleClickOutside\)/,
  ],
  [
    'features/navigation/MobileSidebar.tsx',
    'the parts of the phone menu are inert while they are not shown',
    `${THEME}/theme/Navbar/MobileSidebar/Layout/index.js`,
    /navbar-sidebar__item[^]*inert|inert[^]*navbar-sidebar__item/,
  ],
  [
    'lib/node/site-pages.ts',
    'loaded content is found under docusaurus-plugin-content-docs',
    `${DOCS}/index.js`,
    /'docusaurus-plugin-content-docs'/,
  ],
])('%s: %s', (who, what, file, text) => {
  expect(text.test(read(file)), `${file} has changed. ${who} relies on this: ${what}.`).toBe(true);
});

it('pipeline/lean-bundle/plugin.ts: the registry of chunks is one that it can rewrite', async () => {
  const {generateRouteFiles} = (await import(
    path.join(PACKAGES, CORE, 'server/codegen/codegenRoutes.js')
  )) as {generateRouteFiles: (params: object) => Promise<void>};
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const modules = {content: '@site/docs/a.mdx'};
  const routes = [
    {path: '/a', component: '@theme/DocItem', exact: true, modules, plugin: {name: 'a', id: 'a'}},
  ];
  // Names of chunks are short in builds.
  vi.stubEnv('NODE_ENV', 'production');
  await generateRouteFiles({generatedFilesDir, routes});
  vi.unstubAllEnvs();
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const names = [...registry.matchAll(/"(\w+)": \[/g)].map(([, name]) => name!);
  expect(names).toHaveLength(2);
  names.forEach((name) => expect(leanRegistry(registry)).toContain(`), "${name}", require`));
});

it('pipeline/lean-bundle/plugin.ts: utils-common wants one helper of tslib', () => {
  expect(() => leanTslib(path.resolve(__dirname, '..', TSLIB_IMPORTER))).not.toThrow();
});

it('lib/node/bundler-cache.ts adds to the files that the cache depends on', () => {
  const files = ['/site/facts.json'];
  const config = {
    experiments: {cache: {type: 'persistent', buildDependencies: ['/site/config.ts']}},
  };
  expect(recompileAfter(config, files)).toEqual({experiments: {cache: {buildDependencies: files}}});
  expect(() => recompileAfter({cache: {type: 'persistent'}} as object, files)).toThrow(
    'lib/node/bundler-cache.ts: the bundler has no experiments.cache.buildDependencies',
  );
});

it('lib/browser/theme-internals.ts: the theme has each', () => {
  const own = readFileSync(path.resolve(__dirname, '../lib/browser/theme-internals.ts'), 'utf8');
  const names = /\{([^}]*)\}/.exec(own)![1]!.match(/\w+/g)!;
  const theme = read(`${COMMON}/internal.d.ts`);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(theme))).toEqual([]);
});

it('packages/sample-checker/compiler/hovers.ts: TypeScript prints types by these methods', () => {
  const checker = ts.createProgram([], {}).getTypeChecker() as unknown as Record<string, unknown>;
  for (const name of ['writeType', 'writeSymbol', 'writeSignature']) {
    expect(checker[name], `the type checker has no ${name}: drop printShortNames`).toBeTypeOf(
      'function',
    );
  }
});

it('@docusaurus/faster brings the Rspack that the README of lean-bundle is about', () => {
  const {version} = createRequire(path.join(PACKAGES, '@docusaurus/faster/package.json'))(
    '@rspack/core/package.json',
  ) as {version: string};
  expect(version, 'another Rspack: read its notes on experiments.cache and splitChunks').toMatch(
    /^1\./,
  );
});
