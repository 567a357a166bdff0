// Internals of Docusaurus, Rspack, TypeScript and the theme that our code depends on. After an upgrade, a failing test
// names the internal that changed and the code to look at.
import {mkdtempSync, readFileSync} from 'node:fs';
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

/** Our code and what it depends on, with the text in a package's file that proves it. */
const LEANED_ON: Readonly<Record<string, [file: string, text: RegExp]>> = {
  'lean-bundle: CSS of all chunks is gathered in the group "styles" of css/mini-extract': [
    `${CORE}/webpack/base.js`,
    /styles: \{\s+name: 'styles',\s+type: .*'css\/mini-extract'/,
  ],
  'lean-bundle: the theme loads its CSS framework from infima/dist/css': [
    `${THEME}/index.js`,
    /`infima\/dist\/css\/default\/default\$/,
  ],
  'lean-bundle: only useDocById reads the "docs" of a docs version': [
    `${DOCS}/client/docsUtils.js`,
    /export function useDocById\(id\) \{[^]*?const doc = version\.docs\[id\];/,
  ],
  'lean-bundle: the files of a page are found by the names that the registry tells': [
    `${CORE}/ssg/ssgTemplate.js`,
    /getBundles\)\(manifest, modulesToBeLoaded\)/,
  ],
  'lib/node/bundler-cache: there is a persistent cache unless DOCUSAURUS_NO_PERSISTENT_CACHE is set':
    [
      `${CORE}/webpack/base.js`,
      /DOCUSAURUS_NO_PERSISTENT_CACHE\) \{\s+experiments\.cache = \{[^;]*buildDependencies/,
    ],
  'lib/node/built-pages: all postBuild start before any is waited for, with the same routesPaths': [
    `${CORE}/commands/build/buildLocale.js`,
    /Promise\.all\(plugins\.map\(async \(plugin\) => \{[^]*?plugin\.postBuild\(\{\s+\.\.\.props/,
  ],
  'lib/node/fences: the meta string of a fence is the property "metastring" of its code': [
    '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js',
    /hProperties\.metastring = node\.meta/,
  ],
  'lib/node/site-pages: loaded content is found under docusaurus-plugin-content-docs': [
    `${DOCS}/index.js`,
    /'docusaurus-plugin-content-docs'/,
  ],
  'page-template: it is given these values': [
    `${CORE}/ssg/ssgTemplate.js`,
    /appHtml,\s+baseUrl,\s+htmlAttributes,\s+bodyAttributes,\s+headTags,\s+preBodyTags,\s+postBodyTags,\s+metaAttributes,\s+scripts,\s+stylesheets,/,
  ],
  'page-template: the inline script of the colour mode names docusaurus-theme': [
    `${THEME}/inlineScripts.js`,
    /ThemeQueryStringKey = 'docusaurus-theme'/,
  ],
  'page-template: a style attribute hides the sprite of icons': [
    `${THEME}/index.js`,
    /style: 'display: none;'/,
  ],
  'page-template: the skip link leads to #__docusaurus_skipToContent_fallback': [
    `${COMMON}/utils/skipToContentUtils.js`,
    /'__docusaurus_skipToContent_fallback'/,
  ],
  'deferred-app: the root says data-has-hydrated once React has hydrated the page': [
    `${CORE}/client/hasHydratedDataAttribute.js`,
    /data-has-hydrated=\{isBrowser\}/,
  ],
  'deferred-app, router: the application sets window.docusaurus, which prefetches': [
    `${CORE}/client/clientEntry.js`,
    /window\.docusaurus = docusaurus/,
  ],
  'deferred-app: the colour mode is kept as "theme…", and shown by data-theme and data-theme-choice':
    [
      `${THEME}/inlineScripts.js`,
      /`theme\$\{siteStorage\.namespace\}`[^]*'data-theme'[^]*'data-theme-choice'/,
    ],
  'deferred-app: the chosen docs version is kept as docs-preferred-version-…': [
    `${DOCS}/client/docsPreferredVersion.js`,
    /`docs-preferred-version-\$\{/,
  ],
  'deferred-app: pages of a docs instance have the class plugin-id-…': [
    `${COMMON}/utils/metadataUtils.js`,
    /`plugin-id-\$\{/,
  ],
  'deferred-app: the button of the phone menu has the class navbar__toggle': [
    `${THEME}/theme/Navbar/MobileSidebar/Toggle/index.js`,
    /navbar__toggle/,
  ],
  'deferred-app: the sidebar of docs has the class theme-doc-sidebar-container': [
    `${COMMON}/utils/ThemeClassNames.js`,
    /theme-doc-sidebar-container/,
  ],
  'features/failures: window.docusaurusRoot is set once the first page is hydrated': [
    `${CORE}/client/clientEntry.js`,
    /window\.docusaurusRoot = ReactDOM\.hydrateRoot/,
  ],
  'features/navigation: menus of the navbar close at a touch elsewhere': [
    `${THEME}/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js`,
    /addEventListener\('touchstart', handleClickOutside\)/,
  ],
  'features/navigation: the parts of the phone menu are inert while they are not shown': [
    `${THEME}/theme/Navbar/MobileSidebar/Layout/index.js`,
    /navbar-sidebar__item[^]*inert|inert[^]*navbar-sidebar__item/,
  ],
};

it.each(Object.entries(LEANED_ON))('%s', (what, [file, text]) => {
  expect(text.test(read(file)), `${file} has changed; look whether this still holds: ${what}`).toBe(
    true,
  );
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
  // Chunk names are hashed in production only.
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
