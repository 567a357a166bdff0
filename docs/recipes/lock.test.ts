import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/recipes/nft-holders-react.mdx');
const env = 'node';

const failing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'Error']));

/** Keeps what it encrypts in the ciphertext; \`proof\` is that of a holder. */
const FAKE = `
  const proof = {address: '0x1'};
  const client = {
    asked: [],
    subnetPubKey: 'key',
    serverKeys: {a: {subnetPubKey: 'key'}, b: {subnetPubKey: 'key'}},
    encrypt: async ({dataToEncrypt}) => ({ciphertext: Buffer.from(dataToEncrypt).toString('base64'), dataToEncryptHash: 'h'}),
    decrypt: async (request) => {
      client.asked.push(Object.keys(request).join());
      if (request.authSig !== proof) throw {errorCode: 'NodeAccessControlConditionsReturnedNotAuthorized'};
      return {decryptedData: new Uint8Array(Buffer.from(request.ciphertext, 'base64'))};
    },
  };
  const results = {};
  const attempt = async (name, task) => {
    results[name] = await task().catch((error) => error.errorCode ?? error.name);
  };
  const encode = (value) => Buffer.from(value).toString('base64');
`;

it('locks texts only, and unlocks nothing but messages of the app', async () => {
  const code = `
    import {lock, unlock} from './nft-lock';
    ${FAKE}
    const inputs = {null: null, '': '', true: true, list: [49], number: 1e21, nothing: undefined, long: 'a'.repeat(1_000_001)};
    for (const [name, text] of Object.entries(inputs)) await attempt('lock ' + name, () => lock(client, text));
    const locked = await lock(client, 'Hi.');
    const again = await lock(client, 'Hi.');
    results.salted = locked.ciphertext !== again.ciphertext;
    await attempt('good', () => unlock(client, proof, locked));
    await attempt('fields too many', () => unlock(client, proof, {...locked, sessionSigs: {}}));
    await attempt('two lists', () => unlock(client, proof, {...locked, evmContractConditions: []}));
    await attempt('proof of another', () => unlock(client, {address: '0x1'}, locked));
    for (const content of ['null', '"Hi."', '{"text":7}', '{}', 'Hi.']) {
      await attempt('unlock ' + content, () => unlock(client, proof, {...locked, ciphertext: encode(content)}));
    }
    await attempt('no document', () => unlock(client, proof, null));
    await attempt('no conditions', () => lock(client, 'Hi.', {}));
    await attempt('empty list', () => lock(client, 'Hi.', {solRpcConditions: []}));
    await attempt('bare list', () => lock(client, 'Hi.', [{}]));
    await attempt('null conditions', () => lock(client, 'Hi.', null));
    client.serverKeys.b.subnetPubKey = 'another';
    await attempt('keys that differ', () => lock(client, 'Hi.'));
    results.asked = [...new Set(client.asked)];
    console.log(JSON.stringify(results));`;
  expect(JSON.parse(await run(code, {env}))).toEqual({
    ...failing(
      'lock null',
      'lock ',
      'lock true',
      'lock list',
      'lock number',
      'lock nothing',
      'lock long',
    ),
    salted: true,
    good: 'Hi.',
    'fields too many': 'Hi.',
    'proof of another': 'NodeAccessControlConditionsReturnedNotAuthorized',
    'unlock null': 'Error',
    'unlock "Hi."': 'Error',
    'unlock {"text":7}': 'Error',
    'unlock {}': 'Error',
    'unlock Hi.': 'SyntaxError',
    'no document': 'TypeError',
    ...failing('no conditions', 'empty list', 'bare list', 'keys that differ', 'two lists'),
    'null conditions': 'TypeError',
    asked: ['accessControlConditions,ciphertext,dataToEncryptHash,chain,authSig'],
  });
});

it('locks files, and notices a changed byte', async () => {
  const code = `
    import {lockFile, unlockFile} from './lock-file';
    ${FAKE}
    const conditions = {solRpcConditions: [{}]};
    const file = new Blob(['All is well.'], {type: 'text/plain'});
    const huge = Object.defineProperty(new Blob(['a']), 'size', {value: 100_000_001});
    const inputs = {null: null, text: 'All is well.', bytes: new Uint8Array(9), empty: new Blob([]), huge};
    for (const [name, input] of Object.entries(inputs)) await attempt(name, () => lockFile(client, conditions, 'a.txt', input));
    await attempt('no conditions', () => lockFile(client, {solRpcConditions: []}, 'a.txt', file));
    await attempt('null conditions', () => lockFile(client, {solRpcConditions: null}, 'a.txt', file));

    const {info, encryptedFile} = await lockFile(client, conditions, 'a.txt', file);
    const other = await lockFile(client, conditions, 'a.txt', file);
    const open = async (...args) => {
      const opened = await unlockFile(client, ...args);
      return [await opened.text(), opened.type];
    };
    await attempt('good', () => open(proof, JSON.parse(JSON.stringify(info)), encryptedFile));
    await attempt('proof of another', () => open({address: '0x1'}, info, encryptedFile));
    await attempt('key of another', () => open(proof, other.info, encryptedFile));
    await attempt('cut', () => open(proof, info, encryptedFile.slice(0, -1)));
    const changed = new Uint8Array(await encryptedFile.arrayBuffer());
    changed[14] ^= 1;
    await attempt('changed', () => open(proof, info, new Blob([changed])));
    for (const type of ['text/html', 'image/svg+xml', 'text/plain;a', 'image/png, text/html', '', null]) {
      await attempt('type ' + type, async () => (await open(proof, {...info, type}, encryptedFile))[1]);
    }
    results.shown = Buffer.from(changed).includes('well');
    console.log(JSON.stringify(results));`;
  expect(JSON.parse(await run(code, {env}))).toEqual({
    ...failing('null', 'text', 'bytes', 'empty', 'huge', 'no conditions', 'null conditions'),
    good: ['All is well.', 'text/plain'],
    'proof of another': 'NodeAccessControlConditionsReturnedNotAuthorized',
    'key of another': 'OperationError',
    cut: 'OperationError',
    changed: 'OperationError',
    ...Object.fromEntries(
      ['text/html', 'image/svg+xml', 'text/plain;a', 'image/png, text/html', '', 'null'].map(
        (type) => [`type ${type}`, 'application/octet-stream'],
      ),
    ),
    shown: false,
  });
});
