import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageProject, ProjectFile} from 'sample-checker';
import {indexHtml} from './index-html';
import {manifestOf} from './manifest';
import {partsOf, stem} from './parts';
import type {ProjectBase, ProjectPage} from './place';
import {readmeOf} from './readme';

const TEMPLATES = path.join(__dirname, 'template');
const template = (name: string): string => readFileSync(path.join(TEMPLATES, name), 'utf8');

/** Declares `localNetwork` for set-up files. */
const DECLARATIONS = path.join(
  __dirname,
  '../../packages/sample-checker/ambient/local-network.d.ts',
);

/** Set-up files by the names of the files that they are for. One sets up what modules need that its program imports. */
function setUpFiles(files: readonly ProjectFile[]): Map<string, string> {
  const setUps = new Map<string, string>();
  const add = (file: ProjectFile): boolean => {
    if (setUps.has(file.name)) return true;
    const below = files.filter(
      (other) => other !== file && file.code.includes(`'./${stem(other.name)}'`) && add(other),
    );
    const lines = [
      ...below.map((other) => `import './${stem(other.name)}';`),
      ...(file.setUp === undefined ? [] : [file.setUp, 'export {};']),
    ];
    if (lines.length > 0) setUps.set(file.name, `${lines.join('\n\n')}\n`);
    return lines.length > 0;
  };
  files.filter(({kind}) => kind === 'program').forEach(add);
  return setUps;
}

/**
 * The files of a project by their names.
 *
 * @returns what the page shows, and what makes a project of it
 */
export function projectFiles(
  project: PageProject,
  page: ProjectPage,
  base: ProjectBase,
): Map<string, string> {
  const parts = partsOf(project);
  const {app, secrets} = parts;
  const files = new Map<string, string>([
    ['README.md', readmeOf(project, parts, page, base)],
    ['package.json', `${JSON.stringify(manifestOf(project, parts, page, base), null, 2)}\n`],
    ['tsconfig.json', base.settings['tsconfig.json']],
    ['.env.example', [...secrets].map(([name, words]) => `# ${words}\n${name}=\n`).join('')],
    ['local.mjs', template('local.mjs')],
    ['.gitignore', 'node_modules/\ndist/\n.env\n'],
  ]);
  if (secrets.size === 0) files.delete('.env.example');
  if (parts.main === undefined) files.delete('local.mjs');
  if (app.length > 0) {
    files.set('vite.config.js', base.settings['vite.config.js']);
    files.set('local/vite.config.js', template('vite.config.js'));
    files.set('index.html', indexHtml(page, app));
  }
  for (const {name, code} of project.files) files.set(name, `${code}\n`);
  const setUps = setUpFiles(project.files);
  setUps.forEach((text, name) => files.set(`local/${name}`, text));
  if (setUps.size > 0) files.set('local/local-network.d.ts', readFileSync(DECLARATIONS, 'utf8'));
  return files;
}
