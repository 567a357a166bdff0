import {sha256} from '@noble/hashes/sha2';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils';
import type {ConditionField, Family} from '../../network/src/rules';
import {isObject, type JsonObject, own} from '../json-text';
import {
  type Conditions,
  familyIn,
  isGroup,
  isOperator,
  type Item,
  listIn,
  NotForSdk,
  objectIn,
  sdkAnswer,
} from './model';

/** The fields in the order that is hashed. Those that are missing fall out of the JSON. */
const pick = (object: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, own(object, name)]));

function paramsOf(abi: JsonObject, name: string): JsonObject[] {
  const list = listIn(abi, name);
  if (!list.every(isObject)) throw new NotForSdk(`${name} has something else than objects`);
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
  if (!('pdaKey' in condition && 'offset' in pdaInterface && 'fields' in pdaInterface)) {
    throw new NotForSdk('fields of program accounts are missing');
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

function canonicalItem(item: Item, field: ConditionField): unknown {
  if (isGroup(item)) return item.map((inner) => canonicalItem(inner, field));
  if (isOperator(item)) return pick(item, 'operator');
  const isUnified = field === 'unifiedAccessControlConditions';
  return canonicalCondition(item, familyIn(field, item), isUnified);
}

/**
 * The SHA-256 hash of conditions as both releases make it (`@lit-protocol/access-control-conditions`, `hashing.js`):
 * over the JSON of their canonical form, which has certain fields in a certain order.
 *
 * @returns 64 hex digits; undefined where the SDK throws
 */
export function hashConditions({field, list}: Conditions): string | undefined {
  if (field === 'unifiedAccessControlConditions' && list.length === 0) return undefined;
  return sdkAnswer(() => {
    const canonical = list.map((item) => canonicalItem(item, field));
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify(canonical))));
  });
}
