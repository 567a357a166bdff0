import {expect, it} from 'vitest';
import {samplesIn} from '../../../../../packages/sample-checker/testing/page-samples';

it('says every error in words', async () => {
  const output = await samplesIn(
    'versioned_docs/version-2.0/ToolsAndExamples/SDKExamples/OnchainMetadata/encryptDecrypt.mdx',
    'v2',
  ).run(`
    import {explain} from './src/explain';
    const errors = [null, undefined, '', {}, {message: {}}, {code: 'CALL_EXCEPTION', reason: 7}, 49,
      Object.create(null), 'down', new Error('broken'), {reason: 'why', message: 'x'}, {code: 4001}];
    for (const error of errors) console.log(explain(error));`);
  expect(output.split('\n')).toEqual([
    ...Array<string>(8).fill('Something went wrong.'),
    ...['down', 'broken', 'why', 'You declined the request in your wallet. Nothing was changed.'],
  ]);
});
