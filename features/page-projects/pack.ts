import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createTar} from 'nanotar';
import {folderOf, type ProjectPage} from './place';

/**
 * Packs the files of a project as a package whose command, which `npx` runs, writes them into a folder.
 *
 * @returns the tarball; the same files give the same bytes
 */
export function packProject(page: ProjectPage, files: ReadonlyMap<string, string>): Uint8Array {
  const manifest = {
    name: `lit-docs-${folderOf(page).toLowerCase()}`,
    version: '1.0.0',
    description: `The files of ${page.address}`,
    license: 'MIT',
    bin: 'create.cjs',
  };
  const entries: [name: string, text: string][] = [
    ['package.json', JSON.stringify(manifest)],
    ['create.cjs', readFileSync(path.join(__dirname, 'template/create.cjs'), 'utf8')],
    ...[...files].map(([name, text]): [string, string] => [`project/${name}`, text]),
  ];
  const tar = createTar(
    entries.map(([name, data]) => ({name: `package/${name}`, data})),
    {attrs: {mode: '644', uid: 0, gid: 0, mtime: 0}},
  );
  return gzipSync(tar, {level: 9});
}
