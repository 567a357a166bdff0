import {FRAMEWORKS, frameworkApps} from './frameworks';
import {manifestOf} from './manifest';
import {partsOf} from './parts';
import type {PageProject} from 'sample-checker';
import type {ProjectBase, ProjectPage} from './place';

/** Folder of the page's files: a framework's app has a `lit.js` of its own. */
const FOLDER = 'page';

/** Its compiler gives what `import()` loads of a package in CommonJS no names, but keeps those of a module. */
const SPLITS_COMMON_JS = 'remix';

interface Manifest {
  dependencies: Record<string, string>;
}

/** The package.json of an app with what a page's files need. The framework decides on React's version. */
function withPage(text: string, manifest: ReturnType<typeof manifestOf>): string {
  const app = JSON.parse(text) as Manifest;
  // The framework brings its own bundler, and no program is run.
  const tools = Object.entries(manifest.devDependencies).filter(
    ([name]) => name !== 'vite' && name !== 'tsx',
  );
  const merged = {
    ...app,
    dependencies: {...manifest.dependencies, ...app.dependencies},
    devDependencies: Object.fromEntries(tools),
    overrides: manifest.overrides,
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/** A package that code loads on demand. */
const ON_DEMAND = /(?<=const \{ (\w+) \} = await import\()'(@lit-protocol\/[^']+)'/;

/** The files of a page in an app. */
function pageFiles(id: string, files: PageProject['files']): [name: string, text: string][] {
  return files.flatMap(({name, code}) => {
    const [, names, from] = (id === SPLITS_COMMON_JS && ON_DEMAND.exec(code)) || [];
    if (names === undefined) return [[name, `${code}\n`]];
    return [
      [name, `${code.replace(ON_DEMAND, `'./sdk.ts'`)}\n`],
      ['sdk.ts', `export { ${names} } from '${from}';\n`],
    ];
  });
}

/**
 * The React component of a page in the apps of frameworks with React, by their names.
 *
 * @param root the project's folder
 * @returns nothing for a page without an `App.tsx`
 */
export function pageApps(
  root: string,
  project: PageProject,
  page: ProjectPage,
  base: ProjectBase,
): Map<string, Map<string, string>> {
  if (!project.files.some(({name}) => name === 'App.tsx')) return new Map();
  const manifest = manifestOf(project, partsOf(project), page, base);
  const own = project.files.filter(({name}) => /\.tsx?$/.test(name));
  const withReact = [...frameworkApps(root, base)].filter(([, files]) => files.has('App.jsx'));
  return new Map(
    withReact.map(([id, files]) => {
      const app = new Map(files);
      app.set('App.jsx', `export { default } from './${FOLDER}/App.tsx';\n`);
      app.set('package.json', withPage(files.get('package.json')!, manifest));
      app.set('tsconfig.json', base.settings['tsconfig.json']);
      const hasPageAlone = FRAMEWORKS[id]!.server === undefined;
      if (hasPageAlone) app.delete('lit.js');
      const readme = files.get('README.md')!.split('\n');
      const lines = readme.filter((line) => !hasPageAlone || !line.startsWith('`lit.js`'));
      const shown = `It shows \`${FOLDER}/App.tsx\`, from <${page.address}>.`;
      app.set('README.md', `${lines.join('\n')}\n${shown}\n`);
      for (const [name, text] of pageFiles(id, own)) app.set(`${FOLDER}/${name}`, text);
      return [id, app];
    }),
  );
}
