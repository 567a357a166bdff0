import {beforeAll, expect, it} from 'vitest';
import {fenceKeys} from '../../lib/node/fences';
import type {Hover} from '../../packages/sample-checker/compiler/hovers';
import type {Outcome} from '../../packages/sample-checker/check-pages';
import {checkTexts, fence} from '../../packages/sample-checker/testing/check-texts';
import {pageData} from './page-data';

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
        // What was run is said below what it printed.
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
