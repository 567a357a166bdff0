import {ed25519} from '@noble/curves/ed25519';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {base58, base64, bech32} from '@scure/base';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import {beforeAll, describe, expect, it} from 'vitest';
import type {AuthSig} from 'lit-local-network/proof-checks';
import {approveWith, requireSdk, signIn} from 'lit-local-network/testing';
import EXAMPLE from './example.json';
import {inspectProof, type ProofPart} from './inspect';
import {readSignInText} from './sign-in-text';

const NODE = 'http://127.0.0.1:7470';
const wallet = new ethers.Wallet(ethers.utils.id('a wallet of this test'));
const now = Date.now();
const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
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

const request = (resourcePrefix: string, ability: string): object => ({
  resource: {resource: '*', resourcePrefix},
  ability,
});

/** A session for decrypting, approved and signed as the SDK does. */
async function signSession(changes: object = {}): Promise<AuthSig> {
  const secret = ed25519.utils.randomSecretKey();
  const address = hex(ed25519.getPublicKey(secret));
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
    expiration: ago(-3_600_000),
    uri: `lit:session:${address}`,
    statement: capability.statement,
  } as unknown as Parameters<ReturnType<typeof approveWith>>[0]);
  const signedMessage = JSON.stringify({
    sessionKey: address,
    resourceAbilityRequests: [
      request('lit-accesscontrolcondition', 'access-control-condition-decryption'),
    ],
    capabilities: [approval],
    issuedAt: ago(0),
    expiration: ago(-300_000),
    nodeAddress: NODE,
    ...changes,
  });
  const sig = hex(ed25519.sign(Buffer.from(signedMessage), secret));
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

  const {signedMessage: message} = EXAMPLE;
  it.each<[text: string, change: object]>([
    ['NodeInvalidAuthSig', {address: '0x00000000000000000000000000000000000000ff'}],
    ['NodeInvalidAuthSig', {signedMessage: message}],
    ['not 65 bytes in hex. NodeAuthSigSignatureConversionError', {sig: '0x1234'}],
    ['ends too early: "URI: …" is missing', {signedMessage: message.slice(0, 120)}],
    ['signedMessage is missing. NodeBadInput', {signedMessage: undefined}],
    ['sig must be text.', {sig: 7}],
  ])('is refused with %s for %j', (text, change) => {
    expect(said(inspect({...authSig, ...change}))).toContain(text);
  });

  it.each<[text: string, fields: Partial<SiweMessage>]>([
    ['NodeSIWEMessageError', {issuedAt: ago(7_200_000), expirationTime: ago(3_600_000)}],
    ['It never ends. Nodes refuse that since December 2023.', {expirationTime: undefined}],
    ['its URI is of evil.example', {uri: 'https://evil.example/'}],
  ])('is told %s for %j', async (text, fields) => {
    expect(said(inspect(await signIn(wallet, fields)))).toContain(text);
  });

  it('of Solana and of Cosmos', () => {
    const secret = ed25519.utils.randomSecretKey();
    const signedMessage = 'I am creating an account';
    const solana = {
      address: base58.encode(ed25519.getPublicKey(secret)),
      sig: hex(ed25519.sign(Buffer.from(signedMessage), secret)),
      derivedVia: 'solana.signMessage',
      signedMessage,
    };
    expect(said(inspect(solana))).toContain(`The signature is by ${solana.address}`);
    expect(said(inspect({...solana, signedMessage: 'else'}))).toContain('NodeInvalidAuthSig');
    const key = secp256k1.utils.randomSecretKey();
    const hash = hex(sha256('hello'));
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

  const fly = request('lit-pkp', 'fly');
  it.each<[text: string, changes: object]>([
    ['NodeExpWrongOrTooLarge', {expiration: ago(600_000)}],
    ['NodeNotAuthorized', {nodeAddress: 'http://127.0.0.1:7471'}],
    ['It approves another session key', {capabilities: [EXAMPLE]}],
    ['which nodes do not know', {resourceAbilityRequests: [fly]}],
  ])('is told %s for %j', async (text, changes) => {
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
