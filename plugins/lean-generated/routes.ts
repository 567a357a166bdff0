/** What stands for the hash of a route that needs none; Docusaurus wants at least one character. */
export const NO_HASH = '0';

const PAGE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: ("[^"]+"))?\s*\}/g;

const HELPER = `
const page = (path, hash, sidebar) => ({
  path,
  component: ComponentCreator(path, hash),
  exact: true,
  ...(sidebar && {sidebar}),
});
`;

/** The path in a key of `routesChunkNames.json`, which is followed by the route's hash. */
export const pathOf = (key: string): string => key.replace(/-\w+$/, '');

/**
 * Finds the paths that several routes share, such as those of a docs version and of its layout:
 * they need the hash that tells them apart.
 *
 * @param chunkNames Docusaurus' generated `routesChunkNames.json`
 */
export function routesWithOwnHash(chunkNames: string): ReadonlySet<string> {
  const paths = Object.keys(JSON.parse(chunkNames) as object).map(pathOf);
  return new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
}

/**
 * Writes each page's route as a call instead of an object, and without its hash where the path
 * alone is enough.
 *
 * @param source Docusaurus' generated `routes.js`
 * @param ownHash the paths that several routes share
 */
export function leanRoutes(source: string, ownHash: ReadonlySet<string>): string {
  return source
    .replace(PAGE, (_route, path: string, hash: string, sidebar?: string) => {
      const leanHash = ownHash.has(path) ? hash : NO_HASH;
      return `page('${path}', '${leanHash}'${sidebar ? `, ${sidebar}` : ''})`;
    })
    .replace('export default', `${HELPER}\nexport default`);
}
