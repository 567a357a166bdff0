import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('versioned_docs/version-2.0/recipes/encrypt-a-file.mdx');

it('saves keys under conditions only, and none of 0 bytes', async () => {
  const code = `
    import {lockFile, unlockFile} from './lock-file';
    import {lock, unlock} from './nft-lock';
    const proof = {address: '0x1'};
    let key, size = 184;
    const client = {
      saveEncryptionKey: async ({symmetricKey}) => ((key = symmetricKey), new Uint8Array(size)),
      getEncryptionKey: async ({toDecrypt}) => (toDecrypt.length === 368 ? key : undefined),
    };
    const list = {solRpcConditions: [{}]};
    const results = {};
    const attempt = async (name, task) => {
      results[name] = await task().catch((error) => error.message);
    };
    const file = new Blob(['Hi.'], {type: 'text/plain'});
    const open = async ({info, encryptedFile}) => (await unlockFile(client, proof, info, encryptedFile)).text();
    await attempt('good', async () => unlock(client, proof, await lock(client, proof, 'Hi.', list)));
    await attempt('good file', async () => open(await lockFile(client, proof, list, 'a.txt', file)));
    for (const text of [null, '', true, [49], 1e21, undefined]) {
      await attempt('text ' + JSON.stringify(text), () => lock(client, proof, text));
    }
    await attempt('long', () => lock(client, proof, 'a'.repeat(1_000_001)));
    for (const none of [{}, [{}], {accessControlConditions: []}]) {
      await attempt('for ' + JSON.stringify(none), () => lock(client, proof, 'Hi.', none));
      await attempt('file for ' + JSON.stringify(none), () => lockFile(client, proof, none, 'a.txt', file));
    }
    const locked = await lockFile(client, proof, list, 'a.txt', file);
    for (const type of ['text/html', 'image/svg+xml', 'text/plain;a', 'image/png, text/html', '', null]) {
      const opened = await unlockFile(client, proof, {...locked.info, type}, locked.encryptedFile);
      await attempt('type ' + type, async () => opened.type);
    }
    for (const input of ['Hi.', null, new Blob([])]) {
      await attempt('file ' + JSON.stringify(input), () => lockFile(client, proof, list, 'a.txt', input));
    }
    size = 0;
    await attempt('empty key', () => lock(client, proof, 'Hi.', list));
    await attempt('empty key of a file', () => lockFile(client, proof, list, 'a.txt', file));
    console.log(JSON.stringify(results));`;
  const noText = ['null', '""', 'true', '[49]', '1e+21', 'undefined'].map((text) => [
    `text ${text}`,
    'There is no text.',
  ]);
  expect(JSON.parse(await run(code, {env: 'node'}))).toEqual({
    ...Object.fromEntries(noText),
    good: 'Hi.',
    'good file': 'Hi.',
    long: 'The text is too long.',
    ...Object.fromEntries(
      ['for', 'file for'].flatMap((what) => [
        [`${what} {}`, 'Pass one list of conditions.'],
        [`${what} [{}]`, 'Pass one list of conditions.'],
        [`${what} {"accessControlConditions":[]}`, 'Put one operator between two conditions.'],
      ]),
    ),
    ...Object.fromEntries(
      ['text/html', 'image/svg+xml', 'text/plain;a', 'image/png, text/html', '', 'null'].map(
        (type) => [`type ${type}`, 'application/octet-stream'],
      ),
    ),
    'file "Hi."': 'The file is empty.',
    'file null': 'The file is empty.',
    'file {}': 'The file is empty.',
    'empty key': 'The key was not encrypted. Load the page again.',
    'empty key of a file': 'The key was not encrypted. Load the page again.',
  });
});
