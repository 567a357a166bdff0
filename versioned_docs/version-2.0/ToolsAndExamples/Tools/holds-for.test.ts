import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('versioned_docs/version-2.0/ToolsAndExamples/Tools/accessControl.mdx');

test('only a refusal by the nodes counts as an answer', async () => {
  const output = await run(
    `import {ethers} from 'ethers';
import {holdsFor} from './holds-for';

const wallet = ethers.Wallet.createRandom();
let key;
const answer = (getEncryptionKey, length = 1) => holdsFor({
  saveEncryptionKey: async ({symmetricKey}) => ((key = symmetricKey), new Uint8Array(length)),
  getEncryptionKey,
}, [{}], wallet).catch((error) => 'throws ' + (error?.errorCode ?? error?.message ?? error));
const failing = (error) => answer(() => Promise.reject(error));

const answers = [];
for (const errorCode of [
  'NodeNotAuthorized', 'NodeAccessControlConditionsCheckFailed',
  'rpc_error', 'NodeRpcError', 'unknown_error', '',
]) answers.push(await failing({errorCode}));
console.log(JSON.stringify([
  await answer(async () => key),
  ...answers,
  await failing('a text'),
  await failing(undefined),
  await answer(async () => key, 0),
]));`,
    {env: 'node'},
  );

  expect(JSON.parse(output.split('\n').at(-1)!)).toEqual([
    true,
    false,
    false,
    'throws rpc_error',
    'throws NodeRpcError',
    'throws unknown_error',
    'throws ',
    'throws a text',
    'throws undefined',
    'throws The key was not encrypted. Load the page again.',
  ]);
});
