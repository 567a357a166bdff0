import {expect, it} from 'vitest';
import {samplesIn} from '../../packages/sample-checker/testing/page-samples';

const {run} = samplesIn('docs/recipes/nft-holders-react.mdx', 'v3');
const {run: runEncryption} = samplesIn('docs/sdk/access-control/encryption.mdx', 'v3');
const env = 'node';

/** Three nodes with real keys: they verify the AuthSig, and know who holds the NFT. */
const NODES = `
  import {createHash} from 'node:crypto';
  import {bls12_381 as bls} from '@noble/curves/bls12-381';
  import {ethers} from 'ethers';
  import '@lit-protocol/lit-node-client'; // puts node-fetch in the place of fetch

  const KEY = 0x5eedn;
  const {ProjectivePoint} = bls.G2;
  const publicKey = bls.G1.ProjectivePoint.BASE.multiply(KEY).toHex();
  const DST = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_';
  const sent = [];

  function shareOf(index, {accessControlConditions, dataToEncryptHash}) {
    const hash = createHash('sha256').update(JSON.stringify(accessControlConditions)).digest('hex');
    const identity = 'lit-accesscontrolcondition://' + hash + '/' + dataToEncryptHash;
    const point = bls.G2.hashToCurve(new TextEncoder().encode(identity), {DST}).toAffine();
    const share = ProjectivePoint.fromAffine(point).multiply(KEY + 0xc0ffeen * BigInt(index));
    return {signatureShare: {ProofOfPossession: '0' + index + share.toHex()}};
  }

  const startNodes = (holder) => {
    globalThis.fetch = async (url, {body}) => {
      const {port, pathname} = new URL(url);
      sent.push(body);
      if (pathname === '/web/handshake') {
        const networkKeys = {subnetPublicKey: publicKey, networkPublicKey: publicKey};
        return Response.json({...networkKeys, serverPublicKey: 'a', networkPublicKeySet: 'a', hdRootPubkeys: ['a']});
      }
      const request = JSON.parse(body);
      const {signedMessage, sig} = request.authSig;
      const ends = Date.parse(/^Expiration Time: (.*)$/m.exec(signedMessage)[1]);
      const isShort = ends > Date.now() && ends <= Date.now() + 600_000;
      const isHolder = ethers.utils.verifyMessage(signedMessage, sig) === holder;
      return isShort && isHolder
        ? Response.json(shareOf(port - 7369, request))
        : Response.json({errorCode: 'NodeAccessControlConditionsReturnedNotAuthorized', errorKind: 'Validation'}, {status: 401});
    };
  };
  console.error = console.warn = () => {};
  const tell = (error) => console.log(error.errorCode ?? error.message);
`;

it.each([
  ['decrypts for a holder', 'wallet.address', 'Meet at noon.\nfalse'],
  ['refuses others', `'0x'`, 'NodeAccessControlConditionsReturnedNotAuthorized\nfalse'],
])('%s, and shows the nodes nothing to guess', async (_what, holder, expected) => {
  const code = `${NODES}
    const wallet = ethers.Wallet.createRandom();
    process.env.PRIVATE_KEY = wallet.privateKey;
    startNodes(${holder});
    await import('./nft-message').catch(tell);
    const guess = createHash('sha256').update('Meet at noon.').digest('hex');
    console.log(sent.some((body) => /noon/.test(body) || body.includes(guess)));`;
  expect(await runEncryption(code, {env})).toBe(expected);
});

it('asks for a key', async () => {
  expect(
    await runEncryption(`import('./nft-message').catch(({message}) => console.log(message));`, {
      env,
    }),
  ).toBe('Set PRIVATE_KEY to the key of a test wallet.');
});

/** Keeps what it encrypts in the ciphertext; \`proof\` is that of a holder. */
const FAKE = `
  const proof = {address: '0x1'};
  const client = {
    asked: [],
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
    await attempt('fields too many', () => unlock(client, proof, {...locked, sessionSigs: {}, evmContractConditions: []}));
    await attempt('proof of another', () => unlock(client, {address: '0x1'}, locked));
    for (const content of ['null', '"Hi."', '{"text":7}', '{}', 'Hi.']) {
      await attempt('unlock ' + content, () => unlock(client, proof, {...locked, ciphertext: encode(content)}));
    }
    await attempt('no document', () => unlock(client, proof, null));
    await attempt('no conditions', () => lock(client, 'Hi.', []));
    await attempt('null conditions', () => lock(client, 'Hi.', null));
    results.asked = [...new Set(client.asked)];
    console.log(JSON.stringify(results));`;
  expect(JSON.parse(await run(code, {env}))).toEqual({
    ...Object.fromEntries(
      ['null', '', 'true', 'list', 'number', 'nothing', 'long'].map((name) => [
        `lock ${name}`,
        'Error',
      ]),
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
    'no conditions': 'Error',
    'null conditions': 'Error',
    asked: ['ciphertext,dataToEncryptHash,accessControlConditions,chain,authSig'],
  });
});

it('locks files, and notices a changed byte', async () => {
  const code = `
    import {lockFile, unlockFile} from './lock-file';
    ${FAKE}
    const conditions = [{}];
    const file = new Blob(['All is well.'], {type: 'text/plain'});
    const huge = Object.defineProperty(new Blob(['a']), 'size', {value: 100_000_001});
    const inputs = {null: null, text: 'All is well.', bytes: new Uint8Array(9), empty: new Blob([]), huge};
    for (const [name, input] of Object.entries(inputs)) await attempt(name, () => lockFile(client, conditions, 'a.txt', input));
    await attempt('no conditions', () => lockFile(client, [], 'a.txt', file));
    await attempt('null conditions', () => lockFile(client, null, 'a.txt', file));

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
    results.shown = Buffer.from(changed).includes('well');
    console.log(JSON.stringify(results));`;
  expect(JSON.parse(await run(code, {env}))).toEqual({
    ...Object.fromEntries(
      ['null', 'text', 'bytes', 'empty', 'huge', 'no conditions', 'null conditions'].map((name) => [
        name,
        'Error',
      ]),
    ),
    good: ['All is well.', 'text/plain'],
    'proof of another': 'NodeAccessControlConditionsReturnedNotAuthorized',
    'key of another': 'OperationError',
    cut: 'OperationError',
    changed: 'OperationError',
    shown: false,
  });
});
