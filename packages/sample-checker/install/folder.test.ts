import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {checkAgainst} from '../check-samples';
import {contentOf} from '../fences';
import {samplesOf} from '../sample';
import {collectShared, copiedBy} from '../shared';
import {fence, SDKS} from '../testing/check-texts';
import {compilerIn, lacksPackage, printedErrors, projectsOf} from './folder';

it('reads what the compiler prints, with the reasons below a message', () => {
  const printed = [
    "tsconfig.json: some words that are about no file's line",
    ".samples/docs/a.mdx/0/a.ts(3,7): error TS2322: Type 'string' is wrong.",
    "  Type 'string' is no number.",
    "b.ts(1,1): error TS2307: Cannot find module 'x'.",
  ].join('\n');
  expect(printedErrors(printed, '/reader')).toEqual([
    {
      file: '/reader/.samples/docs/a.mdx/0/a.ts',
      line: 2,
      code: '2322',
      message: "Type 'string' is wrong.\n  Type 'string' is no number. (TS2322)",
    },
    {
      file: '/reader/b.ts',
      line: 0,
      code: '2307',
      message: "Cannot find module 'x'. (TS2307)",
    },
  ]);
});

it.each([
  [
    'collects what npm does to a folder, wherever the page says it',
    [
      'mkdir app && cd app\nnpm init -y && npm pkg set type=module\nnpm install --save-exact a@1.0.0',
      'npx tsx app.ts\nnpm install -g tool@1.0.0\nnpm run dev',
      'npm install --save-dev \\\n  b@2.0.0 # for tests',
    ],
    [
      [
        ...['npm init -y', 'npm pkg set type=module', 'npm install --save-exact a@1.0.0'],
        'npm install --save-dev b@2.0.0',
      ],
    ],
  ],
  [
    'keeps folders beside each other apart, and gives inner ones the packages of outer ones',
    [
      'mkdir one && cd one\nnpm i a@1.0.0',
      'mkdir two && cd two\nnpm i b@1.0.0\nmkdir inner',
      'cd inner\nnpm i c@1.0.0\ncd ..',
      'npm i d@1.0.0',
    ],
    [['npm i a@1.0.0'], ['npm i b@1.0.0', 'npm i d@1.0.0'], ['npm i b@1.0.0', 'npm i c@1.0.0']],
  ],
  [
    'puts what comes before any folder into the first',
    ['npm i a@1.0.0', 'mkdir one && cd one\nnpm init -y'],
    [['npm init -y', 'npm i a@1.0.0']],
  ],
  [
    'makes the project of a template where it is tried',
    [
      'mkdir one && cd one\nnpm i a@1.0.0',
      'npm create vite@1.0.0 two -- --template react-ts\ncd two && npm install\nnpm i b@1.0.0',
    ],
    [
      ['npm i a@1.0.0'],
      [
        'npm create --yes vite@1.0.0 template -- --template react-ts',
        ...['rm template/tsconfig*.json', 'mv template/* .', 'npm install', 'npm i b@1.0.0'],
      ],
    ],
  ],
])('%s', (_what, blocks, expected) => {
  const page = blocks.map((block) => fence('bash', block)).join('\n');
  expect(projectsOf(contentOf(page).fences)).toEqual(expected);
});

// The compiler of this project is found from there.
const CACHE = path.resolve('node_modules/.cache');
mkdirSync(CACHE, {recursive: true});
const folder = mkdtempSync(path.join(CACHE, 'reader-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Errors in a page, and in samples that its reader copies from another one. */
async function differencesOf(text: string, other: string): Promise<string[]> {
  const [page, otherPage] = [text, other].map((content, index) =>
    samplesOf({path: `docs/${index}.mdx`, version: 'v3', fences: contentOf(content).fences}),
  );
  const settings = {strict: true, skipLibCheck: true, module: 'esnext', target: 'es2022'};
  const compilerOptions = {...settings, moduleResolution: 'bundler', types: [], noEmit: true};
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
  writeFileSync(path.join(folder, 'tsconfig.page.json'), '{}');
  const own = page!.samples;
  const tried = [...own, ...copiedBy(own, collectShared([page!, otherPage!]).modules)];
  const results = await checkAgainst({...SDKS.v3, folder}, tried, {compile: compilerIn(folder)});
  return [...results].flatMap(([sample, {errors}]) =>
    errors.map(({message}) => `${sample.page.path} ${sample.title}: ${message}`),
  );
}

const SHARED = `import {needed} from '@none/needed';
export const known: unknown = needed;
export type Name = 'Ann';
export const name: Name = 'Ann';
// ---cut-after---
throw new Error('tried on its own page');`;

it('compiles what is copied from other pages, and hidden lines with a local network', async () => {
  const sample = `import {hidden} from '@none/hidden';
const [account] = localNetwork.accounts;
const wrong: number = '';
// ---cut---
import type {Name} from './name';
import {name} from './name';

export const greeting: \`Hello \${Name}\` = \`Hello \${name}\`;
export const size: number = name;`;
  const page = fence('ts title="greet.ts" env=node', sample);
  const other = fence('ts title="name.ts" shared env=node', SHARED);
  expect(await differencesOf(page, other)).toEqual([
    "docs/0.mdx greet.ts: Type 'string' is not assignable to type 'number'. (TS2322)",
    expect.stringMatching(
      /^docs\/1.mdx name.ts: Cannot find module '@none\/needed'.*\(TS2\d+\)$/,
    ) as string,
  ]);
});

it('knows a run that lacks a package from one whose package lacks another', () => {
  const missing = "throws Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'a' imported from";
  expect(lacksPackage(`${missing} /tmp/reader/node_modules/.cache/samples/run/0.mjs`)).toBe(true);
  expect(lacksPackage(`${missing} /tmp/reader/node_modules/b/index.mjs`)).toBe(false);
  expect(lacksPackage("throws Error: Cannot find module '@cosmjs/encoding'")).toBe(false);
});
