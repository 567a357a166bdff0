import {uint8arrayToString} from '@lit-protocol/lit-node-client';
import type {AccessControlConditions, AuthSig} from '@lit-protocol/types';
import type {Nodes} from '../src/lit';

type Check = (conditions: AccessControlConditions, address: string) => Promise<boolean>;
type SaveParams = Parameters<Nodes['saveEncryptionKey']>[0];
type GetParams = Parameters<Nodes['getEncryptionKey']>[0];

/** Stands in for the nodes: keeps keys in memory and releases them to addresses that pass. */
export class NodesInMemory implements Nodes {
  connections = 0;
  isDown = false;
  private readonly saved = new Map<string, {key: Uint8Array; conditions: string}>();

  constructor(private readonly passes: Check) {}

  connect = async (): Promise<void> => {
    this.connections += 1;
    if (this.isDown) fail('Error: Could not connect to enough nodes after timeout of 20000ms.');
  };

  saveEncryptionKey = async (params: SaveParams): Promise<Uint8Array> => {
    if (!params.authSig) throw new Error('You must pass either authSig or sessionSigs');
    const encryptedKey = crypto.getRandomValues(new Uint8Array(184)); // as long as a real one
    this.saved.set(uint8arrayToString(encryptedKey, 'base16'), {
      key: params.symmetricKey as Uint8Array,
      conditions: JSON.stringify(params.accessControlConditions),
    });
    return encryptedKey;
  };

  getEncryptionKey = async (params: GetParams): Promise<Uint8Array> => {
    const {accessControlConditions: conditions = [], authSig, toDecrypt} = params;
    const saved = this.saved.get(toDecrypt);
    if (saved?.conditions !== JSON.stringify(conditions)) {
      return fail({errorCode: 'incorrect_access_control_conditions', message: 'not as saved'});
    }
    if (!(await this.passes(conditions, authSig?.address ?? ''))) {
      return fail({errorCode: 'NodeNotAuthorized', message: 'not authorized'});
    }
    return saved.key;
  };
}

/** What a wallet would sign. The stand-in reads the address only. */
export function authSigOf(address: string): AuthSig {
  return {sig: '0x', derivedVia: 'web3.eth.personal.sign', signedMessage: '', address};
}

/** The SDK and wallets throw strings and plain objects, which linters forbid. */
export function fail(reason: unknown): never {
  throw reason;
}
