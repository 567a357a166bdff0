import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createTar} from 'nanotar';
import {folderOf} from './place';

type Files = ReadonlyMap<string, string>;

/**
 * Packs the files of a project as a package whose command, which `npx` runs, writes them into a folder.
 *
 * @param address of the package, without its ending
 * @param apps other folders that the command can write, by the name that `--with` takes
 * @returns the tarball; the same files give the same bytes
 */
export function packProject(
  address: string,
  files: Files,
  apps: ReadonlyMap<string, Files> = new Map(),
): Uint8Array {
  const manifest = {
    name: `lit-docs-${folderOf(address).toLowerCase()}`,
    version: '1.0.0',
    description: `The files of ${address}`,
    license: 'MIT',
    bin: 'create.cjs',
  };
  const entries: [name: string, text: string][] = [
    ['package.json', JSON.stringify(manifest)],
    ['create.cjs', readFileSync(path.join(__dirname, 'template/create.cjs'), 'utf8')],
    ...[
      ['project', files] as const,
      ...[...apps].map(([app, own]) => [`apps/${app}`, own] as const),
    ].flatMap(([folder, own]) =>
      [...own].map(([name, text]): [string, string] => [
        // npm renames the file; create.cjs gives it back its dot.
        `${folder}/${name.replace('.gitignore', 'gitignore')}`,
        text,
      ]),
    ),
  ];
  const tar = createTar(
    entries.map(([name, data]) => ({name: `package/${name}`, data})),
    {attrs: {mode: '644', uid: 0, gid: 0, mtime: 0}},
  );
  return gzipSync(tar, {level: 9});
}
