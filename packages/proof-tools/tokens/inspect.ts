import {bls12_381 as bls} from '@noble/curves/bls12-381';
import {hexToBytes, utf8ToBytes} from '@noble/hashes/utils';
import type {DocsVersion} from '../../../site/versions';
import {CONDITION_FIELDS, conditionsOf, unify} from '../conditions/model';
import {sentenceOf} from '../conditions/sentence';
import type {Finding} from '../finding';
import {
  checkLength,
  isObject,
  type JsonObject,
  own,
  parseJson,
  short,
  Unreadable,
} from '../json-text';
import VERSIONS from './versions.json';

/** A field of a token, and what it is for. */
export interface TokenField {
  name: string;
  value: string;
  meaning: string;
}

export interface TokenReport {
  /** What the token says, in sentences. */
  says: string[];
  fields: TokenField[];
  findings: Finding[];
}

/** How the networks of a docs version hash what they sign: the last part of the name that RFC 9380 asks for. */
const schemeOf = (version: DocsVersion): string => VERSIONS[version].scheme;

const PUBLIC_KEY_BYTES = 48;
const SIGNATURE_BYTES = 96;
const TWELVE_HOURS = 12 * 60 * 60;

const MEANINGS: Readonly<Record<string, string>> = {
  alg: 'How it is signed. Common JWT libraries do not know BLS12-381.',
  typ: 'That it is a token.',
  iss: 'Who has issued it.',
  sub: 'The address that has met the conditions.',
  chain: 'The chain of the call, which says what kind of address it is.',
  iat: 'When it was issued, in seconds since 1970.',
  exp: 'When it ends, in seconds since 1970.',
  accessControlConditions: 'What the address has met. A server has to compare it with its own.',
  evmContractConditions: 'What the address has met. A server has to compare it with its own.',
  solRpcConditions: 'What the address has met. A server has to compare it with its own.',
  unifiedAccessControlConditions:
    'What the address has met. A server has to compare it with its own.',
  baseUrl: 'Part of the resource id. A server has to compare all five.',
  path: 'Part of the resource id.',
  orgId: 'Part of the resource id.',
  role: 'Part of the resource id.',
  extraData: 'Part of the resource id.',
};

const RESOURCE_ID = ['baseUrl', 'path', 'orgId', 'role', 'extraData'];

/** Decodes both alphabets of base64: the SDK mixes them in signatures. */
function decode(part: string, name: string): Uint8Array<ArrayBuffer> {
  const wrong = /[^\w+/=-]/.exec(part);
  if (wrong) {
    throw new Unreadable(
      `${name} stops being base64url at its character ${wrong.index + 1}, ${JSON.stringify(wrong[0])}.`,
    );
  }
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
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

/** A time of a token as text; undefined for what is none. */
function timeOf(seconds: unknown): string | undefined {
  if (typeof seconds !== 'number') return undefined;
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

type Verdict = 'signed' | 'not signed' | 'no point' | 'bad key';

/**
 * Whether a network has signed.
 *
 * @param key of the network, 48 bytes
 */
function verify(signed: string, signature: Uint8Array, key: Uint8Array, scheme: string): Verdict {
  const {longSignatures} = bls;
  let point;
  try {
    point = bls.G1.Point.fromBytes(key);
    point.assertValidity();
  } catch {
    return 'bad key';
  }
  try {
    const DST = `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_${scheme}_`;
    const decoded = longSignatures.Signature.fromBytes(signature);
    decoded.assertValidity();
    const message = longSignatures.hash(utf8ToBytes(signed), DST);
    return longSignatures.verify(decoded, message, point) ? 'signed' : 'not signed';
  } catch {
    return 'no point';
  }
}

/** What a token is for: the conditions in it, or its resource id. */
function purpose(payload: JsonObject): string | undefined {
  const field = CONDITION_FIELDS.find((name) => (own(payload, name) ?? null) !== null);
  if (field) {
    try {
      const {list} = conditionsOf({[field]: own(payload, field)});
      // The payload lacks conditionType.
      const isUnified = field === 'unifiedAccessControlConditions';
      const words = sentenceOf({field, list: isUnified ? unify(list) : list});
      return words && `The conditions: ${words}`;
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }
  const baseUrl = own(payload, 'baseUrl');
  const path = own(payload, 'path');
  return typeof baseUrl === 'string' && typeof path === 'string'
    ? `The resource: ${short(path)} of ${short(baseUrl.replace(/^https?:\/\//, ''))}`
    : undefined;
}

/**
 * Says what a token of Lit says, and whether a network has signed it.
 *
 * @param key the network's public key, 96 hex digits; empty to leave out the signature
 * @param now milliseconds
 * @throws Unreadable with one sentence
 */
export function inspectToken(
  text: string,
  key: string,
  version: DocsVersion,
  now: number,
): TokenReport {
  checkLength(text);
  const token = text
    .trim()
    .replace(/^Bearer\s+/i, '')
    .replace(/^"(.*)"$/s, '$1');
  if (token === '') throw new Unreadable('Paste a token.');
  const parts = token.split('.');
  if (parts.length !== 3) {
    throw new Unreadable(
      parts.length < 3
        ? `A token has three parts with a point between them; this has ${parts.length}, so it is cut off or none.`
        : `A token has three parts with a point between them; this has ${parts.length}.`,
    );
  }
  const [encodedHeader, encodedPayload, encodedSignature] = parts as [string, string, string];
  const header = readPart(encodedHeader, 'The header');
  const payload = readPart(encodedPayload, 'The payload');
  const signature = decode(encodedSignature, 'The signature');

  const says: string[] = [];
  const findings: Finding[] = [];
  const error = (place: string, what: string, code?: string): void => {
    findings.push({place, text: what, isError: true, code});
  };
  const hint = (place: string, what: string): void => {
    findings.push({place, text: what, isError: false});
  };
  const fields = Object.entries({...header, ...payload})
    .filter(([, value]) => value !== null)
    .slice(0, 30)
    .map(([name, value]) => ({
      name: short(name),
      value: (typeof value === 'string' ? value : JSON.stringify(value, null, 1)).slice(0, 4000),
      meaning: Object.hasOwn(MEANINGS, name) ? MEANINGS[name]! : 'No field of Lit.',
    }));

  if (own(header, 'alg') !== 'BLS12-381') {
    error(
      'header',
      `alg is ${short(own(header, 'alg'))}: this is no token of Lit, which has BLS12-381.`,
    );
  }
  if (own(payload, 'iss') !== 'LIT')
    error('payload', `iss is ${short(own(payload, 'iss'))}, not LIT.`);
  const sub = own(payload, 'sub');
  if (typeof sub === 'string') says.push(`It says that ${short(sub)} has met the conditions.`);
  else error('payload', 'sub, the address, is missing.');

  const what = purpose(payload);
  if (what) says.push(`${what}.`);
  else error('payload', 'It names neither conditions nor a resource that can be read.');
  const missing = RESOURCE_ID.filter((name) => typeof own(payload, name) !== 'string');
  if (missing.length > 0 && missing.length < RESOURCE_ID.length) {
    error(
      'payload',
      `Of the resource id, ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    );
  }

  const issued = own(payload, 'iat');
  const end = own(payload, 'exp');
  const endText = timeOf(end);
  if (endText === undefined) error('payload', 'exp is no time in seconds.');
  else {
    const isOver = (end as number) * 1000 < now;
    says.push(`It ${isOver ? 'ended' : 'ends'} at ${endText}.`);
    if (isOver)
      error('payload', 'It has expired, which verifyJwt does not check: compare exp yourself.');
  }
  if (timeOf(issued) === undefined) error('payload', 'iat is no time in seconds.');
  else if ((issued as number) * 1000 > now + 60_000)
    hint('payload', 'It was issued in the future.');
  else if (typeof end === 'number' && end - (issued as number) > TWELVE_HOURS + 360) {
    error(
      'payload',
      'It is valid for more than 12 hours, which nodes do not sign.',
      'NodeExpWrongOrTooLarge',
    );
  }

  if (signature.length !== SIGNATURE_BYTES) {
    error(
      'signature',
      `It has ${signature.length} bytes of ${SIGNATURE_BYTES}: the token is ${signature.length < SIGNATURE_BYTES ? 'cut off' : 'too long'}.`,
    );
  } else if (key.trim() === '') {
    hint('signature', "It was not checked: that takes the network's public key.");
  } else {
    const digits = key.trim().replace(/^0x/, '');
    const isKey = new RegExp(`^[\\da-fA-F]{${2 * PUBLIC_KEY_BYTES}}$`).test(digits);
    const verdict: Verdict = isKey
      ? verify(
          `${encodedHeader}.${encodedPayload}`,
          signature,
          hexToBytes(digits),
          schemeOf(version),
        )
      : 'bad key';
    if (verdict === 'signed') says.push('The holder of this key has signed it.');
    else if (verdict === 'bad key')
      error('key', `This is no public key, which has ${2 * PUBLIC_KEY_BYTES} hex digits.`);
    else if (verdict === 'not signed')
      error(
        'signature',
        'The holder of this key has not signed this text: verifyJwt throws "Failed to verify signature".',
      );
    else
      error(
        'signature',
        'It is no point on the curve: the WebAssembly behind verifyJwt crashes on it.',
      );
  }
  return {
    says,
    fields,
    findings: [
      ...findings.filter(({isError}) => isError),
      ...findings.filter(({isError}) => !isError),
    ],
  };
}
