import {sha256} from '@noble/hashes/sha2';
import {base58} from '@scure/base';

const LARGEST_CHUNK = 262_144;

/**
 * The CID (version 0) that IPFS gives a small file: a multihash of a dag-pb node that holds the file
 * as UnixFS. An importer would bring dozens of packages for these few bytes.
 * @throws RangeError for more than 256 KiB, which IPFS cuts into chunks
 */
export function cidOf(text: string): string {
  const file = new TextEncoder().encode(text);
  if (file.length > LARGEST_CHUNK)
    throw new RangeError('CIDs are computed for files up to 256 KiB only.');
  const size = varint(file.length);
  // Type 2, file; then the data, where there is some; then the size.
  const data = file.length === 0 ? [] : [0x12, ...size, ...file];
  const unixfs = [0x08, 0x02, ...data, 0x18, ...size];
  const node = Uint8Array.from([0x0a, ...varint(unixfs.length), ...unixfs]);
  return base58.encode(Uint8Array.from([0x12, 0x20, ...sha256(node)]));
}

function varint(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...varint(number >>> 7)];
}
