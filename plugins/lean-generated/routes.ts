import * as z from 'zod';
import {readGenerated} from './evaluate';

/** What stands for the hash of a route that needs none; Docusaurus wants at least one character. */
const NO_HASH = '0';

interface Route {
  path: string;
  /** Arguments of `ComponentCreator`: a path, and a hash unless it is the route for unknown paths. */
  component: string[];
  exact?: true;
  sidebar?: string;
  routes?: Route[];
}

const routeSchema: z.ZodType<Route> = z.lazy(() =>
  z.strictObject({
    path: z.string(),
    component: z.array(z.string()).min(1).max(2),
    exact: z.literal(true).optional(),
    sidebar: z.string().optional(),
    routes: z.array(routeSchema).optional(),
  }),
);

/** Chunk names by the place of what they bring: `{"__comp": "17896441", "items": [{…}]}`. */
type Chunks = string | Chunks[] | {[place: string]: Chunks};

/** The path in a key of `routesChunkNames.json`, which is followed by the route's hash. */
const pathOf = (key: string): string => key.slice(0, key.lastIndexOf('-'));

/**
 * Finds the paths that several routes share, such as those of a docs version and of its layout: they need the hash that
 * tells them apart.
 *
 * @param chunkNames Docusaurus' generated `routesChunkNames.json`
 */
export function routesWithOwnHash(chunkNames: string): ReadonlySet<string> {
  const paths = Object.keys(JSON.parse(chunkNames) as object).map(pathOf);
  return new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
}

/**
 * Writes each page's route as a call instead of an object, and without its hash where the path alone is enough.
 *
 * @param source Docusaurus' generated `routes.js`
 * @throws SiteError if it has another form
 */
export function leanRoutes(source: string, ownHash: ReadonlySet<string>): string {
  const routes = readGenerated('routes.js', source, z.array(routeSchema), {
    ComponentCreator: (...args: string[]) => args,
  });
  const json = JSON.stringify;
  const write = ({path, component, exact, sidebar, routes: children}: Route): string => {
    const [componentPath, hash] = component;
    if (exact && componentPath === path && hash !== undefined && !children) {
      const page = [path, ownHash.has(path) ? hash : NO_HASH, ...(sidebar ? [sidebar] : [])];
      return `page(${page.map((part) => json(part)).join(',')})`;
    }
    const rest = {path, ...(exact && {exact}), ...(sidebar && {sidebar})};
    return `{...${json(rest)},component:ComponentCreator(${component.map((part) => json(part)).join(',')})${children ? `,routes:[${children.map(write).join(',')}]` : ''}}`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
const page = (path, hash, sidebar) => ({
  path,
  component: ComponentCreator(path, hash),
  exact: true,
  ...(sidebar && {sidebar}),
});
export default [${routes.map(write).join(',')}];
`;
}

function rename(chunks: Chunks, names: ReadonlyMap<string, string>): Chunks {
  if (typeof chunks === 'string') {
    return names.get(chunks) ?? chunks;
  }
  return Array.isArray(chunks)
    ? chunks.map((chunk) => rename(chunk, names))
    : Object.fromEntries(
        Object.entries(chunks).map(([place, chunk]) => [place, rename(chunk, names)]),
      );
}

/**
 * Leaves the hash out of the keys whose path alone is enough, as `leanRoutes` does, and gives chunks the names they have
 * in `leanRegistry`.
 *
 * @param source Docusaurus' generated `routesChunkNames.json`
 * @param names from `shortNames`
 */
export function leanChunkNames(
  source: string,
  ownHash: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
): string {
  const entries = Object.entries(JSON.parse(source) as Record<string, Chunks>);
  const lean = entries.map(([key, chunks]) => {
    const path = pathOf(key);
    return [ownHash.has(path) ? key : `${path}-${NO_HASH}`, rename(chunks, names)] as const;
  });
  return JSON.stringify(Object.fromEntries(lean));
}
