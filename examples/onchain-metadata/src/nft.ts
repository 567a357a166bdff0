import {ethers} from 'ethers';
import {holderOf} from './conditions';
import type {EncryptedText, Lit} from './lit';

/** The metadata of a token. Everyone can read it; the description is in the ciphertext. */
export interface Metadata extends EncryptedText {
  name: string;
  image: string; // an address that begins with https:
}

export interface Token extends Metadata {
  tokenId: string;
}

/** The functions of contracts/LitNft.sol that the app calls. */
export interface LitNft {
  address: string;
  nextTokenId(minter: string): Promise<ethers.BigNumber>;
  mint(tokenId: string, uri: string): Promise<ethers.ContractTransaction>;
  totalSupply(): Promise<ethers.BigNumber>;
  tokenByIndex(index: number): Promise<ethers.BigNumber>;
  ownerOf(tokenId: string): Promise<string>;
  tokenURI(tokenId: string): Promise<string>;
}

const abi = [
  'function nextTokenId(address minter) view returns (uint256)',
  'function mint(uint256 tokenId, string uri)',
  'function totalSupply() view returns (uint256)',
  'function tokenByIndex(uint256 index) view returns (uint256)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function tokenURI(uint256 tokenId) view returns (string)',
];

export function openContract(address: string, signer: ethers.Signer): LitNft {
  return new ethers.Contract(address, abi, signer) as unknown as LitNft;
}

/** Encrypts the description for the token's holder, then mints. Returns the token's id. */
export async function mintToken(
  nft: LitNft,
  lit: Lit,
  minter: string,
  {name, image, description}: {name: string; image: string; description: string},
): Promise<string> {
  const tokenId = (await nft.nextTokenId(minter)).toString();
  const encrypted = await lit.encryptText(description, holderOf(nft.address, tokenId));
  const transaction = await nft.mint(tokenId, toTokenUri({name, image, ...encrypted}));
  console.log('sent:', transaction.hash);
  await transaction
    .wait()
    .catch(({reason, receipt}: {reason?: string; receipt?: {status?: number}}) => {
      // The user has sped it up: the same transaction is on the chain under another hash.
      if (reason === 'repriced' && receipt?.status === 1) return;
      throw new Error(`Look up transaction ${transaction.hash} before you mint again.`);
    });
  return tokenId;
}

/** Throws when the token does not exist, the reader does not hold it, or the nodes refuse. */
export async function readDescription(
  nft: LitNft,
  lit: Lit,
  reader: string,
  tokenId: string,
): Promise<string> {
  const owner = await nft.ownerOf(tokenId);
  if (owner.toLowerCase() !== reader.toLowerCase()) {
    throw new Error(`Only the holder can read this. The holder is ${owner}.`);
  }
  const metadata = fromTokenUri(await nft.tokenURI(tokenId));
  if (!metadata) throw new Error('This token was not minted by this app.');
  return lit.decryptText(metadata, holderOf(nft.address, tokenId));
}

/** The newest tokens, without those that hold something else than this app's metadata. */
export async function newestTokens(nft: LitNft, count = 12): Promise<Token[]> {
  const total = (await nft.totalSupply()).toNumber();
  const indexes = Array.from({length: Math.min(count, total)}, (_, i) => total - 1 - i);
  const tokens = await Promise.all(
    indexes.map(async (index) => {
      const tokenId = (await nft.tokenByIndex(index)).toString();
      const metadata = fromTokenUri(await nft.tokenURI(tokenId));
      return metadata && {tokenId, ...metadata};
    }),
  );
  return tokens.filter((token) => token !== undefined);
}

const PREFIX = 'data:application/json;base64,';

export function toTokenUri(metadata: Metadata): string {
  const json = ethers.utils.toUtf8Bytes(JSON.stringify(metadata));
  return PREFIX + ethers.utils.base64.encode(json);
}

/** Anyone may mint anything, so what comes back is checked: undefined when it is not Metadata. */
export function fromTokenUri(uri: string): Metadata | undefined {
  try {
    const json = ethers.utils.toUtf8String(ethers.utils.base64.decode(uri.slice(PREFIX.length)));
    const {name, image, ciphertext, encryptedSymmetricKey} = JSON.parse(json) as Partial<
      Record<keyof Metadata, unknown>
    >;
    return typeof name === 'string' &&
      typeof image === 'string' &&
      image.startsWith('https:') &&
      typeof ciphertext === 'string' &&
      typeof encryptedSymmetricKey === 'string'
      ? {name, image, ciphertext, encryptedSymmetricKey}
      : undefined;
  } catch {
    return undefined;
  }
}
