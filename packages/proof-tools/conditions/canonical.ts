import {sha256} from '@noble/hashes/sha2';
import {bytesToHex} from '@noble/hashes/utils';
import {isObject, type JsonObject, own} from '../json-text';
import {type Conditions, type Family, familyOf, isGroup, isOperator, type Item} from './model';

/** A condition that has no canonical form: the SDK throws for it as well. */
class NotCanonical extends Error {}

const FAMILY_OF_FIELD = {
  accessControlConditions: 'evmBasic',
  evmContractConditions: 'evmContract',
  solRpcConditions: 'solRpc',
} as const;

/** The fields in the order that is hashed. Those that are missing fall out of the JSON. */
const pick = (object: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, own(object, name)]));

function objectIn(object: JsonObject, name: string): JsonObject {
  const value = own(object, name);
  if (!isObject(value)) throw new NotCanonical(`${name} is missing`);
  return value;
}

function paramsOf(abi: JsonObject, name: string): JsonObject[] {
  const list = own(abi, name);
  if (!Array.isArray(list) || !list.every(isObject)) throw new NotCanonical(`${name} is no list`);
  return list.map((param) => pick(param, 'name', 'type'));
}

function canonicalContract(condition: JsonObject, returnValueTest: JsonObject): JsonObject {
  const abi = objectIn(condition, 'functionAbi');
  return {
    ...pick(condition, 'contractAddress', 'functionName', 'functionParams'),
    functionAbi: {
      ...pick(abi, 'name'),
      inputs: paramsOf(abi, 'inputs'),
      outputs: paramsOf(abi, 'outputs'),
      constant: own(abi, 'constant') === undefined ? false : own(abi, 'constant'),
      ...pick(abi, 'stateMutability'),
    },
    ...pick(condition, 'chain'),
    returnValueTest,
  };
}

function canonicalSolana(
  condition: JsonObject,
  returnValueTest: JsonObject,
  isUnified: boolean,
): JsonObject {
  if (!isUnified && !Object.hasOwn(condition, 'pdaParams')) {
    return {...pick(condition, 'method', 'params', 'chain'), returnValueTest};
  }
  const pdaInterface = objectIn(condition, 'pdaInterface');
  const lacks = (object: JsonObject, name: string): boolean => !Object.hasOwn(object, name);
  if (
    lacks(condition, 'pdaKey') ||
    lacks(pdaInterface, 'offset') ||
    lacks(pdaInterface, 'fields')
  ) {
    throw new NotCanonical('fields of program accounts are missing');
  }
  return {
    ...pick(condition, 'method', 'params', 'pdaParams'),
    pdaInterface: pick(pdaInterface, 'offset', 'fields'),
    ...pick(condition, 'pdaKey', 'chain'),
    returnValueTest,
  };
}

function canonicalCondition(condition: JsonObject, family: Family, isUnified: boolean): JsonObject {
  const test = objectIn(condition, 'returnValueTest');
  const withKey = pick(test, 'key', 'comparator', 'value');
  switch (family) {
    case 'evmBasic':
      return {
        ...pick(
          condition,
          'contractAddress',
          'chain',
          'standardContractType',
          'method',
          'parameters',
        ),
        returnValueTest: pick(test, 'comparator', 'value'),
      };
    case 'evmContract':
      return canonicalContract(condition, withKey);
    case 'solRpc':
      return canonicalSolana(condition, withKey, isUnified);
    case 'cosmos':
      return {
        ...pick(condition, 'path', 'chain', 'method', 'parameters'),
        returnValueTest: withKey,
      };
  }
}

function canonicalItem(item: Item, field: Conditions['field']): unknown {
  if (isGroup(item)) return item.map((inner) => canonicalItem(inner, field));
  if (isOperator(item)) return pick(item, 'operator');
  if (field !== 'unifiedAccessControlConditions') {
    return canonicalCondition(item, FAMILY_OF_FIELD[field], false);
  }
  const family = familyOf(item);
  if (own(item, 'conditionType') !== family) throw new NotCanonical('conditionType is missing');
  return canonicalCondition(item, family, true);
}

/**
 * The SHA-256 hash of conditions as both releases make it (`@lit-protocol/access-control-conditions`, `hashing.js`):
 * over the JSON of their canonical form, which has certain fields in a certain order.
 *
 * @returns 64 hex digits; undefined where the SDK throws
 */
export function hashConditions({field, list}: Conditions): string | undefined {
  try {
    if (field === 'unifiedAccessControlConditions' && list.length === 0) return undefined;
    const canonical = list.map((item) => canonicalItem(item, field));
    return bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(canonical))));
  } catch (error) {
    if (error instanceof NotCanonical) return undefined;
    throw error;
  }
}
