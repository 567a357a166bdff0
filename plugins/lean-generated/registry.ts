import * as z from 'zod';
import {readGenerated} from './evaluate';

/** What a chunk's name is cut to, where that is unique. */
const NAME_LENGTH = 3;

/** By chunk name: the module that the chunk is loaded for. */
export type Registry = Readonly<Record<string, string>>;

/** A function that loads the module, which is null as data; its name; its id without loading it. */
const entry = z
  .tuple([z.null(), z.string(), z.string()])
  .refine(([, name, weak]) => name === weak, 'names another module than it looks up');

/**
 * Reads which module each chunk is for.
 *
 * @param source Docusaurus' generated `registry.js`
 * @throws SiteError if it has another form
 */
export function readRegistry(source: string): Registry {
  const read = readGenerated('registry.js', source, z.record(z.string(), entry), {
    require: {resolveWeak: (module: string) => module},
  });
  return Object.fromEntries(Object.entries(read).map(([chunk, [, module]]) => [chunk, module]));
}

/**
 * Finds a short name for each chunk: the first characters of its own, so that a page that is added renames no other.
 *
 * @returns short names by the names that Docusaurus gave
 */
export function shortNames(registry: Registry): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of Object.keys(registry)) {
    let length = NAME_LENGTH;
    while (taken.has(name.slice(0, length)) && length < name.length) {
      length += 1;
    }
    taken.add(name.slice(0, length));
    short.set(name, name.slice(0, length));
  }
  return short;
}

/**
 * Writes the registry with short names of chunks, and without the names of modules, which only rendering on the server
 * reads.
 */
export function leanRegistry(registry: Registry, names: ReadonlyMap<string, string>): string {
  const entries = Object.entries(registry).map(([chunk, module]) => {
    const [name, request] = [JSON.stringify(names.get(chunk)), JSON.stringify(module)];
    return `${name}: [() => import(/* webpackChunkName: ${name} */ ${request}), "", require.resolveWeak(${request})],`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/**
 * Writes the registry for rendering on the server, which tells Docusaurus the second part of each entry a page uses: here
 * the name of the chunk, under which the client's build knows its file. So pages can name the files of their chunks.
 */
export function serverRegistry(registry: Registry, names: ReadonlyMap<string, string>): string {
  const entries = Object.entries(registry).map(([chunk, module]) => {
    const request = JSON.stringify(module);
    return `${JSON.stringify(chunk)}: [() => import(${request}), ${JSON.stringify(names.get(chunk))}, require.resolveWeak(${request})],`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}
