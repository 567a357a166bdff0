import {expect, it} from 'vitest';
import type {PageProject, ProjectFile} from 'sample-checker';
import {SDKS} from 'sample-checker/testing/check-texts';
import {pageApps} from './page-apps';

const PAGE = {title: 'Lock', description: 'Locks.', address: 'https://docs.example.org/v3/lock'};

const BASE = {
  sdk: SDKS.v3,
  settings: {'tsconfig.json': '{}\n', 'vite.config.js': 'export default {};\n'},
  localNetwork: 'https://docs.example.org/lit-local-network.tgz',
  pageOf: () => undefined,
};

const file = (name: string, code: string): ProjectFile => ({
  ...{name, code, kind: 'other', uses: [], packages: ['@lit-protocol/types']},
  sample: {environment: 'browser'} as ProjectFile['sample'],
});

const appsOf = (...files: ProjectFile[]) =>
  pageApps(process.cwd(), {files, packages: []} as unknown as PageProject, PAGE, BASE);

const APPS = appsOf(file('App.tsx', `import { lock } from './lit';`), file('lit.ts', 'lock'));

it('puts the component of a page into apps with React', () => {
  const files = APPS.get('next')!;
  expect(files.get('App.jsx')).toContain(`from './page/App.tsx'`);
  expect(files.get('page/lit.ts')).toBe('lock\n');
  expect(files.get('app/api/lit/route.js')).toContain('lit.js');
  expect(files.get('README.md')).toContain(PAGE.address);
  expect(JSON.parse(files.get('package.json')!)).toMatchObject({
    scripts: {local: 'node local.mjs'},
    dependencies: {'@lit-protocol/types': SDKS.v3.release, next: '16.4.6', react: '19.3.1'},
    devDependencies: {typescript: expect.any(String) as string},
    overrides: {'@lit-protocol/types': '$@lit-protocol/types'},
  });
});

it('has Remix load a module on demand, whose names it keeps', () => {
  const code = `const { LitNodeClient } = await import('@lit-protocol/lit-node-client');`;
  const files = appsOf(file('App.tsx', ''), file('lit.ts', code)).get('remix')!;
  expect(files.get('page/lit.ts')).toContain(`{ LitNodeClient } = await import('./sdk.ts')`);
  expect(files.get('page/sdk.ts')).toContain(`'@lit-protocol/lit-node-client'`);
});

it('leaves out what only the page of the app itself used', () => {
  const files = APPS.get('vite-react')!;
  expect([...files.keys()]).not.toContain('lit.js');
  expect(files.get('README.md')).not.toContain('`lit.js`');
  expect(JSON.parse(files.get('package.json')!)).not.toHaveProperty('devDependencies.vite');
});

it('knows no app for other pages', () => {
  expect(APPS.has('vite')).toBe(false);
  expect(appsOf(file('main.ts', 'sign'))).toEqual(new Map());
});
