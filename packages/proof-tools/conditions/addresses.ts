import {keccak_256} from '@noble/hashes/sha3';
import {bytesToHex} from '@noble/hashes/utils';

/**
 * An EVM address with the letter case of EIP-55.
 *
 * @param address `0x` and 40 hex digits in any letter case
 */
export function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  const cased = digits.replace(/[a-f]/g, (digit, index: number) =>
    parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased}`;
}

export const isEvmAddress = (text: string): boolean => /^0x[\da-fA-F]{40}$/.test(text);
