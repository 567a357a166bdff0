import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

it.each([
  [
    'docs/integrations/storage/irys.mdx',
    './read',
    {ciphertext: 'AAAA', dataToEncryptHash: 'a'.repeat(64)},
  ],
  [
    'versioned_docs/version-2.0/ToolsAndExamples/Integrations/bundlrxarweave.mdx',
    './fetch-sealed',
    {image: 'AAAA', type: 'image/png', encryptedSymmetricKey: '00'},
  ],
])('%s opens only what was sealed', async (page, file, fields) => {
  const good = {...fields, chain: 'ethereum', accessControlConditions: [{}]};
  const output = await samplesIn(page)(`
    import {fetchSealed} from '${file}';
    const good = ${JSON.stringify(good)};
    const id = 'A'.repeat(43);
    const bad = [null, '', 1, true, [49], [good], {}];
    for (const name of Object.keys(good)) {
      for (const value of [undefined, null, '', -1, true, [49], [], {}, '<b>']) {
        // A list with one thing in it is what conditions look like.
        if (name !== 'accessControlConditions' || value?.[0] !== 49) bad.push({...good, [name]: value});
      }
    }
    const opened = [];
    for (const document of [good, {...good, sessionSigs: {}}, ...bad]) {
      globalThis.fetch = async () => Response.json(document);
      await fetchSealed(id, undefined, 1).then(() => opened.push(document), () => {});
    }
    console.log(bad.length, opened.length);
    globalThis.fetch = async (url) => { throw new Error('asked for ' + url); };
    for (const wrong of ['', '../tx', 'A'.repeat(42), '?' + id, id + '/x']) {
      await fetchSealed(wrong, undefined, 1).catch(({message}) => console.log(message));
    }`);
  expect(output.split('\n')).toEqual([
    `${7 + 9 * Object.keys(good).length - 1} 2`,
    ...Array<string>(5).fill('This is not the id of a document.'),
  ]);
});
