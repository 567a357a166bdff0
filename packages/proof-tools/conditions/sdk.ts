import {
  hashAccessControlConditions,
  hashEVMContractConditions,
  hashSolRpcConditions,
  hashUnifiedAccessControlConditions,
  humanizeAccessControlConditions,
} from '@lit-protocol/access-control-conditions';
import {bytesToHex} from '@noble/hashes/utils';
import type {ConditionField} from 'lit-local-network/rules';
import {type JsonObject, own} from '../json';
import {type Conditions, isGroup, type Item} from './model';

/** The SDK's sentence for a type that it does not know. */
export const NO_SENTENCE = 'Oops. something went wrong!';

/** The assumption of ethers. */
const DEFAULT_DECIMALS = 18;

/** The SDK's answers for conditions; undefined where it throws. */
export interface SdkAnswers {
  sentence?: string;
  /** 64 hex digits. */
  hash?: string;
}

// It keeps whatever it logs until it is configured.
Object.assign(globalThis, {litConfig: {debug: false}});

// Whatever was pasted, its types promise nothing.
const HASH = {
  accessControlConditions: hashAccessControlConditions,
  evmContractConditions: hashEVMContractConditions,
  solRpcConditions: hashSolRpcConditions,
  unifiedAccessControlConditions: hashUnifiedAccessControlConditions,
} as unknown as Readonly<Record<ConditionField, (list: readonly Item[]) => Promise<ArrayBuffer>>>;

const itemsOf = (list: readonly Item[]): JsonObject[] =>
  list.flatMap((item) => (isGroup(item) ? itemsOf(item) : [item]));

const orUndefined = async <Answer>(answer: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer();
  } catch {
    return undefined;
  }
};

/**
 * Asks the SDK's own functions for the sentence and the hash of conditions. Nothing is requested.
 *
 * @param decimals of tokens, by the address of their contract
 */
export async function askSdk(
  {field, list}: Conditions,
  decimals: Readonly<Record<string, number>> = {},
): Promise<SdkAnswers> {
  // Without an entry, the SDK asks a chain for the decimals of a token.
  const tokenList = itemsOf(list).map(({contractAddress: address}) => ({
    address,
    decimals: own(decimals, String(address)) ?? DEFAULT_DECIMALS,
  }));
  const request = {[field]: list, tokenList} as object;
  return {
    sentence: await orUndefined(async () => humanizeAccessControlConditions(request)),
    hash: await orUndefined(async () => bytesToHex(new Uint8Array(await HASH[field](list)))),
  };
}
