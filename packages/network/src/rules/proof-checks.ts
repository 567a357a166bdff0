// Verifies proofs without a network. Nothing here needs Node, so that pages can use it as well.
import {ed25519} from '@noble/curves/ed25519';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {keccak_256} from '@noble/hashes/sha3';
import {bytesToHex, concatBytes, hexToBytes, utf8ToBytes} from '@noble/hashes/utils';
import {base58, base64, bech32} from '@scure/base';
import type {SiweMessage} from 'siwe';
import {Recap} from 'siwe-recap';
import {check, NodeError, orRefuse} from './errors';
import type {NodeRules} from './node-rules';

/** As the SDK sends it: a wallet's signature, a contract account's, or a session's. */
export interface AuthSig {
  sig: string;
  derivedVia: string;
  signedMessage: string;
  address: string;
  algo?: string | null;
}

/** The message that a session key signs for one node. */
export interface SignedSession {
  sessionKey: string;
  resourceAbilityRequests: {
    resource: {resource: string; resourcePrefix: string};
    ability: string;
  }[];
  capabilities: AuthSig[];
  issuedAt: string;
  expiration: string;
  nodeAddress: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An EVM address with the letter case of EIP-55; a refusal for anything else. */
export function toAddress(text: string): string {
  const [, digits] = /^(?:0x)?([\da-f]{40})$/.exec(text.toLowerCase()) ?? [];
  check(
    digits !== undefined,
    'NodeAuthSigAddressConversionError',
    `${text} is no address: 40 hex digits after 0x.`,
  );
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = digits.replace(/[a-f]/g, (digit, index: number) =>
    parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased}`;
}

/** A signature of 65 bytes, or of 64 as EIP-2098 packs it. */
function readSignature(sig: string): {compact: Uint8Array; recovery: number} {
  const code = 'NodeAuthSigSignatureConversionError';
  const [, digits] = /^(?:0x)?((?:[\da-f]{2}){64,65})$/i.exec(sig) ?? [];
  check(digits !== undefined, code, 'The signature is not 65 bytes in hex.');
  const bytes = hexToBytes(digits.toLowerCase());
  const compact = bytes.slice(0, 64);
  if (bytes.length === 64) {
    const recovery = compact[32]! >> 7;
    compact[32]! &= 0x7f;
    return {compact, recovery};
  }
  const v = bytes[64]!;
  check(v < 2 || v >= 27, code, `The last byte of the signature is ${v}.`);
  return {compact, recovery: v < 2 ? v : 1 - (v % 2)};
}

/** The address that has signed a text with a wallet (EIP-191). */
function recoverSigner(text: string, sig: string): string {
  const {compact, recovery} = readSignature(sig);
  const bytes = utf8ToBytes(text);
  const prefix = utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`);
  return orRefuse('NodeInvalidAuthSig', () => {
    const key = secp256k1.Signature.fromBytes(compact, 'compact')
      .addRecoveryBit(recovery)
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the types lack its successor
      .recoverPublicKey(keccak_256(concatBytes(prefix, bytes)))
      .toBytes(false);
    return toAddress(bytesToHex(keccak_256(key.slice(1)).slice(12)));
  });
}

/** Checks that a wallet has signed its own message, and that the message names it. */
export function checkSigner({address, sig, signedMessage}: AuthSig, named: string): void {
  const account = toAddress(address);
  const signer = recoverSigner(signedMessage, sig);
  check(
    signer === account,
    'NodeInvalidAuthSig',
    `The signature is by ${signer}, not by ${account}.`,
  );
  check(named === account, 'NodeInvalidAuthSig', `The message names ${named}.`);
}

/** The text of the nodes since December 2023 (js-sdk issue 296). */
const NO_EXPIRATION = [
  'validation error: SIWE validation failed: parser error: Session key expiration time is not set',
  'Session key expiration time is not set',
];

interface Times {
  issuedAt?: string;
  expirationTime?: string;
}

/** Checks issue and expiration of an EIP-4361 message. */
export function checkTimes(
  {issuedAt, expirationTime}: Times,
  now: number,
  {expirationRequired, mostDays}: Pick<NodeRules, 'expirationRequired' | 'mostDays'>,
): void {
  const code = 'NodeSIWEMessageError';
  const issue = Date.parse(issuedAt ?? '');
  check(
    issue <= now + MINUTE,
    code,
    `The message was issued at ${String(issuedAt)}, in the future.`,
  );
  if (expirationTime === undefined) {
    if (expirationRequired) throw new NodeError(code, NO_EXPIRATION);
    return;
  }
  const end = Date.parse(expirationTime);
  check(end >= issue, 'NodeExpWrongOrTooLarge', 'The message expires before it was issued.');
  check(end >= now - MINUTE, code, `The message expired at ${expirationTime}.`);
  check(
    end - issue <= mostDays * DAY,
    code,
    `The message is valid for more than ${mostDays} days.`,
  );
}

/** Checks that a Solana wallet has signed. */
export function checkSolana({address, sig, signedMessage}: AuthSig): void {
  // 32 bytes have 44 digits at most, and many more would take long to decode.
  const key = orRefuse('NodeAuthSigSessionKeyConversionError', () =>
    base58.decode(address.slice(0, 50)),
  );
  check(key.length === 32, 'NodeAuthSigSessionKeyConversionError', `${address} is not 32 bytes.`);
  check(
    /^[\da-f]{128}$/i.test(sig),
    'NodeInvalidED25519AuthSig',
    'The signature is not 64 bytes in hex.',
  );
  const isValid = orRefuse('NodeInvalidAuthSig', () =>
    ed25519.verify(sig, utf8ToBytes(signedMessage), key),
  );
  check(isValid, 'NodeInvalidAuthSig', `The signature is not by ${address}.`);
}

/**
 * Checks that a Cosmos wallet has signed.
 *
 * @param prefix that addresses of the chain begin with
 */
export function checkCosmos({address, sig, signedMessage}: AuthSig, prefix: string): void {
  const code = 'NodeInvalidAuthSig';
  const bytes = orRefuse('NodeAuthSigSignatureConversionError', () => base64.decode(sig));
  const signers = orRefuse(code, () => {
    const signature = secp256k1.Signature.fromBytes(bytes, 'compact');
    const hash = hexToBytes(signedMessage);
    return [0, 1, 2, 3].flatMap((recovery) => {
      try {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the types lack its successor
        const key = signature.addRecoveryBit(recovery).recoverPublicKey(hash).toBytes(true);
        return [bech32.encodeFromBytes(prefix, ripemd160(sha256(key)))];
      } catch {
        return [];
      }
    });
  });
  check(signers.includes(address), code, `The signature is not by ${address}.`);
}

/** Reads what a session key has signed, after a check of the signature and the times. */
export function readSession(
  {address: key, sig, signedMessage}: AuthSig,
  now: number,
): SignedSession {
  check(
    /^[\da-f]{64}$/i.test(key),
    'NodeAuthSigAddressConversionError',
    `${key} is not 32 bytes in hex.`,
  );
  check(
    /^[\da-f]{128}$/i.test(sig),
    'NodeAuthSigSignatureConversionError',
    'The signature is not 64 bytes in hex.',
  );
  const isSigned = orRefuse('NodeAuthSigSessionKeyConversionError', () =>
    ed25519.verify(sig, utf8ToBytes(signedMessage), key),
  );
  check(
    isSigned,
    'NodeInvalidAuthSigSessionKeySignature',
    'The session key did not sign this message.',
  );
  const session = orRefuse(
    'NodeAuthSigSignedMessageConversionError',
    () => JSON.parse(signedMessage) as SignedSession,
  );
  check(
    Array.isArray(session.resourceAbilityRequests) && Array.isArray(session.capabilities),
    'NodeAuthSigSignedMessageConversionError',
    'The message lacks resourceAbilityRequests or capabilities.',
  );
  check(
    Date.parse(session.issuedAt) <= now + MINUTE,
    'NodeIatOutsideGracePeriod',
    `Issued at ${session.issuedAt}.`,
  );
  check(
    Date.parse(session.expiration) >= now - MINUTE,
    'NodeExpWrongOrTooLarge',
    `Expired at ${session.expiration}.`,
  );
  return session;
}

/** `127.0.0.1:7470` of a node's address. */
export function hostOf(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/^localhost/, '127.0.0.1')
    .replace(/\/$/, '');
}

/** The grants of the ReCap in a message (EIP-5573): abilities by resource. Throws where its statement differs. */
export function attenuationsOf(message: {
  statement?: string;
  resources?: string[];
}): Readonly<Record<string, object>> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- it reads these two fields alone
  return Recap.extract_and_verify(message as SiweMessage).attenuations;
}
