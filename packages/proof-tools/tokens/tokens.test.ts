import {bls12_381} from '@noble/curves/bls12-381';
import {beforeAll, expect, it} from 'vitest';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {requireSdk} from 'lit-local-network/testing';
import EXAMPLES from './examples.json';
import {inspectToken} from './inspect';

const {publicKey, ...TOKENS} = EXAMPLES;
const during = 1_700_000_100_000;
const [old, current] = DOCS_VERSIONS.toSorted() as [DocsVersion, DocsVersion];

async function said(
  token: string,
  key = publicKey,
  version = current,
  now = during,
): Promise<string> {
  const {says, findings} = await inspectToken(token, key, version, now);
  return [...says, ...findings.map(({text}) => `! ${text}`)].join('\n');
}

/** A token with another payload, which nobody has signed. */
const withPayload = (change: object): string => {
  const [header, payload, signature] = TOKENS.v3.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({...claims, ...change})).toString('base64url');
  return [header, changed, signature].join('.');
};

beforeAll(() => requireSdk(3, 'bls-sdk').initWasmBlsSdk());

it('says what the examples of both versions say, and that they are signed', async () => {
  expect(await said(TOKENS.v3)).toBe(
    [
      'It says that 0x5b38da6a701c568545dcfcb03fcb875f56beddc4 has met the conditions.',
      'The conditions: Owns at least 0.00001 ETH.',
      'It ends at 2023-11-15T10:13:20.000Z.',
      'The holder of this key has signed it.',
    ].join('\n'),
  );
  expect(await said(TOKENS.v2, publicKey, old)).toContain(
    'The resource: /minutes/42 of app.example.com.',
  );
  expect(await said(TOKENS.v2, publicKey, old)).not.toContain('!');
});

it("finds signed what the SDK's own WebAssembly finds signed", async () => {
  const sdk = requireSdk(3, 'bls-sdk');
  for (const token of [TOKENS.v3, withPayload({})]) {
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const base64 = (text: string, encoding: BufferEncoding): string =>
      Buffer.from(text, encoding).toString('base64');
    const ask = (): void =>
      sdk.verify_signature(
        publicKey,
        base64(`${header}.${payload}`, 'utf8'),
        base64(signature, 'base64url'),
      );
    if ((await said(token)).includes('has signed it')) expect(ask).not.toThrow();
    else expect(ask).toThrow();
  }
});

const returnValueTest = {key: '', comparator: '=', value: 'cosmos1'};
const untyped = [{path: ':userAddress', chain: 'cosmos', returnValueTest}];
/** A point, compressed, of the curve but not of its subgroup: 48 bytes of G1, 96 of G2. */
const outsideOfSubgroup = (length: number): Buffer =>
  Buffer.from(`80${'4'.padStart(2 * length - 2, '0')}`, 'hex');
const signed = TOKENS.v3.slice(0, TOKENS.v3.lastIndexOf('.'));
it.each([
  ['has not signed this text', withPayload({exp: 1_700_043_100})],
  ['bytes of 96: the token is cut off', TOKENS.v3.slice(0, -30)],
  ['no point on the curve', `${signed}.${'A'.repeat(128)}`],
  ['no point on the curve', `${signed}.${outsideOfSubgroup(96).toString('base64url')}`],
  ['iss is me, not LIT', withPayload({iss: 'me'})],
  ['names neither conditions', withPayload({accessControlConditions: null})],
  ['more than 12 hours', withPayload({exp: 1_900_000_000})],
  ['exp is no time', withPayload({iat: 'now', exp: 1e300})],
  [
    'Controls wallet with address cosmos1',
    withPayload({accessControlConditions: null, unifiedAccessControlConditions: untyped}),
  ],
])('says: %s', async (text, token) => {
  expect(await said(token)).toContain(text);
});

it('says that it has ended, and what it needs to check the signature', async () => {
  expect(await said(TOKENS.v3, '', current, during * 2)).toContain('It has expired');
  expect(await said(TOKENS.v3, '')).toContain("takes the network's public key");
  const uncompressed = bls12_381.G1.Point.fromHex(publicKey).toHex(false);
  for (const key of ['ff'.repeat(48), outsideOfSubgroup(48).toString('hex'), uncompressed]) {
    expect(await said(TOKENS.v3, key)).toContain('This is no public key');
  }
  expect(await said(TOKENS.v3, publicKey, old)).toContain('has not signed this text');
});

it.each([
  ['', 'Paste a token.'],
  ['abc', 'this has 1, so it is cut off or none'],
  ['a.b.c.d', 'this has 4'],
  ['e30.e3.', 'is no JSON'],
  ['e!0.e30.', 'The header stops being base64url at its character 2'],
  ['e30.W10.', 'The payload is no object.'],
])('says of %j what is wrong', async (token, message) => {
  await expect(said(token)).rejects.toThrow(message);
});
