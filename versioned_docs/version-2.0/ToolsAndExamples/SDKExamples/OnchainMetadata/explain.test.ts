import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const PAGE =
  'versioned_docs/version-2.0/ToolsAndExamples/SDKExamples/OnchainMetadata/encryptDecrypt.mdx';

/** What is thrown, as code, and what the app says of it. */
const SAID = {
  "{reason: 'why', message: 'x'}": 'why',
  '{code: 4001}': 'You declined the request in your wallet. Nothing was changed.',
  "'down'": 'down',
  "new Error('broken')": 'broken',
  ...Object.fromEntries(
    [
      ...['null', 'undefined', '{}', '7', "''", '{message: {}}'],
      ...["{code: 'CALL_EXCEPTION', reason: 7}", 'Object.create(null)'],
    ].map((thrown) => [thrown, 'Something went wrong.']),
  ),
};

it('the app says every error in words', async () => {
  const code = `
    import {explain} from './src/explain';
    console.log(JSON.stringify([${Object.keys(SAID).join()}].map((thrown) => explain(thrown))));`;
  const printed = await samplesIn(PAGE)(code, {env: 'browser'});
  expect(JSON.parse(printed)).toEqual(Object.values(SAID));
});
