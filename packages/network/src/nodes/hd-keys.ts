import {expand_message_xmd} from '@noble/curves/abstract/hash-to-curve';
import {secp256k1} from '@noble/curves/secp256k1';
import {sha256} from '@noble/hashes/sha2';
import {bytesToHex, hexToBytes} from '@noble/hashes/utils';

const {ORDER} = secp256k1.Point.Fn;
const {Point} = secp256k1;
const DST = 'LIT_HD_KEY_ID_K256_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * The scalar of a key id, as `computeHDPubKey` of 3.0.24 has it: hash to scalar with
 * expand_message_xmd over SHA-256.
 * @param keyId hex, with or without 0x
 */
function scalarOf(keyId: string): bigint {
  const wide = expand_message_xmd(hexToBytes(keyId.replace(/^0x/, '')), DST, 48, sha256);
  return BigInt(`0x${bytesToHex(wide)}`) % ORDER;
}

/**
 * The secret key that belongs to a key id: Σ rootₖ · tᵏ.
 * @param rootSecrets the roots' secret scalars, in the order of `hdRootPubkeys`
 * @param keyId hex, with or without 0x
 */
export function deriveSecretKey(rootSecrets: readonly bigint[], keyId: string): bigint {
  const t = scalarOf(keyId);
  return rootSecrets.reduceRight((sum, root) => (sum * t + root) % ORDER, 0n);
}

/**
 * The public key that belongs to a key id, for those who know the public roots only.
 * @param rootPublicKeys hex without 0x, in the order of `hdRootPubkeys`
 * @param keyId hex, with or without 0x
 * @returns hex of the 65 bytes of the uncompressed key, without 0x
 */
export function derivePublicKey(rootPublicKeys: readonly string[], keyId: string): string {
  const t = scalarOf(keyId);
  return rootPublicKeys
    .map((root) => Point.fromHex(root))
    .reduceRight((sum, root) => sum.multiplyUnsafe(t).add(root), Point.ZERO)
    .toHex(false);
}
