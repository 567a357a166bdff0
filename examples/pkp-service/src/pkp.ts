import { readFile, rm, writeFile } from 'node:fs/promises';
import { ethers } from 'ethers';
import { contracts, mintCost, mintedPkp, signer } from './contracts';
import { Refusal } from './refusal';
import { client, sessionSigs } from './lit';

export interface Pkp {
  tokenId: string;
  publicKey: string; // 0x04…
  address: string; // from the chain, which computes it itself
}

/** The record on disk: the transaction as soon as it is sent, then the PKP. */
interface Kept {
  transaction: string;
  pkp?: Pkp;
}

const file = process.env.PKP_FILE ?? 'pkp.json';

async function load(): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error; // minting again would pay again
  }
}

async function keep(kept: Kept): Promise<Kept> {
  await writeFile(file, JSON.stringify(kept));
  return kept;
}

/** Sends the transaction that mints, and pays the cost and no more. */
async function pay(agreed: ethers.BigNumber): Promise<Kept> {
  const cost = await mintCost();
  if (cost.gt(agreed)) {
    throw new Refusal(402, `Minting costs ${ethers.utils.formatEther(cost)} LIT.`);
  }
  const nft = contracts.pkpNftContract.write;
  const { hash } = await nft.mintNext(2, { value: cost }); // ECDSA on secp256k1
  return keep({ transaction: hash });
}

async function mint(agreed: ethers.BigNumber): Promise<Pkp> {
  // After a failure this waits for the transaction that was paid, and pays no second one.
  const { transaction, pkp } = (await load()) ?? (await pay(agreed));
  if (pkp) return pkp;

  const receipt = await signer.provider.waitForTransaction(transaction, 1, 60_000);
  if (receipt.status === 0) {
    await rm(file);
    throw new Error(`Nothing was minted: ${transaction} was reverted.`);
  }
  const { tokenId, publicKey } = mintedPkp(receipt);
  const address = await contracts.pkpNftContract.read.getEthAddress(tokenId);
  const minted = { tokenId, publicKey, address };
  await keep({ transaction, pkp: minted });
  return minted;
}

let minting: Promise<Pkp> | undefined;

/**
 * The PKP of this service, which is minted the first time. Requests that come together
 * share one transaction.
 *
 * @param agreed the most that minting may cost, in wei
 * @throws Refusal if it costs more
 */
export function mintOnce(agreed: ethers.BigNumber): Promise<Pkp> {
  minting ??= mint(agreed).finally(() => (minting = undefined));
  return minting;
}

/** Shares that do not fit break the WebAssembly of 3.0.24 for as long as the process lives. */
async function combined<T>(signing: Promise<T>): Promise<T> {
  try {
    return await signing;
  } catch (error) {
    if (!String(error).includes("reading 'r'")) throw error;
    throw new Error('The shares of the nodes do not fit. Restart the service.');
  }
}

/**
 * Signs a text as wallets do (EIP-191), so that the signature can be no transaction's.
 *
 * @throws Refusal if there is no PKP; Error if the signature is by another key
 */
export async function sign(
  text: string,
): Promise<{ signature: string; address: string }> {
  const pkp = (await load())?.pkp;
  if (!pkp) throw new Refusal(409, 'There is no PKP. Mint it first.');
  const toSign = ethers.utils.arrayify(ethers.utils.hashMessage(text));
  const { signature } = await combined(
    client.pkpSign({ toSign, pubKey: pkp.publicKey, sessionSigs: await sessionSigs() }),
  );
  // The nodes made the signature; the address is from the chain.
  const signer = ethers.utils.verifyMessage(text, signature);
  if (signer !== pkp.address) throw new Error(`Signed by ${signer}, not by the PKP.`);
  return { signature, address: pkp.address };
}
