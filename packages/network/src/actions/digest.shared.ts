import {bytesToHex, concatBytes, utf8ToBytes} from '@noble/curves/utils';
import {keccak_256} from '@noble/hashes/sha3';
import {check} from '../rules/errors';

/**
 * The hash that is signed: `toSign` itself. Serrano takes bytes of any length; how it hashed them is in no source, so
 * Keccak-256 is decided here.
 */
export function digestOf(toSign: Uint8Array, release: 2 | 3): Uint8Array {
  if (toSign.length === 32) return toSign;
  check(release === 2, 'NodeUnknownError', `toSign has ${toSign.length} bytes, not 32.`);
  return keccak_256(toSign);
}

/** The hash of a message with the prefix of wallets (EIP-191). */
export const digestOfMessage = (message: Uint8Array): Uint8Array =>
  keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`), message));

/** The address of an uncompressed public key of 65 bytes, with its checksum (EIP-55). */
export function addressOf(publicKey: Uint8Array): string {
  const hex = bytesToHex(keccak_256(publicKey.slice(1)).slice(12));
  const sum = bytesToHex(keccak_256(utf8ToBytes(hex)));
  const digits = Array.from(hex, (digit, at) => (sum[at]! >= '8' ? digit.toUpperCase() : digit));
  return `0x${digits.join('')}`;
}
