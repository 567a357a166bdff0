import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {leanDocsVersion, leanSiteConfig} from './data';
import {leanRegistry, readRegistry, shortNames} from './registry';
import {leanChunkNames, leanRoutes, routesWithOwnHash} from './routes';

/** Turns one of Docusaurus' generated files into a smaller one that the client reads the same way. */
type Slim = (source: string) => string;

/**
 * Writes the smaller files, and maps what the client asks for to what it gets.
 *
 * @throws SiteError if Docusaurus generates one of them in another form: nothing is made smaller then
 */
function writeLeanFiles(generatedFilesDir: string): ReadonlyMap<string, string> {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const ownHash = routesWithOwnHash(read('routesChunkNames.json'));
  const registry = readRegistry(read('registry.js'));
  const names = shortNames(registry);
  const versions = globSync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir});

  const lean: [request: string, file: string, slim: Slim][] = [
    ['registry', 'registry.js', () => leanRegistry(registry, names)],
    ['routes', 'routes.js', (source) => leanRoutes(source, ownHash)],
    [
      'routesChunkNames',
      'routesChunkNames.json',
      (source) => leanChunkNames(source, ownHash, names),
    ],
    ['docusaurus.config', 'docusaurus.config.mjs', leanSiteConfig],
    ...versions.map((file): [string, string, Slim] => [file, file, leanDocsVersion]),
  ];
  return new Map(
    lean.map(([request, file, slim]) => {
      const target = path.join(generatedFilesDir, 'lean-generated', file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, slim(read(file)));
      return [`@generated/${request}`, target];
    }),
  );
}

/**
 * Gives the client smaller forms of the files that Docusaurus generates for it, so that each page
 * of the site costs readers of all others half as much. Rendering on the server and
 * `docusaurus start` keep the originals. See README.md.
 */
export default function leanGeneratedPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-generated',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const leanFiles = writeLeanFiles(generatedFilesDir);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\//, (module: {request: string}) => {
            module.request = leanFiles.get(module.request) ?? module.request;
          }),
        ],
        // A chunk's name is its id then, so that the client needs no table from one to the other.
        optimization: {chunkIds: 'named'},
      };
    },
  };
}
