import {expect, it} from 'vitest';
import {decidingCode} from './fingerprints';

it.each([
  ['pages', ['lib/node/markdown.ts', 'packages/sample-checker/fences.ts']],
  [
    'types',
    [
      'lib/node/fences.ts',
      'packages/sample-checker/compiler/corrections.json',
      'packages/sample-checker/kinds/solidity.ts',
      'packages/network/src/rules/condition-rules.json',
      'packages/sample-checker/lints/missing-await.ts',
    ],
  ],
  [
    'runs',
    [
      'packages/network/src/actions/globals.cjs',
      'packages/network/src/services/wallet.ts',
      'packages/network/src/redirect/redirect.ts',
      'packages/sample-checker/run/values.ts',
    ],
  ],
  [
    'network',
    ['packages/network/src/actions/sandbox.cjs', 'packages/network/src/rules/chain-table.json'],
  ],
] as const)('%s depend on the code that finds them', (kind, files) => {
  expect(decidingCode(kind).files).toEqual(expect.arrayContaining([...files]));
});

it.each([
  ['runs', 'packages/sample-checker/lints/missing-await.ts'],
  ['types', 'packages/sample-checker/run/worker.ts'],
] as const)('%s do not depend on %s', (kind, file) => {
  expect(decidingCode(kind).files).not.toContain(file);
});
