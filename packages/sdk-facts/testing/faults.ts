/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-argument --
   The calls are wrong on purpose: the SDK's types forbid them. */
import {ethers} from 'ethers';
import type {FAULTS} from 'lit-local-network/faults';
import {connectClient, isAddress, requireSdk, type Sdk} from 'lit-local-network/testing';
import {describeThrown, RESOURCE, type Stage} from './stage';

/** How many nodes have a fault: one, one more than the release can do without, or all. */
function countOf(nodes: string, {release}: Stage): number | undefined {
  if (nodes === 'all') return undefined;
  return nodes === 'one' ? 1 : release === 3 ? 2 : 5;
}

/** Sets the fault of a row, and nothing else. */
export function setFault(stage: Stage, {fault: name, nodes}: {fault: string; nodes: string}): void {
  const fault = name as (typeof FAULTS)[number];
  const count = countOf(nodes, stage);
  stage.network.setFault({fault: null});
  if (count === undefined) stage.network.setFault({fault});
  for (let node = 1; node <= (count ?? 0); node += 1) stage.network.setFault({fault, node});
}

/** Outcome of a call, as the table has it: `works`, `wrong result`, or the text of its error. */
export async function outcomeOf(call: () => Promise<boolean>): Promise<string> {
  try {
    return (await call()) ? 'works' : 'wrong result';
  } catch (error) {
    const {code, message} = describeThrown(error);
    return code ?? message.replace(/\d+ms\..*/, '…ms.');
  }
}

/** Calls of an app by their names in the table. Each returns whether its result is right. */
export async function callsOf(stage: Stage): Promise<Record<string, () => Promise<boolean>>> {
  const {release, network, owner, authSig, pkp, load} = stage;
  const connect = async (params: object = {}): Promise<Sdk> =>
    connectClient(release, {...(release === 3 ? network.v3 : network.v2), ...params});
  const client = await connect();
  const balance = {
    ...isAddress(''),
    ...{method: 'eth_getBalance', parameters: [':userAddress', 'latest']},
    returnValueTest: {comparator: '>', value: '0'},
  };
  const accessControlConditions = [isAddress(owner.address), {operator: 'and'}, balance];
  const acc = {accessControlConditions, chain: 'ethereum', authSig};
  const toSign = [...ethers.utils.randomBytes(32)];
  const {encrypt, decrypt, verify} = await (release === 3 ? newCalls() : oldCalls());
  const encrypted = await encrypt(client);
  return {
    connect: async () => Boolean(await connect({connectTimeout: 2000})),
    sign: async () => {
      const {signature} = await client.pkpSign({toSign, pubKey: pkp, authSig});
      return ethers.utils.recoverPublicKey(toSign, signature) === pkp;
    },
    decrypt: async () => decrypt(encrypted, client),
    'connect and encrypt': async () => {
      const other = await connect();
      return decrypt(await encrypt(other), other);
    },
    token: async () => {
      const resource = release === 2 && {resourceId: RESOURCE};
      const jwt = String(await client.getSignedToken({...acc, ...resource}));
      const end = jwt.lastIndexOf('.');
      return verify(Buffer.from(jwt.slice(0, end)), Buffer.from(jwt.slice(end + 1), 'base64url'));
    },
  };

  async function newCalls() {
    const {encryptString, decryptToString} = load('encryption');
    const bls = requireSdk(3, 'bls-sdk');
    return {
      encrypt: async (by: Sdk): Promise<Sdk> => encryptString({...acc, dataToEncrypt: 'hello'}, by),
      decrypt: async (stored: Sdk, by: Sdk) =>
        (await decryptToString({...acc, ...stored}, by)) === 'hello',
      verify: (text: Buffer, signature: Buffer): boolean => {
        const parts = [text.toString('base64'), signature.toString('base64')] as const;
        try {
          bls.verify_signature(client.networkPubKey, ...parts);
          return true;
        } catch {
          return false;
        }
      },
    };
  }

  async function oldCalls() {
    await client.saveSigningCondition({...acc, resourceId: RESOURCE});
    const symmetricKey = ethers.utils.randomBytes(32);
    const bls = requireSdk(2, 'bls-sdk');
    await bls.initWasmBlsSdk();
    return {
      encrypt: async (by: Sdk): Promise<Sdk> => by.saveEncryptionKey({...acc, symmetricKey}),
      decrypt: async (stored: Sdk, by: Sdk) => {
        const toDecrypt = Buffer.from(stored).toString('hex');
        const key: Uint8Array = await by.getEncryptionKey({...acc, toDecrypt});
        return Buffer.from(key).equals(symmetricKey);
      },
      verify: (text: Buffer, signature: Buffer): boolean =>
        bls.wasmBlsSdkHelpers.verify(Buffer.from(client.networkPubKey, 'hex'), signature, text) ===
        1,
    };
  }
}
