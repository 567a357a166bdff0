import * as LitJsSdk from '@lit-protocol/lit-node-client';
import type {AccessControlConditions, AuthSig} from '@lit-protocol/types';
import {ethers} from 'ethers';

/** The part of LitNodeClient that this app uses, so that tests can pass a stand-in. */
export type Nodes = Pick<
  LitJsSdk.LitNodeClient,
  'connect' | 'saveEncryptionKey' | 'getEncryptionKey'
>;

/** Safe to publish: without a key from the nodes, nobody can read it. */
export interface EncryptedText {
  ciphertext: string; // base64
  encryptedSymmetricKey: string; // hex
}

const chain = 'mumbai';

export class Lit {
  private connecting: Promise<unknown> | undefined;

  constructor(
    private readonly nodes: Nodes,
    private readonly signIn: () => Promise<AuthSig>,
  ) {}

  /** Encrypts the text and has the nodes guard its key. Throws what the wallet or the nodes throw. */
  async encryptText(
    text: string,
    accessControlConditions: AccessControlConditions,
  ): Promise<EncryptedText> {
    if (accessControlConditions.length === 0) throw new Error('There are no conditions.');
    await this.connect();
    const authSig = await this.signIn();
    const {encryptedString, symmetricKey} = await LitJsSdk.encryptString(text);
    const encryptedKey = await this.nodes.saveEncryptionKey({
      accessControlConditions,
      symmetricKey,
      authSig,
      chain,
      permanent: true, // nobody can change the conditions, not even the minter
    });
    if (encryptedKey.length === 0) {
      throw new Error('The key was not encrypted: WebAssembly has not loaded.');
    }
    return {
      ciphertext: ethers.utils.base64.encode(await bytesOf(encryptedString)),
      encryptedSymmetricKey: LitJsSdk.uint8arrayToString(encryptedKey, 'base16'),
    };
  }

  /** Decrypts for the wallet that signs. Throws when the nodes refuse. */
  async decryptText(
    {ciphertext, encryptedSymmetricKey}: EncryptedText,
    accessControlConditions: AccessControlConditions,
  ): Promise<string> {
    await this.connect();
    const symmetricKey = await this.nodes.getEncryptionKey({
      accessControlConditions,
      toDecrypt: encryptedSymmetricKey,
      authSig: await this.signIn(),
      chain,
    });
    const encrypted = new Uint8Array(ethers.utils.base64.decode(ciphertext));
    return LitJsSdk.decryptString(new Blob([encrypted]), symmetricKey);
  }

  /** Connects once, and again if the first attempt failed. */
  private connect(): Promise<unknown> {
    this.connecting ??= this.nodes.connect().catch((reason: unknown) => {
      this.connecting = undefined;
      throw reason;
    });
    return this.connecting;
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
