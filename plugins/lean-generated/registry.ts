const CHUNK =
  /^(\s*)"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\2" \*\/ (.+)\), "[^"]+", (require\.resolveWeak\(.+\))\](,?(?:};)?)$/gm;

/** What a chunk's name is cut to, where that is unique. */
const NAME_LENGTH = 3;

/**
 * Finds a short name for each chunk: the first characters of its own, so that a page that is added
 * renames no other.
 *
 * @param registry Docusaurus' generated `registry.js`
 * @returns short names by the names that Docusaurus gave
 */
export function shortNames(registry: string): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const [, , name] of registry.matchAll(CHUNK)) {
    let length = NAME_LENGTH;
    while (taken.has(name!.slice(0, length)) && length < name!.length) {
      length += 1;
    }
    taken.add(name!.slice(0, length));
    short.set(name!, name!.slice(0, length));
  }
  return short;
}

/**
 * Gives the chunks their short names, and empties the names of their modules: only rendering on the
 * server reads those.
 *
 * @param source Docusaurus' generated `registry.js`
 * @param names from `shortNames`
 */
export function leanRegistry(source: string, names: ReadonlyMap<string, string>): string {
  return source.replace(CHUNK, (_entry, indent, name: string, module, weak, end) => {
    const short = names.get(name);
    return `${indent}"${short}": [() => import(/* webpackChunkName: "${short}" */ ${module}), "", ${weak}]${end}`;
  });
}
