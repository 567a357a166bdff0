import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn(
  'versioned_docs/version-2.0/ToolsAndExamples/SDKExamples/signedChainData.mdx',
);

/** Tokens that a test key signs: the number 1, whose public key is the generator. */
const TOKENS = `
import {callRequests, chain} from './call';
import {bls, checkChainData} from './check-chain-data';
import {priceOf} from './price-of';
const print = console.log;
console.log = () => {}; // the package prints each crash
const publicKey =
  '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905' +
  'a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb';
const secretKey = new Uint8Array(32);
secretKey[31] = 1;
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const sign = (claims: unknown) => {
  const message = encode({alg: 'BLS12-381', typ: 'JWT'}) + '.' + encode(claims);
  return message + '.' + Buffer.from(bls.sign_msg(secretKey, Buffer.from(message))).toString('base64url');
};
const now = 1700000000;
const word = (value: bigint) => BigInt.asUintN(256, value).toString(16).padStart(64, '0');
const answer = (price: bigint, updatedAt = now) =>
  '0x' + [1n, price, 0n, BigInt(updatedAt), 1n].map(word).join('');
const claims = {
  iss: 'LIT', chain, iat: now, exp: now + 43200,
  callRequests: callRequests.map(({to, data}) => ({to: to.toLowerCase(), data})),
  callResponses: [answer(200000000000n)],
};
const outcome = async (token: unknown) => {
  try {
    const expected = {chain, callRequests, maxAgeSeconds: 600};
    return priceOf(await checkChainData(token as string, expected, publicKey, now * 1000), now * 1000);
  } catch (error) {
    return 'refused: ' + (error as Error).message;
  }
};
`;

test('refuses other tokens and bad prices', async () => {
  const printed = await run(
    `${TOKENS}
const good = sign(claims);
const table: Record<string, unknown[]> = {
  good: [good],
  unsigned: [null, undefined, '', 'a.b.c', 49, [good], good + '.', good + 'A'.repeat(64e6),
    good.slice(0, -2) + 'AA', good.replace('.', 'A.')],
  age: [{iat: now - 601}, {iat: now + 181}, {iat: null}, {iat: '0x'}].map((c) => sign({...claims, ...c})),
  calls: [
    {chain: 'polygon'}, {iss: 'lit'}, {callRequests: []}, {callResponses: []},
    {callRequests: [{...claims.callRequests[0], from: '0x' + '11'.repeat(20)}]},
    {callRequests: [...claims.callRequests, ...claims.callRequests]},
  ].map((c) => sign({...claims, ...c})),
  price: [answer(0n), answer(-1n), answer(1n, now - 7200), answer(1n, now + 181), answer(1n, 0)]
    .map((response) => sign({...claims, callResponses: [response]})),
};
for (const [name, tokens] of Object.entries(table)) {
  print(name, [...new Set(await Promise.all(tokens.map(outcome)))]);
}
`,
    {env: 'node'},
  );
  expect(printed.split('\n')).toEqual([
    `good [ '2000.0' ]`,
    `unsigned [ 'refused: Not signed by the network.' ]`,
    `age [ 'refused: Too old, or from the future.' ]`,
    `calls [ 'refused: Signed for other calls.' ]`,
    `price [ 'refused: No recent price.' ]`,
  ]);
});

test('verifies with nothing but a whole key', async () => {
  const printed = await run(
    `${TOKENS}
const good = sign(claims);
await outcome(good); // leaves a key in the memory of the WebAssembly
const expected = {chain, callRequests, maxAgeSeconds: 600};
for (const key of ['', '0x' + publicKey, publicKey.slice(2)]) {
  print(await checkChainData(good, expected, key, now * 1000).then(() => 'taken', ({message}: Error) => message));
}
`,
    {env: 'node'},
  );
  expect(new Set(printed.split('\n'))).toEqual(new Set(['The key is not 96 hex digits.']));
});

test('still verifies after a flood of malformed signatures', async () => {
  const printed = await run(
    `${TOKENS}
const malformed = sign(claims).split('.').with(2, Buffer.alloc(96, 1).toString('base64url')).join('.');
for (let i = 0; i < 1500; i += 1) await outcome(malformed);
print(await outcome(sign(claims)));
`,
    {env: 'node'},
  );
  expect(printed).toBe('2000.0');
});

test('the server of JWT Auth verifies after a flood, too', async () => {
  const printed = await samplesIn(
    'versioned_docs/version-2.0/ToolsAndExamples/SDKExamples/dynamicContent.mdx',
  )(
    `
import {bls, isSignedBy, load} from './verify';
const print = console.log;
console.log = () => {};
await load();
const publicKey =
  '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905' +
  'a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb';
const secretKey = new Uint8Array(32);
secretKey[31] = 1;
const good = Uint8Array.from(bls.sign_msg(secretKey, Buffer.from('text')));
for (let i = 0; i < 1500; i += 1) await isSignedBy(publicKey, 'text', new Uint8Array(96).fill(1));
print([await isSignedBy(publicKey, 'text', good), await isSignedBy(publicKey, 'other', good)].join());
`,
    {env: 'node'},
  );
  expect(printed).toBe('true,false');
});
