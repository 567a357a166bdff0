import {ed25519} from '@noble/curves/ed25519';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {base58, base64, bech32} from '@scure/base';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import {beforeAll, describe, expect, it} from 'vitest';
import type {AuthSig} from '../../network/src/nodes/proof-checks';
import {approveWith, requireSdk, signIn} from '../../network/src/testing/sdk';
import EXAMPLE from './example.json';
import {inspectProof, type ProofPart} from './inspect';
import {readSignInText} from './sign-in-text';

const NODE = 'http://127.0.0.1:7470';
const wallet = new ethers.Wallet(ethers.utils.id('a wallet of this test'));
const now = Date.now();
const inspect = (value: unknown, at = now): ProofPart[] =>
  inspectProof(typeof value === 'string' ? value : JSON.stringify(value), at);
const said = (parts: readonly ProofPart[]): string =>
  parts
    .map(({title, says, findings}) =>
      [
        title,
        ...says,
        ...findings.map(({text, code, isError}) => `${isError ? '!' : '?'} ${text} ${code ?? ''}`),
      ].join('\n'),
    )
    .join('\n\n');

/** A session for decrypting, approved and signed as the SDK does. */
async function signSession(changes: object = {}): Promise<AuthSig> {
  const secret = ed25519.utils.randomSecretKey();
  const address = Buffer.from(ed25519.getPublicKey(secret)).toString('hex');
  const helpers = requireSdk(3, 'auth-helpers');
  const resource = new helpers.LitAccessControlConditionResource('*');
  const capability = helpers.newSessionCapabilityObject() as ReturnType<
    typeof helpers.newSessionCapabilityObject
  > & {encodeAsSiweResource(): string; statement: string};
  capability.addCapabilityForResource(
    resource,
    helpers.LitAbility.AccessControlConditionDecryption,
  );
  const approval = await approveWith(wallet)({
    resources: [capability.encodeAsSiweResource()],
    expiration: new Date(now + 3_600_000).toISOString(),
    uri: `lit:session:${address}`,
    statement: capability.statement,
  } as unknown as Parameters<ReturnType<typeof approveWith>>[0]);
  const signedMessage = JSON.stringify({
    sessionKey: address,
    resourceAbilityRequests: [
      {
        resource: {resource: '*', resourcePrefix: 'lit-accesscontrolcondition'},
        ability: 'access-control-condition-decryption',
      },
    ],
    capabilities: [approval],
    issuedAt: new Date(now).toISOString(),
    expiration: new Date(now + 300_000).toISOString(),
    nodeAddress: NODE,
    ...changes,
  });
  const sig = Buffer.from(ed25519.sign(Buffer.from(signedMessage), secret)).toString('hex');
  return {sig, derivedVia: 'litSessionSignViaNacl', signedMessage, address, algo: 'ed25519'};
}

let authSig: AuthSig;
beforeAll(async () => {
  authSig = await signIn(wallet);
});

describe('a wallet', () => {
  it('that has signed, with each line explained', () => {
    const [part] = inspect(authSig);
    expect(part!.findings).toEqual([]);
    expect(part!.title).toBe('AuthSig of an EVM wallet');
    expect(part!.says.join(' ')).toContain(`The signature is by ${wallet.address}.`);
    expect(part!.fields.map(({name}) => name)).toEqual(
      expect.arrayContaining(['sig', 'Domain', 'URI', 'Expiration Time']),
    );
  });

  it.each<[string, object, string]>([
    [
      'a signature by another key',
      {address: '0x00000000000000000000000000000000000000ff'},
      'NodeInvalidAuthSig',
    ],
    ['a changed message', {signedMessage: EXAMPLE.signedMessage}, 'NodeInvalidAuthSig'],
    [
      'a cut signature',
      {sig: '0x1234'},
      'The signature is not 65 bytes in hex. NodeAuthSigSignatureConversionError',
    ],
    [
      'a cut message',
      {signedMessage: EXAMPLE.signedMessage.slice(0, 120)},
      'ends too early: "URI: …" is missing',
    ],
    ['no message', {signedMessage: undefined}, 'signedMessage is missing. NodeBadInput'],
    ['a number', {sig: 7}, 'sig must be text.'],
  ])('with %s', (_, change, text) => {
    expect(said(inspect({...authSig, ...change}))).toContain(text);
  });

  it.each<[string, Partial<SiweMessage>, string]>([
    [
      'that has ended',
      {
        issuedAt: new Date(now - 7_200_000).toISOString(),
        expirationTime: new Date(now - 3_600_000).toISOString(),
      },
      'NodeSIWEMessageError',
    ],
    [
      'without an end',
      {expirationTime: undefined},
      'The message has no expiration time. NodeSIWEMessageError',
    ],
    ['of another site', {uri: 'https://evil.example/'}, 'its URI is of evil.example'],
  ])('%s', async (_, fields, text) => {
    expect(said(inspect(await signIn(wallet, fields)))).toContain(text);
  });

  it('of Solana and of Cosmos', () => {
    const secret = ed25519.utils.randomSecretKey();
    const signedMessage = 'I am creating an account';
    const solana = {
      address: base58.encode(ed25519.getPublicKey(secret)),
      sig: Buffer.from(ed25519.sign(Buffer.from(signedMessage), secret)).toString('hex'),
      derivedVia: 'solana.signMessage',
      signedMessage,
    };
    expect(said(inspect(solana))).toContain(`The signature is by ${solana.address}`);
    expect(said(inspect({...solana, signedMessage: 'else'}))).toContain('NodeInvalidAuthSig');
    const key = secp256k1.utils.randomSecretKey();
    const hash = Buffer.from(sha256('hello')).toString('hex');
    const cosmos = {
      address: bech32.encodeFromBytes('juno', ripemd160(sha256(secp256k1.getPublicKey(key, true)))),
      sig: base64.encode(secp256k1.sign(hash, key).toBytes('compact')),
      derivedVia: 'cosmos.signArbitrary',
      signedMessage: hash,
    };
    expect(said(inspect(cosmos))).toContain(`The signature is by ${cosmos.address}`);
    const other = {...cosmos, address: cosmos.address.replace('juno', 'cosmos')};
    expect(said(inspect(other))).toContain('NodeInvalidAuthSig');
  });
});

describe('a session', () => {
  it('with what it asks for and what the wallet has approved', async () => {
    const text = said(inspect({[NODE]: await signSession()}));
    expect(text).not.toContain('!');
    expect(text).toContain('It asks to decrypt everything under access control conditions.');
    expect(text).toContain('Approval of a session key\nIt permits to decrypt everything');
  });

  it.each<[string, object, string]>([
    [
      'that has ended',
      {expiration: new Date(now - 600_000).toISOString()},
      'NodeExpWrongOrTooLarge',
    ],
    ['for another node', {nodeAddress: 'http://127.0.0.1:7471'}, 'NodeNotAuthorized'],
    ['that somebody else approved', {capabilities: [EXAMPLE]}, 'It approves another session key'],
    [
      'for an ability that does not exist',
      {
        resourceAbilityRequests: [
          {resource: {resource: '*', resourcePrefix: 'lit-pkp'}, ability: 'fly'},
        ],
      },
      'which nodes do not know',
    ],
  ])('%s', async (_, changes, text) => {
    expect(said(inspect({[NODE]: await signSession(changes)}))).toContain(text);
  });

  it('whose message was changed', async () => {
    const session = await signSession();
    const signedMessage = session.signedMessage.replace('decryption', 'signing');
    expect(said(inspect({[NODE]: {...session, signedMessage}}))).toContain(
      'NodeInvalidAuthSigSessionKeySignature',
    );
  });
});

it('reads capability objects in both forms', () => {
  const att = {'lit-pkp://*': {'Threshold/Signing': [{}]}};
  const encoded = `urn:recap:${Buffer.from(JSON.stringify({att, prf: []})).toString('base64url')}`;
  for (const form of [encoded, {att}, {inner: {attenuations: att}}]) {
    expect(said(inspect(form))).toContain('It permits to sign with every PKP of this wallet.');
  }
});

it('says of the example that it has ended', () => {
  expect(said(inspect(EXAMPLE))).toContain(
    'The message expired at 2023-11-20T10:00:00.000Z. NodeSIWEMessageError',
  );
});

it.each([
  ['', 'Paste an AuthSig, session signatures or a capability object.'],
  ['{"sig": "0x12', 'This stops being JSON at line 1, character 9'],
  ['{}', 'This object is no proof: an AuthSig has sig, derivedVia, signedMessage and address.'],
  ['"hello"', 'This is text in quotes.'],
  ['[]', 'This is no object.'],
  ['urn:recap:eyJ', 'it seems to be cut off.'],
])('says of %j what is wrong', (text, message) => {
  expect(() => inspect(text)).toThrow(message);
});

it('reads sign-in messages as the standard library does', () => {
  for (const statement of [undefined, 'Hello.']) {
    for (const resources of [undefined, ['https://a.example/1', 'urn:x:y']]) {
      const message = new SiweMessage({
        domain: 'app.example.com:3000',
        address: wallet.address,
        statement,
        uri: 'https://app.example.com/',
        version: '1',
        chainId: 137,
        nonce: 'abcdefgh1',
        issuedAt: '2023-11-20T09:00:00.000Z',
        expirationTime: '2023-11-20T10:00:00.000Z',
        notBefore: '2023-11-20T09:00:00.000Z',
        requestId: '7',
        resources,
      });
      const fields = {...(message as object), version: undefined, chainId: String(message.chainId)};
      expect(readSignInText(message.prepareMessage())).toMatchObject(
        JSON.parse(JSON.stringify(fields)) as object,
      );
    }
  }
});
