import {availableParallelism} from 'node:os';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {checkPages, type Outcome} from './check-pages';
import {parsePages, readerPages, type PageFile} from './pages';
import type {Run} from './record-files';
import {summaryOf} from './summary';
import {SDKS, checkTexts, fence, known, memoryCache, type TextsReport} from './testing/check-texts';

const WRONG = 'const one: string = 1;';
const OF_V2 = `import { encryptString } from '@lit-protocol/encryption';\nexport const a = await encryptString('text');`;

// Errors of single samples are tried by probes/.
const PAGES = {
  'broken-page.mdx': 'Text\n\n{ not: javascript\n',
  'after-broken-page.mdx': fence('ts', WRONG),
  'exempt.mdx': fence('ts unchecked="needs webpack"', WRONG),
  'v2/other-release.mdx': fence('ts', OF_V2),
  'both-releases.mdx':
    fence('ts title="a.ts" sdk=v2', OF_V2) +
    fence('ts', `import { a } from './a';\nconsole.log(a);`) +
    fence('bash sdk=v2', 'npm install @lit-protocol/lit-node-client@2.2.63'),
  'runs.mdx': fence('ts', `console.log(1);`) + fence('text output', '1'),
  'prints-other.mdx': fence('ts', `console.log(1);`) + fence('text output', '2'),
  'browser-run.mdx': fence('ts env=browser', `console.log(1);`) + fence('text output', '1'),
  'module.mdx':
    fence('ts title="double.ts"', `export const double = (n: number) => 2 * n;`) +
    fence(
      'ts title="use.ts"',
      `import { double } from './double';\nexport const four = double(2);\n// ---cut-after---\nif (four !== 4) throw new Error('no');`,
    ) +
    fence('ts title="idle.ts"', `export const idle = 1;`),
  'shares.mdx': fence('ts title="triple.ts" shared', `export const triple = (n: number) => 3 * n;`),
  'borrows.mdx':
    fence('ts', `import { triple } from './triple';\nconsole.log(triple(2));`) +
    fence('text output', '6'),
  'shares-again.mdx': fence(
    'ts title="triple.ts" shared',
    `export const triple = (n: number) => 3 * n;`,
  ),
  'another-triple.mdx': fence('js title="triple.js"', `export const triple = 3;`),
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
  'counted.mdx':
    fence('json', '{}') +
    fence('json', '{') +
    fence('ts unchecked="needs webpack"', '') +
    fence('text unchecked="needs the nodes" output', '1') +
    fence('yaml', ''),
  'v2/counted.mdx': fence('bash', 'ls'),
  'unexplained.mdx':
    fence('ts', 'export const a = 1;') +
    fence('ts unrun="service"', 'export const b = 1;') +
    fence('ts title="vite.config.ts"', 'export default {};') +
    fence('tsx', 'export const view = null;') +
    fence('ts', 'console.log(1);') +
    fence('text output', '1'),
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
};

let report: TextsReport;

beforeAll(async () => {
  report = await checkTexts(PAGES);
});

const outcomesOf = (page: string): Outcome[] =>
  report.outcomes.filter(({sample}) => sample.page.path === page);

describe('checkPages', () => {
  it.each([
    ['v2/other-release.mdx', ['checked']],
    ['exempt.mdx', ['exempt']],
    ['runs.mdx', ['run']],
    ['browser-run.mdx', ['run']],
    // A module counts as run if one that runs imports it.
    ['module.mdx', ['run', 'run', 'checked']],
    ['borrows.mdx', ['run']],
  ])('finds nothing wrong in %s, and says what became of its samples', (page, statuses) => {
    expect(report.problemsOf(page)).toEqual([]);
    expect(outcomesOf(page).map(({status}) => status)).toEqual(statuses);
  });

  it.each([
    ['a page that does not parse', 'broken-page.mdx', '4 the page does not parse'],
    ['a page after one that does not parse', 'after-broken-page.mdx', '2 Type'],
    ['an import from another release', 'both-releases.mdx', "6 Cannot find module './a'"],
    ['an import from another docs version', 'v2/borrows.mdx', "2 Cannot find module './triple'"],
    ['a module shared twice', 'shares-again.mdx', '1 "triple.ts" is shared by shares.mdx already'],
    ['a title of two files', 'another-triple.mdx', '1 "triple.js" is another file on shares.mdx'],
  ])('reports %s', (_what, page, problem) => {
    expect(report.problemsOf(page)).toEqual([expect.stringContaining(problem)]);
  });

  it('says which value a variable had in a run', () => {
    const values = outcomesOf('values.mdx')[0]!.hovers.map(({line, column, documentation}) => [
      ...[line, column, documentation],
    ]);
    expect(values.filter(([, , text]) => text !== '')).toEqual([[1, 13, 'In a run: [ 1, 2 ]']]);
  });

  it('puts the network back after each sample', () => {
    expect(report.problemsOf('networked.mdx')).toEqual([]);
    expect(outcomesOf('networked.mdx').every(({usesNetwork}) => usesNetwork)).toBe(true);
  });

  it('counts what prints something else as failed', () => {
    expect(outcomesOf('prints-other.mdx').map(({status}) => status)).toEqual(['failed']);
  });
});

describe('summaryOf', () => {
  const summary = (...pages: string[]) => summaryOf(pages.flatMap(outcomesOf), SDKS);

  it('counts samples by version, and keeps the reasons of exemptions', () => {
    const [v3, v2] = summary('counted.mdx', 'v2/counted.mdx');
    expect(v3).toEqual({
      ...{version: 'v3', release: '3.0.24', samples: 3, checked: 1, run: 0, scripts: 1},
      ...{failed: 1, shown: 1, unexplained: []},
      exempt: [{page: 'counted.mdx', line: 7, message: 'needs webpack'}],
      outputsNotCompared: [{page: 'counted.mdx', line: 10, message: 'needs the nodes'}],
    });
    expect(v2).toMatchObject({samples: 1, checked: 1});
  });

  it('names scripts that neither run nor say why', () => {
    const [v3] = summary('unexplained.mdx');
    expect(v3).toMatchObject({scripts: 5, run: 1, checked: 5, unexplained: [{line: 1}]});
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
  const parsed = await parsePages(files, memoryCache());
  const {outcomes} = await checkPages(parsed, readerPages(parsed), SDKS, known(), wanted);
  expect(outcomes.map(({sample}) => `${sample.page.path} ${sample.page.version}`)).toEqual([
    'docs/_part.mdx v2',
  ]);
});

describe('results that are known', () => {
  const DOUBLE = fence('ts title="double.ts"', 'export const double = (n: number) => 2 * n;');
  const USE = `import { double } from './double';\nconst four = double(2);\nconsole.log(four);`;
  const page = (use: string, output: string, double = DOUBLE) => ({
    'page.mdx': double + fence('ts', use) + fence('text output', output),
  });

  it('are not found out again, wherever the sample stands', async () => {
    const results = known();
    const first = await checkTexts(page(USE, '4'), results);
    const found = [vi.spyOn(results.v3.runs, 'set'), vi.spyOn(results.v3.types, 'set')];
    const second = await checkTexts({'page.mdx': `Text\n\n${page(USE, '4')['page.mdx']}`}, results);
    expect(found.map((set) => set.mock.calls)).toEqual([[], []]);
    const without = ({sample: _sample, ...rest}: Outcome) => rest;
    expect(second.outcomes.map(without)).toEqual(first.outcomes.map(without));
  });

  it.each([
    ['the sample', USE.replace('(2)', '(3)'), '6', DOUBLE],
    ['what it imports', USE, '6', DOUBLE.replace('2 * n', '3 * n')],
  ])('do not count once %s has changed', async (_what, use, output, double) => {
    const results = known();
    await checkTexts(page(USE, '4'), results);
    expect((await checkTexts(page(use, output, double), results)).problems).toEqual([]);
  });

  it('are compared with the page', async () => {
    const results = known();
    await checkTexts(page(USE, '4'), results);
    const [entry] = results.v3.runs as Map<string, Run>;
    results.v3.runs.set(entry![0], {output: ['5']});
    expect((await checkTexts(page(USE, '4'), results)).problemsOf('page.mdx')).toEqual([
      '10 shows "4" where the sample prints "5"',
    ]);
  });

  it('depend on the marks of an output for what varies', async () => {
    const results = known();
    const random = 'console.log(String(Math.random()));';
    expect((await checkTexts(page(random, '0.…'), results)).problems).toEqual([]);
    expect((await checkTexts(page(random, '…'), results)).problems).toEqual([]);
  });

  it('are those of samples that work', async () => {
    const results = known();
    await checkTexts({'page.mdx': fence('ts', WRONG)}, results);
    expect((await checkTexts({'page.mdx': fence('ts', WRONG)}, results)).problems).toHaveLength(1);
  });
});
