import {secp256k1} from '@noble/curves/secp256k1';
import {bytesToHex, bytesToNumberBE, hexToBytes, numberToHexUnpadded} from '@noble/curves/utils';
import {addressOf} from './digest.shared';

const {Fn} = secp256k1.Point;

/** A node's part of a signature. */
export interface Part {
  /** From 1. */
  node: number;
  /** Hex with 0x. */
  digest: string;
  /** 32 bytes in hex, as is the share. */
  r: string;
  recovery: number;
  /** A point of the polynomial whose value at 0 is `s`. */
  share: string;
}

/** A signature, and the address that it recovers to. */
export interface Combined {
  digest: string;
  signature: string;
  signedBy: string;
}

/** Points of a random polynomial: as many of them as it has coefficients give the secret, its value at 0. */
function sharesOf(secret: bigint, nodes: number, threshold: number): bigint[] {
  const random = (): bigint => Fn.create(bytesToNumberBE(secp256k1.utils.randomSecretKey()));
  const coefficients = [secret, ...Array.from({length: threshold - 1}, random)];
  return Array.from({length: nodes}, (_, index) =>
    coefficients.reduceRight((sum, each) => Fn.add(Fn.mul(sum, BigInt(index + 1)), each), 0n),
  );
}

const hex32 = (number: bigint): string => numberToHexUnpadded(number).padStart(64, '0');

/**
 * A key of secp256k1 whose signatures are made in shares, as nodes make them: from shares of the nonce's inverse, and of its
 * product with the key. The nodes of a network find these together; here they are dealt.
 */
export class SharedKey {
  /** Hex with 0x, uncompressed. */
  readonly publicKey: string;
  readonly address: string;
  private readonly dealt = new Map<string, {r: bigint; recovery: number; shares: bigint[]}>();

  /**
   * @param threshold how many shares make a signature
   * @param secret 32 bytes; random ones if left out
   */
  constructor(
    private readonly nodes: number,
    private readonly threshold: number,
    private readonly secret: Uint8Array = secp256k1.utils.randomSecretKey(),
  ) {
    const publicKey = secp256k1.getPublicKey(secret, false);
    this.publicKey = `0x${bytesToHex(publicKey)}`;
    this.address = addressOf(publicKey);
  }

  /** Signs with the share of a node. */
  sign(node: number, bytes: Uint8Array): Part {
    const digest = `0x${bytesToHex(bytes)}`;
    const known = this.dealt.get(digest) ?? this.deal(bytes);
    this.dealt.set(digest, known);
    const {r, recovery, shares} = known;
    return {node, digest, r: hex32(r), recovery, share: hex32(shares[node - 1]!)};
  }

  private deal(bytes: Uint8Array) {
    const {r, s, recovery} = secp256k1.sign(bytes, this.secret);
    const hash = Fn.create(bytesToNumberBE(bytes));
    const key = bytesToNumberBE(this.secret);
    const inverse = Fn.div(s, Fn.add(hash, Fn.mul(r, key)));
    const inverses = sharesOf(inverse, this.nodes, this.threshold);
    const products = sharesOf(Fn.mul(inverse, key), this.nodes, this.threshold);
    const shares = inverses.map((share, index) =>
      Fn.add(Fn.mul(hash, share), Fn.mul(r, products[index]!)),
    );
    return {r, recovery, shares};
  }
}

/** Joins the parts of a signature by Lagrange's interpolation at zero. With too few of them, another address has signed. */
export function combine(parts: readonly Part[]): Combined {
  const {digest, r, recovery} = parts[0]!;
  const s = parts.reduce((sum, {node, share}) => {
    const others = parts.filter((other) => other.node !== node);
    const weight = others.reduce(
      (product, other) =>
        Fn.mul(product, Fn.div(BigInt(other.node), Fn.create(BigInt(other.node - node)))),
      1n,
    );
    return Fn.add(sum, Fn.mul(weight, BigInt(`0x${share}`)));
  }, 0n);
  const point = new secp256k1.Signature(BigInt(`0x${r}`), s, recovery).recoverPublicKey(
    digest.slice(2),
  );
  return {
    digest,
    signature: `0x${r}${hex32(s)}${(27 + recovery).toString(16)}`,
    signedBy: addressOf(point.toBytes(false)),
  };
}

/** The bytes of a private key. @throws if it is none */
export function secretFrom(text: string): Uint8Array {
  const secret = hexToBytes(text.replace(/^0x/, ''));
  secp256k1.getPublicKey(secret);
  return secret;
}
