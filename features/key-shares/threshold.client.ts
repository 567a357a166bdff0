// A real threshold signature (BLS12-381, Shamir's shares), made in the page.
import {bls12_381 as bls} from '@noble/curves/bls12-381';

const {Fr} = bls.fields;
const {longSignatures} = bls;

/** How many nodes hold a share, and how many of them make a signature. */
export const NODES = 6;
export const THRESHOLD = 4;

/** A node's part of a signature. */
export interface Part {
  node: number;
  point: ReturnType<typeof longSignatures.hash>;
}

/** A key that exists in shares alone: nothing here can sign by itself. */
export interface SharedKey {
  /** In hex. */
  publicKey: string;
  /** Signs with the share of a node. @param node from 1 */
  sign: (node: number, message: string) => Part;
  /** Checks a signature with the public key alone. */
  verify: (signature: Part['point'], message: string) => boolean;
}

const hash = (message: string): Part['point'] =>
  longSignatures.hash(new TextEncoder().encode(message));

const randomScalar = (): bigint => Fr.fromBytes(bls.utils.randomSecretKey());

/** Makes a key as points of a random polynomial; the polynomial, which is the key, is forgotten. */
export function makeSharedKey(): SharedKey {
  const coefficients = Array.from({length: THRESHOLD}, randomScalar);
  const shareOf = (node: number): bigint =>
    coefficients.reduceRight((sum, each) => Fr.add(Fr.mul(sum, BigInt(node)), each), 0n);
  const shares = Array.from({length: NODES}, (_, index) => shareOf(index + 1));
  const publicKey = bls.G1.Point.BASE.multiply(coefficients[0]!);
  return {
    publicKey: publicKey.toHex(),
    sign: (node, message) => ({node, point: hash(message).multiply(shares[node - 1]!)}),
    verify: (signature, message) => longSignatures.verify(signature, hash(message), publicKey),
  };
}

/** Joins parts by Lagrange's interpolation at zero. With fewer than {@link THRESHOLD}, it is no signature of the key. */
export function combine(parts: readonly Part[]): Part['point'] {
  const weighted = parts.map(({node, point}) => {
    const others = parts.filter((other) => other.node !== node);
    const weight = others.reduce(
      (product, other) =>
        Fr.mul(product, Fr.div(BigInt(other.node), Fr.sub(BigInt(other.node), BigInt(node)))),
      Fr.ONE,
    );
    return point.multiply(weight);
  });
  return weighted.reduce((sum, point) => sum.add(point));
}

/** The start of a signature, as readers see it. */
export const shorten = (hex: string): string => `${hex.slice(0, 8)}…${hex.slice(-4)}`;

/** In hex. */
export const toHex = (signature: Part['point']): string =>
  longSignatures.Signature.toHex(signature);
