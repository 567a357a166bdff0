import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {SiteError} from '../../lib/node/site-error';

const fail = (problem: string): never => {
  throw new SiteError('pipeline/lean-bundle/plugin.ts', problem);
};

/** A chunk of the registry: its name, what loads it, and the module's name, which is told while a page is rendered. */
const ENTRY = /"(\w+)": \[\(\) => import\(.*?\), "[^"]+", require\.resolveWeak\(.*?\)\]/g;

/**
 * Has the registry tell a chunk's own name where it tells the name of a module: the client has no use for either, and
 * rendering finds a chunk's files by it.
 *
 * @param source Docusaurus' generated `registry.js`
 * @throws SiteError if it has another form
 */
export function leanRegistry(source: string): string {
  const lean = source.replace(ENTRY, (entry, name: string) =>
    entry.replace(/(?<=\), )"[^"]+"/, `"${name}"`),
  );
  return lean !== source && lean.match(ENTRY)?.length === lean.match(/import\(/g)?.length
    ? lean
    : fail('Docusaurus generates registry.js in another form: adapt leanRegistry');
}

/**
 * Leaves out of a docs version the titles and descriptions of all its pages: only the theme's cards
 * of docs read them (`DocCardList`), which these docs do not use.
 *
 * @param source the generated file of a docs version
 * @throws SiteError if it has another form
 */
export function leanDocsVersion(source: string): string {
  const data = JSON.parse(source) as {version?: {docs?: object}};
  if (!data.version) {
    return source;
  }
  return data.version.docs
    ? JSON.stringify({...data, version: {...data.version, docs: {}}})
    : fail('Docusaurus generates docs versions in another form: adapt leanDocsVersion');
}

/** Rewrites the files that Docusaurus has generated for a build, before the bundler reads them. */
function leanGenerated(generatedFilesDir: string): void {
  const rewrite = (file: string, lean: (source: string) => string): void => {
    const place = path.join(generatedFilesDir, file);
    writeFileSync(place, lean(readFileSync(place, 'utf8')));
  };
  rewrite('registry.js', leanRegistry);
  globSync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir}).forEach(
    (version) => rewrite(version, leanDocsVersion),
  );
}

/** The only module of the client that asks for tslib, in the project's folder. */
export const TSLIB_IMPORTER = 'node_modules/@docusaurus/utils-common/lib/index.js';

/**
 * Has a module get the one helper of tslib that it wants, in place of all.
 *
 * @param importer absolute path of compiled code that requires tslib
 * @throws SiteError if it wants others, which would be missing in the browser
 */
export function leanTslib(importer: string): object {
  const helpers = readFileSync(importer, 'utf8').match(/(?<=\btslib_\d+\.)\w+/g) ?? [];
  return helpers.length > 0 && helpers.every((helper) => helper === '__importDefault')
    ? {test: importer, resolve: {alias: {tslib$: path.join(__dirname, 'tslib.client.ts')}}}
    : fail(
        `${importer} wants other helpers of tslib: take leanTslib out, or adapt tslib.client.ts`,
      );
}

/** The theme's CSS framework, by the path that the theme loads it from. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Styles that only pages load that have the part: by their name, and those of the theme's blog. */
const LAZY_STYLES = /\.lazy(?:\.module)?\.css$|[\\/]theme[\\/]Blog/;

/** Styles that only the running application shows: by their name, and those of parts that React makes. */
const DEFERRED_STYLES =
  /\.deferred(?:\.module)?\.css$|nprogress\.css$|errorBoundary|DropdownNavbarItem[\\/]Mobile/;

/**
 * Has Chromium compile the whole application beside the page's work, in place of each function as it is first called: its
 * first task takes 200 ms in place of 240 (of 1 s until it is hydrated) on a processor four times slower.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

interface StyleModule {
  nameForCondition?: () => string | null | undefined;
}

const pathOf = (module: StyleModule): string => module.nameForCondition?.() ?? '';

const isNamed =
  (pattern: RegExp) =>
  (module: StyleModule): boolean =>
    pattern.test(pathOf(module));

/** A file for each lazy stylesheet, and one for the blog, so that pages share what they have in common. */
function lazyFileOf(module: StyleModule): string {
  const [folder, file] = pathOf(module).split(/[\\/]/).slice(-2);
  return isNamed(/(?:features|theme)[\\/]blog/i)(module)
    ? 'blog'
    : `${folder}-${file?.split('.')[0]}`;
}

/** Has readers load less of what Docusaurus bundles for them; see README.md. */
export default function leanBundlePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const isBuild = process.env.NODE_ENV === 'production';
      if (isBuild) {
        leanGenerated(generatedFilesDir);
      }
      return {
        module: {rules: [leanTslib(path.join(siteDir, TSLIB_IMPORTER))]},
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus gathers the CSS of all chunks in this group.
              styles: {test: (module: StyleModule) => !isNamed(LAZY_STYLES)(module)},
              lazy: {
                name: lazyFileOf,
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 60,
                test: isNamed(LAZY_STYLES),
              },
              // In a file of its own, which pipeline/page-template.ts names among those of the application.
              deferred: {
                name: 'deferred',
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 60,
                test: isNamed(DEFERRED_STYLES),
              },
            },
          },
          // A chunk's name is its id then, so that the client needs no table from one to the other.
          ...(isBuild && {chunkIds: 'named' as const}),
        },
        // Each page names some twelve of these files.
        ...(isBuild && {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}),
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            INFIMA,
            path.join(siteDir, 'features/design/infima.css'),
          ),
          new currentBundler.instance.BannerPlugin({
            banner: COMPILE_HINT,
            raw: true,
            include: /[\\/]main\.\w+\.js$/,
            // After minification, which takes comments out, and before hashes.
            stage: currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
