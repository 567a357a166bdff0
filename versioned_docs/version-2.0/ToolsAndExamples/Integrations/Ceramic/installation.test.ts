import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn(
  'versioned_docs/version-2.0/ToolsAndExamples/Integrations/Ceramic/installation.mdx',
);

test('neither the key nor the AuthSig reaches the console', async () => {
  const output = await run(
    `import './quiet';
    console.log('[Lit-JS-SDK]', 'got auth sig', {sig: 'SECRET'});
    console.log('decryptedSymKey', 'SECRET');
    for (const parts of [['mine', 1], [], [null]]) console.log(...parts);`,
    {env: 'browser'},
  );
  expect(output).toBe('mine 1\n\nnull');
});

test('what a Ceramic node sends is checked before a wallet signs', async () => {
  const output = await run(`
    import {loadStream} from './stream';
    const good = {
      encryptedZip: 'AAAA', symKey: 'AAA=', chain: 'ethereum', accessControlConditions: [{}],
    };
    const answers = {
      good,
      evm: {...good, chain: 'polygon', accessControlConditionType: 'evmContractConditions'},
      null: null, text: '', number: 1, true: true, list: [good], empty: {},
      key: {...good, symKey: [49]}, cut: {...good, symKey: 'AAA'}, noZip: {...good, encryptedZip: ''},
      noChain: {...good, chain: undefined}, solana: {...good, chain: 'solana'}, toString: {...good, chain: 'toString'}, none: {...good, accessControlConditions: []},
      type: {...good, accessControlConditionType: 'toString'},
    };
    const opened = [];
    for (const [name, content] of Object.entries(answers)) {
      for (const state of [{content}, {content: null, next: {content}}]) {
        globalThis.fetch = async () => new Response(JSON.stringify({state}));
        await loadStream('http://node', 'id').then(() => opened.push(name), (error) => {
          if (!/nothing that Lit encrypted/.test(error.message)) throw error;
        });
      }
    }
    globalThis.fetch = async () => new Response('{}');
    await loadStream('http://node', 'id').catch((error) => console.log(error.message));
    console.log(opened.join(' '));`);
  expect(output).toBe('The stream holds nothing that Lit encrypted.\ngood good evm evm');
});
