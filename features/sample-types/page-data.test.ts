import {beforeAll, describe, expect, it} from 'vitest';
import {fenceKeys} from '../../lib/node/fences';
import type {Hover, Outcome, PageProject} from 'sample-checker';
import {checkTexts, fence} from 'sample-checker/testing/check-texts';
import {pageData, pageModule, proofOf, type PageData, type Proof} from './page-data';

const RELEASES = {v3: '3.0.24', v2: '2.2.63'};

const hover = (line: number, signature: string, documentation = ''): Hover => ({
  line,
  column: 2,
  length: 3,
  signature,
  documentation,
});

let outcomes: Outcome[];

beforeAll(async () => {
  ({outcomes} = await checkTexts({
    'page.mdx':
      fence('ts', 'console.log(1);') +
      fence('text output', '1') +
      fence('ts', 'const wrong: 1 = 2;'),
    '_partial.mdx': fence('ts', 'const a = 1;'),
    'includes.mdx': `import A from './_partial.mdx';\n\n<A />\n`,
    'v2/includes.mdx': `import A from '../_partial.mdx';\n\n<A />\n`,
    'other-release.mdx': fence('ts sdk=v2', 'const a = 1;'),
    ...Object.fromEntries(Object.entries(SAYS).map(([name, [text]]) => [name, text])),
    ...SAYS_NOTHING,
  }));
});

const withHovers = (hoversOf: (outcome: Outcome) => Hover[]): Outcome[] =>
  outcomes.map((outcome) => ({...outcome, hovers: hoversOf(outcome)}));

it('arranges a page’s samples by their keys and its texts without repetition', () => {
  const keyOf = fenceKeys();
  const code = keyOf({language: 'ts', meta: '', code: 'console.log(1);'});
  const output = keyOf({language: 'text', meta: 'output', code: '1'});
  const hovers = [hover(0, 'a', 'About a.'), hover(1, 'b'), hover(2, 'a', 'About a.')];

  expect(
    pageData(
      withHovers(() => hovers),
      RELEASES,
    )['page.mdx'],
  ).toEqual({
    versions: {
      v3: {
        [code]: {hasTypes: true},
        // The proof of a sample that ran stands below its output.
        [output]: {proof: 'Checked against 3.0.24 and run'},
      },
    },
    types: {
      texts: [['a', 'About a.'], ['b']],
      blocks: {
        [`v3/${code}`]: [
          [0, 2, 3, 0],
          [1, 2, 3, 1],
          [2, 2, 3, 0],
        ],
      },
    },
  });
});

it('keeps the versions of a partial apart', () => {
  const hovered = withHovers(({sample}) => [hover(0, sample.page.version)]);
  const {versions, types} = pageData(hovered, RELEASES)['_partial.mdx']!;
  const key = fenceKeys()({language: 'ts', meta: '', code: 'const a = 1;'});
  expect(versions.v3?.[key]?.proof).toBe('Checked against 3.0.24');
  expect(versions.v2?.[key]?.proof).toBe('Checked against 2.2.63');
  expect(types.texts[types.blocks[`v2/${key}`]![0]![3]]).toEqual(['v2']);
});

it('says the release that a fence names', () => {
  const key = fenceKeys()({language: 'ts', meta: 'sdk=v2', code: 'const a = 1;'});
  const {versions} = pageData(
    withHovers(() => []),
    RELEASES,
  )['other-release.mdx']!;
  expect(versions).toEqual({v3: {[key]: {proof: 'Checked against 2.2.63'}}});
});

const ANY_SOLIDITY = 'pragma solidity ^0.8.0;\ncontract A {}';
const CONDITION = JSON.stringify({
  contractAddress: '',
  standardContractType: '',
  chain: 'ethereum',
  method: 'eth_getBalance',
  parameters: [':userAddress', 'latest'],
  returnValueTest: {comparator: '>=', value: '0'},
});

/** Expected proofs of each page's samples. */
const SAYS: Record<string, [text: string, proofs: string[]]> = {
  'a script': [fence('ts', 'const a = 1;'), ['Checked against 3.0.24']],
  'a script that was run': [
    fence('ts', 'console.log(1);') + fence('text output', '1'),
    ['Checked against 3.0.24 and run'],
  ],
  'a script that asked the local network': [
    fence('ts', `await localNetwork.chain('eth_chainId');\n// ---cut---\nconsole.log(1);`) +
      fence('text output', '1'),
    ['Checked against 3.0.24 and run on a local network'],
  ],
  'a hazard that is there on purpose': [
    fence(
      'ts accepts="hex-kinds: the caller checks it"',
      "import {ethers} from 'ethers';\nexport const of = (key: string) => ethers.utils.computeAddress(key);",
    ),
    ['Checked against 3.0.24. On purpose (hex-kinds): the caller checks it'],
  ],
  packages: [
    fence('bash', 'npm install @lit-protocol/lit-node-client@3.0.24'),
    ['Packages checked against 3.0.24'],
  ],
  conditions: [fence('json', CONDITION), ['Checked against 3.0.24']],
  'a contract': [fence('solidity', ANY_SOLIDITY), ['Compiled against 3.0.24']],
  'an exemption': [fence('ts unchecked="needs webpack"', 'x'), ['Not checked: needs webpack']],
  'an output that is not compared': [
    fence('ts', 'console.log(1);') + fence('text output unchecked="needs the nodes"', '1'),
    ['Checked against 3.0.24', 'Output not compared: needs the nodes'],
  ],
};

const SAYS_NOTHING: Record<string, string> = {
  'a script with an error': fence('ts', 'const a: string = 1;'),
  'an output that differs': fence('ts', 'console.log(1);') + fence('text output', '2'),
  'commands without packages': fence('bash', 'node --version'),
  'JSON without conditions': fence('json', '{"a": 1}'),
  'a language that nothing checks': fence('yaml', 'a: 1'),
};

describe('the line under a sample', () => {
  const proofsIn = (page: string): (Proof | undefined)[] =>
    outcomes
      .filter(({sample}) => sample.page.path === page)
      .map((outcome) => proofOf(outcome, RELEASES.v3));

  it.each(Object.entries(SAYS))('says what became of %s', (page, [, proofs]) => {
    expect(proofsIn(page).map((proof) => proof?.proof)).toEqual(proofs);
  });

  it.each(Object.keys(SAYS_NOTHING))('is missing for %s', (page) => {
    expect(proofsIn(page)).toEqual([undefined]);
  });

  it('counts as checked only where something was', () => {
    expect(proofsIn('a script')[0]?.isExempt).toBeUndefined();
    expect(proofsIn('an exemption')[0]?.isExempt).toBe(true);
  });
});

const PROVEN: PageData = {
  versions: {v3: {a: {proof: 'Checked against 3.0.24', hasTypes: true}}},
  types: {texts: [['const a: 1']], blocks: {'v3/a': [[0, 6, 1, 0]]}},
};

const nothing = (file: string): never => {
  throw new Error(`${file} was emitted`);
};

describe('the module of a page', () => {
  it('names the file of types, which has their hash in its name', () => {
    const files = new Map<string, string>();
    const source = pageModule(PROVEN, (file, text) => files.set(file, text));
    const [[file, text]] = [...files] as [[string, string]];
    expect(file).toMatch(/^assets\/types\/[0-9a-f]{8}\.json$/);
    expect(JSON.parse(text)).toEqual(PROVEN.types);
    expect(source).toBe(
      `export default {typesUrl: __webpack_public_path__ + '${file}', "versions":${JSON.stringify(PROVEN.versions)}};\n`,
    );
  });

  it('has no file without types', () => {
    const data: PageData = {...PROVEN, types: {texts: [], blocks: {}}};
    expect(pageModule(data, nothing)).toBe(
      `export default {"versions":${JSON.stringify(PROVEN.versions)}};\n`,
    );
  });

  it('claims nothing of a page that the check does not know', () => {
    expect(pageModule(undefined, nothing)).toBe('export default {"versions":{}};\n');
  });
});

it('says which sample opens the files of a page, and what each imports from others', () => {
  const path = 'docs/sdk/access-control/encryption.mdx';
  const fences = ['first();', 'second();'].map((text, index) => ({
    ...{index, line: 1, language: 'ts', meta: '', followsFence: false, awaits: false},
    code: text,
  }));
  const page = {path, version: 'v3' as const, fences};
  const files = fences.map((each, index) => ({
    ...{sample: {page, fence: each}, name: `${index}.ts`, kind: 'program', code: each.code},
    ...{uses: index === 1 ? ['lit.ts'] : [], packages: []},
  }));
  const lit = {...files[0]!, name: 'lit.ts', from: 'docs/sdk/installation.mdx'};
  const project = {
    page: {file: page},
    files: [...files, lit],
    packages: [],
  } as unknown as PageProject;
  const known = outcomes.map(({sample, ...rest}) => ({...rest, sample: {...sample, page}}));
  const data = pageData(known, RELEASES, [project])[path]!;
  const [first, second] = fences.map(fenceKeys());
  expect(data.files).toMatchObject({path: '/v3/sdk/access-control/encryption', main: '0.ts'});
  expect(data.versions.v3![first!]).toMatchObject({opensFiles: true});
  expect(data.versions.v3![second!]!.uses).toEqual([
    {name: 'lit.ts', from: {title: 'Installation', path: '/v3/sdk/installation'}},
  ]);
  expect(data.versions.v3![second!]!.opensFiles).toBeUndefined();
});

it('knows the files of a page whose samples all stand in partials', () => {
  const {sample} = outcomes.find((each) => each.sample.page.path === '_partial.mdx')!;
  const path = 'docs/intro/usecases.mdx';
  const file = {sample, name: 'a.ts', kind: 'program', code: '', uses: [], packages: []};
  const project = {
    page: {file: {path, version: 'v3', fences: []}},
    files: [file],
    packages: [],
  } as unknown as PageProject;
  const data = pageData(
    withHovers(() => []),
    RELEASES,
    [project],
  );
  expect(data[path]!.files).toMatchObject({path: '/v3/usecases', main: 'a.ts'});
});
