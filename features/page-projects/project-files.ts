import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageProject, ProjectFile} from 'sample-checker';
import type {Sdk} from '../../packages/sdk-release/sdk';
import {escapeHtml} from '../../lib/any/html';
import {SiteError} from '../../lib/node/site-error';

/** The page of a project. */
export interface ProjectPage {
  title: string;
  description: string;
  /** With the origin, and without an ending: the package has the same address with `.tgz`. */
  address: string;
}

/** Parts that the projects of a docs version share. */
export interface ProjectBase {
  sdk: Sdk;
  /** `tsconfig.json` and `vite.config.js`, as the Installation page of the docs version shows them. */
  settings: Readonly<Record<'tsconfig.json' | 'vite.config.js', string>>;
  /** Address of the package of lit-local-network. */
  localNetwork: string;
  /** The page with a path in the repository. */
  pageOf: (file: string) => ProjectPage | undefined;
}

const TEMPLATES = path.join(__dirname, 'template');
const template = (name: string): string => readFileSync(path.join(TEMPLATES, name), 'utf8');

/** Declares `localNetwork` for set-up files. */
const DECLARATIONS = path.resolve('packages/sample-checker/ambient/local-network.d.ts');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The folder that a package makes: the last part of its page's address. */
export const folderOf = ({address}: ProjectPage): string => address.split('/').at(-1)!;

const IMPORTED =
  /(?:\bfrom|\bimport)\s*\(?\s*['"](?!node:)(?<name>(?:@[\w.-]+\/)?[a-z][\w.-]*)[^'"\n]*['"]/g;

const importsOf = (files: readonly ProjectFile[]): string[] =>
  files.flatMap(({code, setUp = ''}) =>
    [...`${code}\n${setUp}`.matchAll(IMPORTED)].map(({groups}) => groups!.name!),
  );

const isView = ({name}: ProjectFile): boolean => /\.[jt]sx$/.test(name);

/** It needs a browser, and so the app that Vite starts. */
const isForBrowser = (file: ProjectFile): boolean =>
  file.sample.environment === 'browser' || isView(file) || file.name.endsWith('.html');

const stem = (name: string): string => name.replace(/\.\w+$/, '');

/** Variables of the environment that programs read. */
const VARIABLES: Readonly<Record<string, string>> = {
  ACTION_CID: 'CID of the Lit Action on IPFS',
  ALCHEMY_API_KEY: 'from the dashboard of Alchemy',
  ALCHEMY_POLICY_ID: 'a gas policy, from the dashboard of Alchemy',
  ALARM_URL: 'address that takes a POST request when something fails',
  AUTH_SIG: 'JSON of a proof that a wallet has signed',
  LIT_RELAY_API_KEY: "key of Lit's relayer, from https://forms.gle/RNZYtGYTY9BcD9MEA",
  OWNER: 'address whose PKPs are listed',
  PINATA_JWT: 'token of Pinata, which pins files on IPFS',
  PKP_PUBLIC_KEY: 'public key of a PKP that the wallet may use: 0x04…',
  PRIVATE_KEY: 'private key of a test wallet',
  RPC_URL: 'RPC endpoint of the chain',
  SECOND_ADDRESS: 'address of a second wallet',
  STYTCH_PROJECT_ID: 'from the dashboard of Stytch',
  STYTCH_SECRET: 'from the dashboard of Stytch',
};

/**
 * The variables of the environment that files read, with their meaning.
 *
 * @throws SiteError for one that VARIABLES does not explain
 */
function secretsOf(files: readonly ProjectFile[]): Map<string, string> {
  const code = files.map((file) => file.code).join('\n');
  const destructured = [...code.matchAll(/\{(?<names>[^{}]*)\} = process\.env\b/g)].flatMap(
    ({groups}) => groups!.names!.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [],
  );
  const named = [...code.matchAll(/\bprocess\.env\.(?<name>[A-Z][A-Z\d_]+)/g)];
  const names = new Set([...named.map(({groups}) => groups!.name!), ...destructured]);
  return new Map(
    [...names].map((name) => {
      const meaning = VARIABLES[name];
      if (meaning === undefined)
        throw new SiteError(`process.env.${name}`, `needs a line in ${__filename}`);
      return [name, meaning];
    }),
  );
}

/** A project, sorted by who runs what. */
export function partsOf({files}: PageProject) {
  const programs = files.filter(({kind}) => kind === 'program');
  const app = files.filter(isForBrowser);
  const nodePrograms = programs.filter((file) => !isForBrowser(file));
  const actions = files.filter(({kind}) => kind === 'action');
  const startsWithApp = nodePrograms.length === 0 || (programs[0] && isForBrowser(programs[0]));
  const inNode = nodePrograms[0] ?? actions[0];
  const main = app.length > 0 && (startsWithApp || !inNode) ? 'index.html' : inNode?.name;
  return {
    ...{app, nodePrograms, actions, main},
    tests: files.filter(({kind}) => kind === 'test'),
    secrets: secretsOf(files),
  };
}

type Parts = ReturnType<typeof partsOf>;

function scriptsOf({app, nodePrograms, main, tests, secrets}: Parts): Record<string, string> {
  const commandOf = ({name}: ProjectFile): string =>
    secrets.size > 0 ? `tsx --env-file=.env ${name}` : `tsx ${name}`;
  const first = nodePrograms.find(({name}) => name === main);
  const start = first ? commandOf(first) : main === 'index.html' ? 'vite' : 'node local.mjs';
  return {
    ...Object.fromEntries(nodePrograms.map((file) => [stem(file.name), commandOf(file)])),
    ...(main !== undefined && {start, local: 'node local.mjs'}),
    ...(app.length > 0 && {dev: 'vite', build: 'vite build'}),
    ...(tests[0] && {test: `node local.mjs ${tests[0].name}`}),
    types: 'tsc',
  };
}

function manifestOf(project: PageProject, parts: Parts, page: ProjectPage, base: ProjectBase) {
  const {files} = project;
  const {named} = base.sdk.install;
  const tools = ['tsx', 'typescript', '@types/node', ...(parts.app.length > 0 ? ['vite'] : [])];
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const wanted = [
    ...importsOf(files),
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
  // The Testing pages connect to the usual ports by hand.
  const usesPorts = files.some(({code}) => code.includes('http://127.0.0.1:7470'));
  return {
    name: folderOf(page),
    private: true,
    type: 'module',
    main: parts.main,
    scripts: scriptsOf(parts),
    dependencies: versions((name) => !isTool(name)),
    devDependencies: versions(isTool),
    // siwe cannot load later releases of its parser.
    overrides: {siwe: {'@spruceid/siwe-parser': named['@spruceid/siwe-parser']}},
    localNetwork: {package: base.localNetwork, switches: usesPorts ? ['--port', '7470'] : []},
  };
}

/** A page for browser files that have none: they can be called in the console. */
function indexHtml({title}: ProjectPage, files: readonly ProjectFile[]): string {
  const modules = files.filter(
    ({kind, name}) => kind !== 'other' && !isView({name} as ProjectFile),
  );
  const imports = modules.map(({name, kind}) => {
    const variable = stem(name).replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
    return kind === 'program'
      ? `      import './${name}';`
      : `      import * as ${variable} from './${name}';\n      Object.assign(window, { ${variable} });`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <p>Open the console: ${modules.map(({name}) => stem(name)).join(', ')}</p>
    <script type="module">
${imports.join('\n')}
    </script>
  </body>
</html>
`;
}

const KINDS: Readonly<Record<ProjectFile['kind'], string>> = {
  program: 'program',
  module: 'module',
  test: 'tests',
  action: 'Lit Action',
  other: 'used by the others',
};

function readmeOf(
  {files}: PageProject,
  parts: Parts,
  page: ProjectPage,
  base: ProjectBase,
): string {
  const {main, nodePrograms, actions, secrets, tests} = parts;
  const others = [...nodePrograms, ...actions]
    .map(({name}) => name)
    .filter((name) => name !== main);
  const commands = [
    ['npm install', 'installs what it needs, once'],
    main && [
      'npm run local',
      `runs ${main} on a Lit network on your machine: no wallet, no account`,
    ],
    others.length > 0 && ['npm run local -- <file>', `runs ${others.join(', ')}`],
    main && [
      'npm start',
      secrets.size > 0 && nodePrograms.length > 0
        ? `runs ${main} on the real network; copy .env.example to .env and fill it in first`
        : `runs ${main}`,
    ],
    tests.length > 0 && ['npm test', `runs ${tests.map(({name}) => name).join(', ')}`],
    ['npm run types', 'has TypeScript check the files'],
  ].filter((command) => Array.isArray(command));
  const list = files.map(({name, kind, from}) => {
    const other = from === undefined ? undefined : base.pageOf(from);
    const place = other ? `, from [${other.title}](${other.address})` : '';
    return `- \`${name}\`: ${KINDS[kind]}${place}`;
  });
  return [
    `# ${page.title}`,
    page.description,
    `The files of ${page.address}, for SDK ${base.sdk.release}.`,
    commands.map(([command, effect]) => `- \`${command}\` ${effect}`).join('\n'),
    '## Files',
    `${list.join('\n')}\n`,
  ].join('\n\n');
}

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
    ['package.json', json(manifestOf(project, parts, page, base))],
    ['tsconfig.json', base.settings['tsconfig.json']],
    ['.env.example', [...secrets].map(([name, words]) => `# ${words}\n${name}=\n`).join('')],
    ['local.mjs', template('local.mjs')],
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
