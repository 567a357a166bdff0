import {NO_HASH, pathOf} from './routes';

/** Chunk names by the place of what they bring: `{"__comp": "17896441", "items": [{…}]}`. */
type Chunks = string | Chunks[] | {[place: string]: Chunks};

function rename(chunks: Chunks, names: ReadonlyMap<string, string>): Chunks {
  if (typeof chunks === 'string') {
    return names.get(chunks) ?? chunks;
  }
  if (Array.isArray(chunks)) {
    return chunks.map((chunk) => rename(chunk, names));
  }
  return Object.fromEntries(
    Object.entries(chunks).map(([place, chunk]) => [place, rename(chunk, names)]),
  );
}

/**
 * Leaves the hash out of the keys whose path alone is enough, as `leanRoutes` does, and gives chunks
 * the names they have in `leanRegistry`.
 *
 * @param source Docusaurus' generated `routesChunkNames.json`
 * @param ownHash the paths that several routes share
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
