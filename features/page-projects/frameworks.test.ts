import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, test} from 'vitest';
import {SDKS} from 'sample-checker/testing/check-texts';
import errors from '../../packages/sdk-facts/data/framework-errors.json';
import type {DocsVersion} from '../../site/versions';
import {bareSetting, frameworkFiles, FRAMEWORKS} from './frameworks';

const BASE = {localNetwork: 'https://docs.example.org/lit-local-network.tgz'};

const filesOf = (id: string, version: DocsVersion = 'v3') =>
  frameworkFiles(process.cwd(), id, {...BASE, sdk: SDKS[version]});

const withSetting = Object.entries(FRAMEWORKS).flatMap(([id, {setting, fails}]) =>
  setting ? [{id, ...setting, fails}] : [],
);

it('makes an app of a framework', () => {
  const files = filesOf('sveltekit');
  expect(files.get('src/lit.js')).toContain(`litNetwork: 'cayenne'`);
  expect(files.get('local.mjs')).toContain('LIT_LOCAL_NETWORK');
  expect(JSON.parse(files.get('package.json')!)).toMatchObject({
    scripts: {local: 'node local.mjs'},
    dependencies: {'@lit-protocol/lit-node-client': SDKS.v3.release},
    localNetwork: {package: BASE.localNetwork},
  });
});

it('says only of the docs version that needs a setting that there is one', () => {
  const [v3, v2] = [filesOf('next-13'), filesOf('next-13', 'v2')];
  expect(v2.get('next.config.mjs')).toContain('NormalModuleReplacementPlugin');
  expect(v2.get('README.md')).toContain('are for the SDK');
  expect(v3.get('next.config.mjs')).not.toContain('webpack');
  expect(v3.get('README.md')).not.toContain('are for the SDK');
});

test.each(withSetting)(
  '$id fails without its setting in a way that has a row',
  ({id, file, leave, only, fails}) => {
    const text = filesOf(id, only).get(file)!;
    const bare = bareSetting(text, leave);
    leave.forEach((key) => expect(bare).not.toContain(key));
    expect(bare.length).toBeLessThan(text.length);
    for (const said of Object.values(fails ?? {})) {
      expect(errors.some(({message}) => message.includes(said))).toBe(true);
    }
  },
);

/** Files that the pages show; of the others they name the lines. */
const SHOWN = [
  ...['vite', 'next', 'next-14', 'sveltekit', 'react-router', 'remix', 'astro'],
  ...['webpack', 'cra', 'esbuild', 'extension'],
];

test.each(SHOWN)('pages show the setting of %s as it was tried', (id) => {
  const page = readFileSync(path.resolve('docs/sdk/_frameworks.mdx'), 'utf8');
  expect(page).toContain(filesOf(id).get(FRAMEWORKS[id]!.setting!.file)!);
});
