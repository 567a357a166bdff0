import {bls12_381 as bls} from '@noble/curves/bls12-381';
import {hexToBytes, utf8ToBytes} from '@noble/hashes/utils';
import {CONDITION_FIELDS} from 'lit-local-network/rules';
import {conditionsOf, unify} from '../conditions/model';
import type {Release} from '../conditions/sample';
import {askSdk} from '../conditions/sdk';
import {
  checkLength,
  decodeBase64,
  isObject,
  type JsonObject,
  own,
  parseJson,
  readOrSay,
  short,
  Unreadable,
} from '../json';
import {errorsFirst, type Finding, type Report, reporterAt} from '../report';
import VERSIONS from './versions.json';

const PUBLIC_KEY = /^[\da-fA-F]{96}$/;
const SIGNATURE_BYTES = 96;
const TWELVE_HOURS = 12 * 60 * 60;

const RESOURCE_ID = ['baseUrl', 'path', 'orgId', 'role', 'extraData'];

const MET = 'What the address has met. A server has to compare it with its own.';
const RESOURCE_PART = 'Part of the resource id.';

const MEANINGS: Readonly<Record<string, string>> = {
  alg: 'How it is signed. Common JWT libraries do not know BLS12-381.',
  typ: 'That it is a token.',
  iss: 'Who has issued it.',
  sub: 'The address that has met the conditions.',
  chain: 'The chain of the call, which says what kind of address it is.',
  iat: 'When it was issued, in seconds since 1970.',
  exp: 'When it ends, in seconds since 1970.',
  ...Object.fromEntries(CONDITION_FIELDS.map((field) => [field, MET])),
  ...Object.fromEntries(RESOURCE_ID.map((field) => [field, RESOURCE_PART])),
  baseUrl: `${RESOURCE_PART} A server has to compare all five.`,
};

function decode(part: string, name: string): Uint8Array<ArrayBuffer> {
  const wrong = /[^\w+/=-]/.exec(part);
  if (wrong) {
    throw new Unreadable(
      `${name} stops being base64url at its character ${wrong.index + 1}, ${JSON.stringify(wrong[0])}.`,
    );
  }
  try {
    return decodeBase64(part);
  } catch {
    throw new Unreadable(`${name} is no base64url: it seems to be cut off.`);
  }
}

function readPart(part: string, name: string): JsonObject {
  const text = new TextDecoder().decode(decode(part, name));
  let value: unknown;
  try {
    value = parseJson(text, 'a token');
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(`${name} is no JSON. ${error.message}`);
    throw error;
  }
  if (!isObject(value)) throw new Unreadable(`${name} is no object.`);
  return value;
}

/** A time of a token as text; undefined if it is not one. */
function timeOf(seconds: unknown): string | undefined {
  if (typeof seconds !== 'number') return undefined;
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The purpose of a token: the conditions in it, or its resource id. */
async function purposeOf(payload: JsonObject): Promise<string | undefined> {
  const field = CONDITION_FIELDS.find((name) => (own(payload, name) ?? null) !== null);
  if (field) {
    const conditions = readOrSay(() => conditionsOf({[field]: own(payload, field)}));
    if (typeof conditions === 'string') return undefined;
    const {list} = conditions;
    // The payload lacks conditionType.
    const isUnified = field === 'unifiedAccessControlConditions';
    const {sentence} = await askSdk({field, list: isUnified ? unify(list) : list});
    return sentence && `The conditions: ${sentence}`;
  }
  const baseUrl = own(payload, 'baseUrl');
  const path = own(payload, 'path');
  return typeof baseUrl === 'string' && typeof path === 'string'
    ? `The resource: ${short(path)} of ${short(baseUrl.replace(/^https?:\/\//, ''))}`
    : undefined;
}

async function checkPayload(
  payload: JsonObject,
  now: number,
  {says, findings}: Report,
): Promise<void> {
  const {error, hint} = reporterAt(findings, 'payload');
  const [issuer, sub] = [own(payload, 'iss'), own(payload, 'sub')];
  if (issuer !== 'LIT') error(`iss is ${short(issuer)}, not LIT.`);
  if (typeof sub === 'string') says.push(`It says that ${short(sub)} has met the conditions.`);
  else error('sub, the address, is missing.');

  const purpose = await purposeOf(payload);
  if (purpose) says.push(`${purpose}.`);
  else error('It names neither conditions nor a resource that can be read.');
  const missing = RESOURCE_ID.filter((name) => typeof own(payload, name) !== 'string');
  if (missing.length > 0 && missing.length < RESOURCE_ID.length) {
    const are = missing.length > 1 ? 'are' : 'is';
    error(`Of the resource id, ${missing.join(', ')} ${are} missing.`);
  }

  const [issued, end] = [own(payload, 'iat') as number, own(payload, 'exp') as number];
  const endText = timeOf(end);
  if (endText === undefined) error('exp is no time in seconds.');
  else {
    const isOver = end * 1000 < now;
    says.push(`It ${isOver ? 'ended' : 'ends'} at ${endText}.`);
    if (isOver) error('It has expired, which verifyJwt does not check: compare exp yourself.');
  }
  if (timeOf(issued) === undefined) error('iat is no time in seconds.');
  else if (issued * 1000 > now + 60_000) hint('It was issued in the future.');
  else if (typeof end === 'number' && end - issued > TWELVE_HOURS + 360) {
    const text = 'It is valid for more than 12 hours, which nodes do not sign.';
    error(text, 'NodeExpWrongOrTooLarge');
  }
}

/** The point of a public key; undefined if it is not one. */
function pointOf(key: string) {
  const digits = key.trim().replace(/^0x/, '');
  if (!PUBLIC_KEY.test(digits)) return undefined;
  try {
    return bls.G1.Point.fromBytes(hexToBytes(digits));
  } catch {
    return undefined;
  }
}

/** Checks that the holder of a key has signed. */
function checkSignature(
  signed: string,
  signature: Uint8Array,
  key: string,
  release: Release,
  {says, findings}: Report,
): void {
  const {longSignatures} = bls;
  const {error, hint} = reporterAt(findings, 'signature');
  const {length} = signature;
  if (length !== SIGNATURE_BYTES) {
    const problem = length < SIGNATURE_BYTES ? 'cut off' : 'too long';
    error(`It has ${length} bytes of ${SIGNATURE_BYTES}: the token is ${problem}.`);
    return;
  }
  if (key.trim() === '') {
    hint("It was not checked: that takes the network's public key.");
    return;
  }
  const point = pointOf(key);
  if (!point) {
    reporterAt(findings, 'key').error('This is no public key, which has 96 hex digits.');
    return;
  }
  try {
    const decoded = longSignatures.Signature.fromBytes(signature);
    // The last part of the name that RFC 9380 asks for says how the networks hash what they sign.
    const scheme = `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_${VERSIONS[release].scheme}_`;
    const hash = longSignatures.hash(utf8ToBytes(signed), scheme);
    if (longSignatures.verify(decoded, hash, point)) {
      says.push('The holder of this key has signed it.');
    } else {
      error(
        'The holder of this key has not signed this text: verifyJwt throws "Failed to verify signature".',
      );
    }
  } catch {
    error('It is no point on the curve: the WebAssembly behind verifyJwt crashes on it.');
  }
}

/** The three parts of a token. @throws Unreadable if it has more or less */
function partsOf(text: string): [header: string, payload: string, signature: string] {
  checkLength(text);
  const token = text
    .trim()
    .replace(/^Bearer\s+/i, '')
    .replace(/^"(.*)"$/s, '$1');
  if (token === '') throw new Unreadable('Paste a token.');
  const parts = token.split('.');
  if (parts.length !== 3) {
    const problem = parts.length < 3 ? ', so it is cut off or none' : '';
    throw new Unreadable(
      `A token has three parts with a point between them; this has ${parts.length}${problem}.`,
    );
  }
  return parts as [string, string, string];
}

/**
 * Explains a token of Lit, and checks that a network has signed it.
 *
 * @param key the network's public key, 96 hex digits; empty to leave out the signature
 * @param now milliseconds
 * @throws Unreadable with one sentence
 */
export async function inspectToken(
  text: string,
  key: string,
  release: Release,
  now: number,
): Promise<Report> {
  const [encodedHeader, encodedPayload, encodedSignature] = partsOf(text);
  const header = readPart(encodedHeader, 'The header');
  const payload = readPart(encodedPayload, 'The payload');
  const signature = decode(encodedSignature, 'The signature');

  const findings: Finding[] = [];
  const fields = Object.entries({...header, ...payload})
    .filter(([, value]) => value !== null)
    .slice(0, 30)
    .map(([name, value]) => ({
      name: short(name),
      value: (typeof value === 'string' ? value : JSON.stringify(value, null, 1)).slice(0, 4000),
      meaning: Object.hasOwn(MEANINGS, name) ? MEANINGS[name]! : 'No field of Lit.',
    }));
  const report = {says: [], fields, findings};
  const algorithm = own(header, 'alg');
  if (algorithm !== 'BLS12-381') {
    const text = `alg is ${short(algorithm)}: this is no token of Lit, which has BLS12-381.`;
    reporterAt(findings, 'header').error(text);
  }
  await checkPayload(payload, now, report);
  checkSignature(`${encodedHeader}.${encodedPayload}`, signature, key, release, report);
  return {...report, findings: errorsFirst(findings)};
}
