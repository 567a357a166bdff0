import {availableParallelism} from 'node:os';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {checkPages, type Outcome} from './check-pages';
import {parsePages, type PageFile} from './pages';
import {SDKS, checkTexts, fence, type Texts, type TextsReport} from './testing/check-texts';
import {memoryCache} from './testing/memory-cache';

const CLIENT = `import { LitNodeClient } from '@lit-protocol/lit-node-client';
const client = new LitNodeClient({ litNetwork: 'cayenne' });`;

const WRONG = 'const one: string = 1;';

const PAGES: Texts = {
  'sound.mdx': fence('ts', `${CLIENT}\nawait client.connect();`),
  'line.mdx': `# Title\n\nText.\n\n- In a list:\n\n  ${fence('ts', 'const a = 1;\n  const b: string = a;').replaceAll('\n', '\n  ')}`,
  'two-errors.mdx': fence('ts', WRONG) + fence('ts', 'const = ;') + fence('ts', WRONG),
  'broken-page.mdx': 'Text\n\n{ not: javascript\n',
  'after-broken-page.mdx': fence('ts', WRONG),
  'javascript.mdx': fence('js', `const one = 1;\none.toUpperCase();`),
  'types-in-javascript.mdx': fence('js', 'const one: number = 1;'),
  'commonjs.mdx': fence(
    'js env=node',
    `const { LitAbility } = require('@lit-protocol/auth-helpers');\nconsole.log(LitAbility.PKPSigning);`,
  ),
  'jsx.mdx': fence(
    'tsx',
    `import { useState } from 'react';\nexport function Counter() {\n  const [count] = useState(0);\n  return <p title={count}>{count}</p>;\n}`,
  ),
  'hidden.mdx': fence('ts', `const a = 1;\n// ---cut---\nconst b: string = a;`),
  'continued.mdx':
    fence('ts title="a.ts"', `${CLIENT}\nconst size = 1;`) +
    fence('ts title="b.ts" after="a.ts"', 'await client.connect();\nconst wide = size + 1;') +
    fence('ts after="b.ts"', 'console.log(client.ready, wide);\nwide.trim();'),
  'imported.mdx':
    fence('ts title="lit.ts" env=browser', `export const where = 'browser' as const;`) +
    fence('ts title="lit.ts" env=node', `export const where = 'node' as const;`) +
    fence('ts env=browser', `import { where } from './lit';\nexport const a: 'browser' = where;`) +
    fence('ts env=node', `import { where } from './lit.js';\nexport const a: 'browser' = where;`) +
    fence('ts env=node', `import { where } from './nowhere';\nconsole.log(where);`),
  'files.mdx': fence(
    'ts',
    `// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nimport { a } from './a';\nexport const b: string = a;`,
  ),
  'expected.mdx':
    fence('ts', `// @errors: 2322\n${WRONG}`) +
    fence('ts', `// @errors: 2322\nconst one = 1;`) +
    fence('ts', `// @errors: unknown-network\nexport const config = { litNetwork: 'serrano' };`),
  'exempt.mdx': fence('ts unchecked="needs webpack"', WRONG),
  'globals.mdx':
    fence(
      'ts env=browser',
      `declare global {\n  interface Window {\n    own: string;\n  }\n}\nconsole.log(window.own);\nexport {};`,
    ) + fence('ts env=browser', `console.log(window.own);`),
  'names.mdx':
    fence('ts', 'const shared = 1;\nconsole.log(shared);') +
    fence('ts', 'const shared = 2;\nconsole.log(shared);'),
  'action.mdx': fence(
    'js env=action',
    `declare const toSign: Uint8Array;\n// ---cut---\nconst go = async () => {\n  await Lit.Actions.signEcdsa({ toSign, publicKey: toSign, sigName: 'a' });\n};\ngo();`,
  ),
  'embedded.mdx': fence(
    'ts',
    'export const code = `\nconst go = async () => {\n  const data = \\`a\\`;\n  await Lit.Actions.signEcdsa({ toSign, publicKey, sigNam: data });\n};\ngo();`;\nexport const params = { jsParams: { toSign: [1], publicKey: { a: 1 }.a } };',
  ),
  'v2/other-release.mdx': fence(
    'ts',
    `import { encryptString } from '@lit-protocol/encryption';\nexport const a = await encryptString('text');`,
  ),
  'both-releases.mdx':
    fence(
      'ts title="a.ts" sdk=v2',
      `import { encryptString } from '@lit-protocol/encryption';\nexport const a = await encryptString('text');`,
    ) +
    fence('ts', `import { a } from './a';\nconsole.log(a);`) +
    fence('bash sdk=v2', 'npm install @lit-protocol/lit-node-client@2.2.63'),
  'runs.mdx':
    fence(
      'ts',
      `import { LitAbility } from '@lit-protocol/auth-helpers';\nconsole.log(LitAbility.PKPSigning);`,
    ) + fence('text output', 'pkp-signing'),
  'prints-other.mdx':
    fence('ts', `console.log('a');\nconsole.log('b');`) + fence('text output', 'a\nc'),
  'throws.mdx':
    fence('ts', `const a: number[] = [];\n\nthrow new Error(String(a[0]));`) +
    fence('text output', ''),
  'continues-run.mdx':
    fence('ts title="a.ts"', `const a = 1;\nconsole.log('first', a);`) +
    fence('ts after="a.ts"', `console.log('second', a);`) +
    fence('text output', 'second 1'),
  'imports-run.mdx':
    fence('ts title="a.ts"', `export const a = 1;`) +
    fence('ts', `import { a } from './a';\nconsole.log(a);`) +
    fence('text output', '1'),
  'action-run.mdx':
    fence(
      'js env=action',
      `const amount = 5;\n// ---cut---\nLit.Actions.setResponse({ response: String(amount) });`,
    ) + fence('text output', "Lit.Actions.setResponse({ response: '5' })"),
  'browser-run.mdx':
    fence('ts env=browser', `console.log(location.host);`) + fence('text output', 'localhost:3000'),
  'module.mdx':
    fence('ts title="double.ts"', `export const double = (n: number) => 2 * n;`) +
    fence(
      'ts title="use.ts"',
      `import { double } from './double';\nexport const four = double(2);\n// ---cut-after---\nif (four !== 4) throw new Error('no');`,
    ) +
    fence('ts title="idle.ts"', `export const idle = 1;`),
  'shares.mdx': fence('ts title="triple.ts" shared', `export const triple = (n: number) => 3 * n;`),
  'borrows.mdx':
    '[triple](./shares.mdx)\n' +
    fence('ts', `import { triple } from './triple';\nconsole.log(triple(2));`) +
    fence('text output', '6'),
  'borrows-unlinked.mdx': fence(
    'ts',
    `import { triple } from './triple';\nexport const six: string = triple(2);`,
  ),
  'shares-again.mdx': fence('ts title="triple.js" shared', `export const triple = 3;`),
  'v2/borrows.mdx': fence('ts', `import { triple } from './triple';\nconsole.log(triple);`),
  'values.mdx': fence(
    'ts title="pair.ts"',
    `import '@lit-protocol/auth-helpers'; // whose tslib adds globals
export const both = [1, 2];
const inner = (both: string) => both;
inner('a');
// ---cut-after---
const late = both.length;
if (late !== 2) throw new Error('no');`,
  ),
  'broken-tail.mdx': fence(
    'ts',
    `export const a = 1;\n// ---cut-after---\nthrow new Error('wrong');`,
  ),
  // More than there are processes, so that some share a network.
  'networked.mdx': fence(
    'ts env=node',
    `const token = '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71';
if ((await localNetwork.chain('eth_getCode', token, 'latest')) !== '0x') throw new Error('left');
await localNetwork.mint('erc721', token, localNetwork.accounts[0]!.address, 1);
// ---cut---
console.log('minted');`,
  )
    .concat(fence('text output', 'minted'))
    .repeat(availableParallelism() + 2),
  'offline.mdx': fence('ts', `await fetch('https://example.org');`) + fence('text output', 'a'),
};

let report: TextsReport;

beforeAll(async () => {
  report = await checkTexts(PAGES);
});

const outcomesOf = (page: string): Outcome[] =>
  report.outcomes.filter(({sample}) => sample.page.path === page);

const statuses = (page: string): string[] => outcomesOf(page).map(({status}) => status);

describe('checkPages', () => {
  it.each([
    'sound.mdx',
    'commonjs.mdx',
    'names.mdx',
    'v2/other-release.mdx',
    'runs.mdx',
    'continues-run.mdx',
    'imports-run.mdx',
    'action-run.mdx',
  ])('finds nothing in %s', (page) => {
    expect(report.problemsOf(page)).toEqual([]);
  });

  it.each([
    [
      'a line in a list',
      'line.mdx',
      "9 Type 'number' is not assignable to type 'string'. (TS2322)",
    ],
    ['a page that does not parse', 'broken-page.mdx', '4 the page does not parse'],
    ['a page after one that does not parse', 'after-broken-page.mdx', '2 Type'],
    ['an error in JavaScript', 'javascript.mdx', "3 Property 'toUpperCase' does not exist"],
    [
      'types in JavaScript',
      'types-in-javascript.mdx',
      '2 Type annotations can only be used in TypeScript',
    ],
    ['an error in JSX', 'jsx.mdx', "5 Type 'number' is not assignable to type 'string'"],
    ['an error below hidden lines', 'hidden.mdx', '4 Type'],
    [
      'an error in the last of continued samples',
      'continued.mdx',
      "12 Property 'trim' does not exist",
    ],
    ['an error in one of several files', 'files.mdx', '6 Type'],
    [
      'an import across releases, and nothing else, of a page with both',
      'both-releases.mdx',
      "6 Cannot find module './a'",
    ],
    ['an error in a Lit Action', 'action.mdx', "5 Type 'Uint8Array"],
    [
      'an error in a Lit Action held as text',
      'embedded.mdx',
      "5 Object literal may only specify known properties, but 'sigNam'",
    ],
    ['output that differs', 'prints-other.mdx', '7 shows "c" where the sample prints "b"'],
    ['what a sample throws', 'throws.mdx', '4 throws Error: undefined'],
    ['what hidden lines below throw', 'broken-tail.mdx', '4 throws Error: wrong'],
    ['a connection', 'offline.mdx', '1 opens a connection to https://example.org'],
  ])('reports %s', (_what, page, problem) => {
    expect(report.problemsOf(page)).toEqual([expect.stringContaining(problem)]);
  });

  it('runs a browser sample in a page', () => {
    expect(report.problemsOf('browser-run.mdx')).toEqual([]);
    expect(statuses('browser-run.mdx')).toEqual(['run']);
  });

  it('counts a module as run if one that runs imports it', () => {
    expect(report.problemsOf('module.mdx')).toEqual([]);
    expect(statuses('module.mdx')).toEqual(['run', 'run', 'checked']);
  });

  it('says which value a variable had in a run', () => {
    const hovers = report.outcomes.find(({sample}) => sample.page.path === 'values.mdx')!.hovers;
    const values = hovers.map(({line, column, documentation}) => [line, column, documentation]);
    expect(values.filter(([, , text]) => text !== '')).toEqual([[1, 13, 'In a run: [ 1, 2 ]']]);
  });

  it('puts the network back after each sample', () => {
    expect(report.problemsOf('networked.mdx')).toEqual([]);
    expect(outcomesOf('networked.mdx').every(({usesNetwork}) => usesNetwork)).toBe(true);
  });

  it('reports every broken sample of a page', () => {
    const lines = new Set(
      report.problemsOf('two-errors.mdx').map((problem) => problem.split(' ')[0]),
    );
    expect([...lines]).toEqual(['2', '5', '8']);
  });

  it('resolves an import to the sample of the same environment', () => {
    expect(report.problemsOf('imported.mdx')).toEqual([
      expect.stringContaining('13 Type \'"node"\' is not assignable to type \'"browser"\''),
      expect.stringContaining("16 Cannot find module './nowhere'"),
    ]);
  });

  it('imports what another page of the docs version shares, and asks for a link to it', () => {
    expect(statuses('borrows.mdx')).toEqual(['run']);
    expect(report.problemsOf('borrows-unlinked.mdx')).toEqual([
      '1 imports "triple.ts", so link to shares.mdx',
      expect.stringContaining("3 Type 'number' is not assignable to type 'string'"),
    ]);
    expect(report.problemsOf('shares-again.mdx')).toEqual([
      '1 "triple.js" is shared by shares.mdx already',
    ]);
    expect(report.problemsOf('v2/borrows.mdx')).toEqual([
      expect.stringContaining("2 Cannot find module './triple'"),
    ]);
  });

  it('accepts declared errors, and only those', () => {
    expect(report.problemsOf('expected.mdx')).toEqual([
      '5 "// @errors: 2322" declares an error that the sample does not have',
    ]);
  });

  it('keeps what one sample adds to the globals from the others', () => {
    expect(report.problemsOf('globals.mdx')).toEqual([
      expect.stringContaining("11 Property 'own' does not exist"),
    ]);
  });

  it('tells what became of each sample', () => {
    expect(statuses('sound.mdx')).toEqual(['checked']);
    expect(statuses('runs.mdx')).toEqual(['run']);
    expect(statuses('exempt.mdx')).toEqual(['exempt']);
    expect(statuses('prints-other.mdx')).toEqual(['failed']);
  });
});

it('checks only the pages that are wanted, against the versions of all', async () => {
  const partial = fence('ts', WRONG);
  const files: PageFile[] = [
    {path: 'docs/_part.mdx', version: 'v3', text: partial},
    {path: 'docs/page.mdx', version: 'v3', text: fence('ts', WRONG)},
    {path: 'old/page.mdx', version: 'v2', text: `import Part from '../docs/_part.mdx';\n`},
  ];
  const wanted = new Set(['docs/_part.mdx']);
  const cache = memoryCache();
  const {outcomes} = await checkPages(await parsePages(files, cache), SDKS, cache, wanted);
  expect(outcomes.map(({sample}) => `${sample.page.path} ${sample.page.version}`)).toEqual([
    'docs/_part.mdx v2',
  ]);
});

describe('the cache', () => {
  it('answers for what has not changed', async () => {
    const cache = memoryCache();
    const page = (code: string): Texts => ({
      'page.mdx': fence('ts', code) + fence('text output', '1'),
    });
    const first = await checkTexts(page('console.log(1);'), cache);
    const computed = vi.spyOn(cache, 'set');
    const second = await checkTexts(page('console.log(1);'), cache);
    expect(computed).not.toHaveBeenCalled();
    expect(second.outcomes.map(({status}) => status)).toEqual(
      first.outcomes.map(({status}) => status),
    );
    const third = await checkTexts(page('console.log(2);'), cache);
    expect(third.problemsOf('page.mdx')).toEqual(['5 shows "1" where the sample prints "2"']);
  });

  it('asks again when a shared sample has changed', async () => {
    const cache = memoryCache();
    const pages = (one: number): Texts => ({
      'one.mdx': fence('ts title="one.ts" shared', `export const one = ${one};`),
      'page.mdx':
        '[one](./one.mdx)\n' +
        fence('ts', `import { one } from './one';\nconsole.log(one);`) +
        fence('text output', '1'),
    });
    expect((await checkTexts(pages(1), cache)).problems).toEqual([]);
    expect((await checkTexts(pages(2), cache)).problemsOf('page.mdx')).toEqual([
      '7 shows "1" where the sample prints "2"',
    ]);
  });
});
