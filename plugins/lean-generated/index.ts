import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {leanDocsVersion, leanSiteConfig} from './data';
import {leanRegistry, readRegistry, serverRegistry, shortNames} from './registry';
import {leanChunkNames, leanRoutes, routesWithOwnHash} from './routes';

/** What the build asks for, the file that it gets instead, and what stands in it. */
type Replacement = readonly [request: string, file: string, source: string];

/**
 * The files for the client: smaller ones.
 *
 * @throws SiteError if Docusaurus generates one of them in another form: nothing is made smaller then
 */
function clientFiles(generatedFilesDir: string): Replacement[] {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const chunkNames = read('routesChunkNames.json');
  const ownHash = routesWithOwnHash(chunkNames);
  const registry = readRegistry(read('registry.js'));
  const names = shortNames(registry);
  const versions = globSync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir});
  return [
    ['registry', 'registry.js', leanRegistry(registry, names)],
    ['routes', 'routes.js', leanRoutes(read('routes.js'), ownHash)],
    ['routesChunkNames', 'routesChunkNames.json', leanChunkNames(chunkNames, ownHash, names)],
    ['docusaurus.config', 'docusaurus.config.mjs', leanSiteConfig(read('docusaurus.config.mjs'))],
    ...versions.map((file): Replacement => [file, file, leanDocsVersion(read(file))]),
  ];
}

/** The one for rendering: a registry that says how the client calls each chunk. */
function serverFiles(generatedFilesDir: string): Replacement[] {
  const registry = readRegistry(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
  return [['registry', 'registry.server.js', serverRegistry(registry, shortNames(registry))]];
}

/** Writes files, and maps what the build asks for to what it gets. */
function writeFiles(
  generatedFilesDir: string,
  replacements: readonly Replacement[],
): ReadonlyMap<string, string> {
  return new Map(
    replacements.map(([request, file, source]) => {
      const target = path.join(generatedFilesDir, 'lean-generated', file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, source);
      return [`@generated/${request}`, target];
    }),
  );
}

/**
 * Gives the client smaller forms of the files that Docusaurus generates for it, so that each page
 * of the site costs readers of all others half as much; and gives pages the names of their chunks' files. `docusaurus
 * start` keeps the originals. See README.md.
 */
export default function leanGeneratedPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-generated',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const files = writeFiles(
        generatedFilesDir,
        (isServer ? serverFiles : clientFiles)(generatedFilesDir),
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\//, (module: {request: string}) => {
            module.request = files.get(module.request) ?? module.request;
          }),
        ],
        ...(!isServer && {
          // A chunk's name is its id then, so that the client needs no table from one to the other.
          optimization: {chunkIds: 'named' as const},
          // Each page names some twelve of these files.
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        }),
      };
    },
  };
}
