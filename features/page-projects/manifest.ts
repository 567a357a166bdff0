import type {PageProject, ProjectFile} from 'sample-checker';
import {isView, stem, type Parts} from './parts';
import {folderOf, type ProjectBase, type ProjectPage} from './place';

function scriptsOf({
  app,
  nodePrograms,
  main,
  tests,
  secrets,
  isTyped,
}: Parts): Record<string, string> {
  const commandOf = ({name}: ProjectFile): string =>
    secrets.size > 0 ? `tsx --env-file=.env ${name}` : `tsx ${name}`;
  const first = nodePrograms.find(({name}) => name === main);
  const start = first ? commandOf(first) : main === 'index.html' ? 'vite' : 'node local.mjs';
  return {
    ...Object.fromEntries(nodePrograms.map((file) => [stem(file.name), commandOf(file)])),
    ...(main !== undefined && {start, local: 'node local.mjs'}),
    ...(app.length > 0 && {dev: 'vite', build: 'vite build'}),
    ...(tests[0] && {test: `node local.mjs ${tests[0].name}`}),
    ...(isTyped && {types: 'tsc'}),
  };
}

/** The package.json of a project. */
export function manifestOf(
  project: PageProject,
  parts: Parts,
  page: ProjectPage,
  base: ProjectBase,
) {
  const {files} = project;
  const {named} = base.sdk.install;
  const tools = ['tsx', 'typescript', '@types/node', ...(parts.app.length > 0 ? ['vite'] : [])];
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const wanted = [
    ...files.flatMap(({packages}) => packages),
    ...project.packages,
    ...tools,
    ...(files.some(isView) ? react : []),
  ];
  const versions = (isWanted: (name: string) => boolean): Record<string, string> =>
    Object.fromEntries(
      [...new Set(wanted)].sort().flatMap((name) => {
        const version = named[name] ?? base.sdk.packages.get(name);
        return version !== undefined && isWanted(name) ? [[name, version]] : [];
      }),
    );
  const isTool = (name: string): boolean => tools.includes(name) || name.startsWith('@types/');
  const dependencies = versions((name) => !isTool(name));
  // The Testing pages connect to the usual ports by hand.
  const usesPorts = files.some(({code}) => code.includes('http://127.0.0.1:7470'));
  return {
    name: folderOf(page.address),
    private: true,
    type: 'module',
    main: parts.main,
    scripts: scriptsOf(parts),
    dependencies,
    devDependencies: versions(isTool),
    overrides: {
      // One copy of each class, although packages of 3.0.23 ask for others of 3.0.23.
      ...Object.fromEntries(
        Object.keys(dependencies)
          .filter((name) => name.startsWith('@lit-protocol/'))
          .map((name) => [name, `$${name}`]),
      ),
      // siwe cannot load later releases of its parser.
      siwe: {'@spruceid/siwe-parser': named['@spruceid/siwe-parser']},
    },
    localNetwork: {package: base.localNetwork, switches: usesPorts ? ['--port', '7470'] : []},
  };
}
