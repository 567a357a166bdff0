import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {documentOf} from './documents';
import {buildDir, type BuiltPage} from './site';

type Chunks = string | readonly Chunks[] | {readonly [place: string]: Chunks};

/** The route tables that the client was built with; see plugins/lean-generated. */
const generated = path.resolve(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'lean-generated',
);
const read = (file: string): string => readFileSync(path.join(generated, file), 'utf8');

function readRoutes(): RouteConfig[] {
  const code = read('routes.js').replace(/^import .*$/m, '');
  const context: {routes: RouteConfig[]; ComponentCreator: unknown} = {
    routes: [],
    ComponentCreator: (route: string, hash: string) => `${route}-${hash}`,
  };
  runInNewContext(code.replace('export default', 'routes ='), context);
  return context.routes;
}

const routes = readRoutes();
const chunksByRoute = JSON.parse(read('routesChunkNames.json')) as Record<string, Chunks>;
/** Modules that became part of the main file have no file of their own. */
const fileOfChunk = new Map(
  readdirSync(path.join(buildDir, 'assets/js')).map((name) => [
    name.split('.')[0]!,
    `assets/js/${name}`,
  ]),
);

const namesIn = (chunks: Chunks): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** The files of a page, relative to the build folder, each once. */
export interface PageFiles {
  /** What a reader who only reads is sent: the HTML, styles, images. */
  readonly toRead: readonly string[];
  /** What comes once the reader does more: the application and the chunks of the page's routes. */
  readonly toWork: readonly string[];
}

/**
 * The files that a first visit to a page fetches.
 *
 * @throws Error for a page whose content has no chunk: the route tables are those of another build
 */
export function filesOf(page: BuiltPage): PageFiles {
  const $ = documentOf(page);
  const valuesOf = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute)!);
  const inBuild = (addresses: readonly string[]): string[] =>
    addresses
      .filter((address) => address.startsWith('/'))
      .map((address) => decodeURI(address.slice(1)));
  const toRead = inBuild([
    ...valuesOf('script[src], img[src]', 'src'),
    ...valuesOf('link[rel="stylesheet"], link[rel="icon"], link[rel="preload"]', 'href'),
  ]);
  const application = inBuild(
    valuesOf('meta[name="application-files"]', 'content').join(' ').split(' '),
  );
  const chunks = matchRoutes(routes, page.route)
    .flatMap(({route}) => namesIn(chunksByRoute[String(route.component)] ?? []))
    .flatMap((name) => fileOfChunk.get(name) ?? []);
  if (chunks.length === 0 || application.length === 0) {
    throw new Error(`${generated} knows no chunks of ${page.route}; build the site again`);
  }
  return {
    toRead: [...new Set([page.file, ...toRead])],
    toWork: [...new Set([...application, ...chunks])],
  };
}
