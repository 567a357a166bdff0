import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {parseTar} from 'nanotar';
import {afterAll, expect, it, test} from 'vitest';
import type {PageProject, ProjectFile} from 'sample-checker';
import {SDKS} from 'sample-checker/testing/check-texts';
import {packProject} from './pack';
import {projectFiles} from './project-files';

const PAGE = {title: 'Sign', description: 'Signs.', address: 'https://docs.example.org/v3/sign'};
const BASE = {
  sdk: SDKS.v3,
  settings: {'tsconfig.json': '{}\n', 'vite.config.js': 'export default {};\n'},
  localNetwork: 'https://docs.example.org/lit-local-network.tgz',
  pageOf: (file: string) =>
    file === 'other.mdx'
      ? {...PAGE, title: 'Other', address: 'https://docs.example.org/o'}
      : undefined,
};

const file = (name: string, code: string, more: Partial<ProjectFile> = {}): ProjectFile => ({
  ...{name, code, kind: 'program', uses: [], packages: []},
  sample: {environment: 'node'} as ProjectFile['sample'],
  ...more,
});

const filesOf = (...files: ProjectFile[]) =>
  projectFiles({files, packages: []} as unknown as PageProject, PAGE, BASE);

const manifestOf = (files: ReadonlyMap<string, string>) =>
  JSON.parse(files.get('package.json')!) as {
    main: string;
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    localNetwork: {switches: string[]};
  };

const SIGN_IN = file('sign-in.ts', 'export const { PRIVATE_KEY: key } = process.env;', {
  kind: 'module',
  from: 'other.mdx',
  packages: ['ethers'],
  setUp: 'const needed = 1;',
});

it('makes a project that npm installs and starts', () => {
  const files = filesOf(file('sign.ts', `import { key } from './sign-in';`), SIGN_IN);
  expect([...files.keys()]).toEqual([
    ...['README.md', 'package.json', 'tsconfig.json', '.env.example', 'local.mjs', '.gitignore'],
    ...['sign.ts', 'sign-in.ts', 'local/sign-in.ts', 'local/sign.ts', 'local/local-network.d.ts'],
  ]);
  expect(manifestOf(files)).toMatchObject({
    name: 'sign',
    main: 'sign.ts',
    scripts: {
      start: 'tsx --env-file=.env sign.ts',
      sign: 'tsx --env-file=.env sign.ts',
      local: 'node local.mjs',
      types: 'tsc',
    },
    dependencies: {ethers: '5.7.2'},
    localNetwork: {package: BASE.localNetwork, switches: []},
  });
  expect(files.get('.env.example')).toBe('# private key of a test wallet\nPRIVATE_KEY=\n');
  expect(files.get('local/sign.ts')).toBe(`import './sign-in';\n`);
  expect(files.get('README.md')).toContain(
    '- `sign-in.ts`: module, from [Other](https://docs.example.org/o)',
  );
});

it('makes an app of what runs in browsers', () => {
  const browser = {sample: {environment: 'browser'} as ProjectFile['sample']};
  const module = file('sign-in.ts', 'export const a = 1;', {kind: 'module', ...browser});
  const files = filesOf(module);
  expect(manifestOf(files).scripts).toMatchObject({start: 'vite', build: 'vite build'});
  expect(files.get('index.html')).toContain(`import * as signIn from './sign-in.ts';`);
  expect(
    manifestOf(filesOf(file('App.tsx', '', {kind: 'module', ...browser}))).dependencies,
  ).toEqual({
    react: '18.2.0',
    'react-dom': '18.2.0',
  });
});

it.each([
  [
    'a Lit Action alone',
    file('a.action.js', 'go();', {kind: 'action'}),
    {start: 'node local.mjs', local: 'node local.mjs'},
  ],
  ['modules alone', file('a.js', 'export const a = 1;', {kind: 'module'}), {}],
  ['tests', file('a.test.js', 'test();', {kind: 'test'}), {test: 'node local.mjs a.test.js'}],
])('has the commands of %s', (_what, only, scripts) => {
  expect(manifestOf(filesOf(only)).scripts).toEqual(scripts);
});

it('starts the local network on the usual ports for a program that names them', () => {
  const files = filesOf(file('a.ts', `const rpc = 'http://127.0.0.1:7470';`));
  expect(manifestOf(files).localNetwork.switches).toEqual(['--port', '7470']);
});

it('refuses a variable that nobody explains', () => {
  expect(() => filesOf(file('a.ts', 'process.env.NEW_TOKEN'))).toThrow('process.env.NEW_TOKEN');
});

const folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
afterAll(() => rmSync(folder, {recursive: true}));
const unpacked = path.join(folder, 'package');
const made = filesOf(file('sign.ts', 'sign();'));
const apps = new Map([['next', new Map([...made, ['app/page.js', 'show();']])]]);
for (const {name, data} of parseTar(gunzipSync(packProject(PAGE.address, made, apps)))) {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), data!);
}

/** Runs the command of the package. */
const create = (args: readonly string[], ...flags: string[]) =>
  spawnSync(process.execPath, [...flags, path.join(unpacked, 'create.cjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

it('packs the same files as the same bytes', () => {
  expect(packProject(PAGE.address, made)).toEqual(packProject(PAGE.address, made));
});

test('the command of a package writes the files into a new folder', () => {
  expect(create([]).stdout).toMatch(/^Made sign\./);
  expect(readdirSync(path.join(folder, 'sign')).sort()).toEqual([...made.keys()].sort());
  expect(readFileSync(path.join(folder, 'sign/sign.ts'), 'utf8')).toBe('sign();\n');
  create(['another']);
  expect(readdirSync(path.join(folder, 'another'))).toHaveLength(made.size);
});

test('it writes the app of a framework', () => {
  expect(create(['my-app', '--with', 'next']).stdout).toMatch(/^Made my-app\./);
  expect(readFileSync(path.join(folder, 'my-app/app/page.js'), 'utf8')).toBe('show();');
});

const OLD_NODE = path.join(folder, 'old.cjs');
writeFileSync(OLD_NODE, `Object.defineProperty(process, 'versions', {value: {node: '14.1.0'}});`);

test.each([
  [
    'a folder that exists',
    ['package'],
    [],
    '"package" exists already; name another folder: …tgz my-folder',
  ],
  ['an unknown option', ['--next'], [], 'There is no option "--next"'],
  [
    'an app that it lacks',
    ['a', '--with', 'svelte'],
    [],
    'There is no app "svelte"; --with knows next.',
  ],
  ['an app without a name', ['a', '--with'], [], 'There is no app ""; --with knows next.'],
  ['two names', ['a', 'b'], [], 'Name one folder; "a b" are 2.'],
  ['a place that is not there', ['no/app'], [], '"no/app" cannot be made here: ENOENT'],
  [
    'an old Node',
    ['a'],
    ['--require', OLD_NODE],
    'This is Node 14.1.0; the project needs Node 20 or later.',
  ],
])('it refuses %s in one line', (_what, args, flags, line) => {
  const before = readdirSync(folder);
  const {status, stderr, stdout} = create(args, ...flags);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(line);
  expect(readdirSync(folder)).toEqual(before);
});

test('npm run local names the file that is not there', () => {
  create(['local']);
  const {status, stderr} = spawnSync(process.execPath, ['local.mjs', 'no.ts'], {
    cwd: path.join(folder, 'local'),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'There is no file "no.ts" here; README.md lists the programs.\n',
  ]);
});
