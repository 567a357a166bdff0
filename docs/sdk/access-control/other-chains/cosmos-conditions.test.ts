import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {browserWithWallets} from 'sample-checker/testing/wallets';

test.each([
  {
    page: 'docs/sdk/access-control/other-chains/cosmos-conditions.mdx',
    lock: `const {encryptMessage} = await import('./cosmos-message');
const lock = (list) => encryptMessage({encrypt: async () => ({})}, list, 'cosmos', 'text');`,
  },
  {
    page: 'versioned_docs/version-2.0/accessControl/otherChains/cosmosConditions.mdx',
    lock: `const {saveKey} = await import('./cosmos-key');
const client = {saveEncryptionKey: async () => new Uint8Array(1)};
const lock = (list) => saveKey(client, list, new Uint8Array(32), 'cosmos');`,
  },
])('$page locks nothing that nobody can open', async ({page, lock}) => {
  const output = await samplesIn(page)(
    `${browserWithWallets()}
${lock}
const both = {path: ':userAddress', method: null, parameters: null};
const {method, ...withoutMethod} = both;
const lists = [
  [both],
  [both, {operator: 'or'}, both],
  [withoutMethod],
  [{...both, parameters: undefined}],
  [both, {operator: 'or'}, withoutMethod],
  [[both, {operator: 'and'}, both]],
  [both, {operator: 'or'}, [[withoutMethod]]],
  [],
  [both, both],
  [both, {operator: 'or'}, [both, both]],
];
const results = [];
for (const list of lists) {
  results.push(await lock(list).then(() => 'locked', (error) => error.message));
}
console.log(JSON.stringify(results));`,
    {env: 'browser'},
  );

  const refused = 'Set method and parameters to null.';
  expect(JSON.parse(output.split('\n').at(-1)!)).toEqual([
    'locked',
    'locked',
    refused,
    refused,
    refused,
    'locked',
    refused,
    'Put one operator between two conditions.',
    'Put one operator between two conditions.',
    'Put one operator between two conditions.',
  ]);
});
