import {bls12_381 as bls} from '@noble/curves/bls12-381';
import {secp256k1} from '@noble/curves/secp256k1';
import {sha512} from '@noble/hashes/sha2';
import {bytesToHex, hexToBytes, numberToBytesBE, utf8ToBytes} from '@noble/curves/utils';
import {ethers} from 'ethers';

const {Fr} = bls.fields;
const {G1, G2} = bls;

/** A number below `order` that belongs to the seed and the label, the same at each start. */
export function seededScalar(seed: string, label: string, order: bigint): bigint {
  const wide = sha512(utf8ToBytes(`${seed}/${label}`));
  return (BigInt(`0x${bytesToHex(wide)}`) % (order - 1n)) + 1n;
}

/**
 * A BLS12-381 key in threshold shares, as Shamir has it: a polynomial f over the scalar field, whose
 * f(0) is the network's key and f(x) the share of point x. Degree + 1 shares give the key.
 */
export class BlsKey {
  private readonly coefficients: readonly bigint[];
  /** Made when first asked for: every handshake wants them, and making them takes a while. */
  private madeCommitments?: readonly string[];

  constructor(seed: string, degree: number) {
    this.coefficients = Array.from({length: degree + 1}, (_, index) =>
      seededScalar(seed, `bls ${index}`, Fr.ORDER),
    );
  }

  /** 48 bytes, compressed, as hex. */
  get publicKey(): string {
    return this.commitments[0]!;
  }

  /**
   * `networkPublicKeySet` as threshold_crypto of release 2 reads it: bincode of the commitments,
   * the order of its bytes reversed.
   */
  get publicKeySet(): string {
    const count = numberToBytesBE(this.commitments.length, 8).reverse();
    return reversed(bytesToHex(count) + this.commitments.join(''));
  }

  private get commitments(): readonly string[] {
    this.madeCommitments ??= this.coefficients.map((coefficient) =>
      G1.Point.BASE.multiply(coefficient).toHex(),
    );
    return this.madeCommitments;
  }

  /** Signs a message with the share of a point. Hex of 96 bytes, compressed, in G2. */
  sign(message: Uint8Array, point: number, scheme: 'NUL' | 'POP'): string {
    const DST = `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_${scheme}_`;
    const hash = G2.Point.fromAffine(G2.hashToCurve(message, {DST}).toAffine());
    return hash.multiply(this.shareAt(point)).toHex();
  }

  /**
   * The decryption share of release 2: U · f(point), where U is what the ciphertext begins with.
   * Throws if the ciphertext is none.
   */
  decryptionShare(ciphertext: string, point: number): string {
    const u = G1.Point.fromHex(reversed(ciphertext).slice(0, 96));
    return reversed(u.multiply(this.shareAt(point)).toHex());
  }

  private shareAt(point: number): bigint {
    return this.coefficients.reduceRight(
      (sum, coefficient) => Fr.add(Fr.mul(sum, BigInt(point)), coefficient),
      0n,
    );
  }
}

function reversed(hex: string): string {
  return bytesToHex(hexToBytes(hex).reverse());
}

const {ORDER} = secp256k1.Point.Fn;

/** A signature of a digest, and its `s` in summands. */
export interface SplitSignature {
  /** Compressed point, hex without 0x. */
  bigR: string;
  /** Both coordinates, hex without 0x. */
  localX: string;
  localY: string;
  /** Hex of 64 characters each; they add up to `s`. */
  shares: string[];
}

/**
 * Signs with the whole key, and splits `s`: both releases of the SDK add the shares that they get.
 * @param digest 32 bytes
 * @param count number of summands
 */
export function signInShares(secretKey: bigint, digest: Uint8Array, count: number): SplitSignature {
  const {r, s, recovery} = secp256k1.sign(digest, secretKey);
  const bigR = (recovery % 2 ? '03' : '02') + r.toString(16).padStart(64, '0');
  const point = secp256k1.Point.fromHex(bigR);
  const summands = Array.from({length: count - 1}, () =>
    BigInt(ethers.utils.hexlify(secp256k1.utils.randomSecretKey())),
  );
  const last = summands.reduce((rest, summand) => (rest + ORDER - summand) % ORDER, s);
  const hex = (number: bigint) => number.toString(16).padStart(64, '0');
  return {
    bigR,
    localX: hex(point.x),
    localY: hex(point.y),
    shares: [...summands, last].map(hex),
  };
}
