import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Metafile} from 'esbuild';

/** Folders of the npm packages that a bundle has parts of. */
const packagesIn = ({inputs}: Metafile): string[] => [
  ...new Set(
    Object.keys(inputs).flatMap(
      (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
    ),
  ),
];

/** The licence of a package; all of them ask to come with every copy. */
async function licenceOf(folder: string): Promise<string> {
  const {name, version, license} = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const names = ['LICENSE', 'license', 'LICENSE.md', 'LICENSE.txt'];
  const texts = await Promise.all(
    names.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')),
  );
  return `${name} ${version} (${license})\n\n${texts.find(Boolean) ?? ''}`;
}

/**
 * Writes the server into one file that needs Node alone, and the licences of what is in it beside it.
 *
 * @param folder where `cli.js` and `LICENSES.txt` go
 * @param home address of the site that the server answers from, unless it is given another
 */
export async function bundleServer(folder: string, home: string): Promise<void> {
  const {metafile} = await build({
    entryPoints: [path.join(__dirname, 'cli.ts')],
    outfile: path.join(folder, 'cli.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    metafile: true,
    define: {SITE_HOME: JSON.stringify(home)},
  });
  const licences = await Promise.all(packagesIn(metafile).sort().map(licenceOf));
  await writeFile(path.join(folder, 'LICENSES.txt'), licences.join('\n\n'));
}
