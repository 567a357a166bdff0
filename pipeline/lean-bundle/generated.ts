import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {SiteError} from '../../lib/node/site-error';

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
  if (lean === source || lean.match(ENTRY)?.length !== lean.match(/import\(/g)?.length) {
    throw new SiteError(
      'pipeline/lean-bundle/plugin.ts',
      'Docusaurus generates registry.js in another form: adapt generated.ts',
    );
  }
  return lean;
}

/**
 * Leaves out of a docs version the titles and descriptions of all its pages: only the theme's cards
 * of docs read them (`DocCardList`), which these docs do not use.
 *
 * @param source the generated file of a docs version
 */
export function leanDocsVersion(source: string): string {
  const data = JSON.parse(source) as {version?: {docs?: object}};
  return JSON.stringify(
    data.version?.docs ? {...data, version: {...data.version, docs: {}}} : data,
  );
}

/** Rewrites the files that Docusaurus has generated for a build, before the bundler reads them. */
export function leanGenerated(generatedFilesDir: string): void {
  const rewrite = (file: string, lean: (source: string) => string): void => {
    const place = path.join(generatedFilesDir, file);
    writeFileSync(place, lean(readFileSync(place, 'utf8')));
  };
  rewrite('registry.js', leanRegistry);
  globSync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir}).forEach(
    (version) => rewrite(version, leanDocsVersion),
  );
}
