import type {DocsVersion} from '../../../site/versions';
import {
  CHAINS_OF_FAMILY,
  chainsOf,
  comparatorsOf,
  CONTRACT_TYPES,
  type Family,
  familyOf,
  GALLERY,
  isContractType,
  isObject,
  type Item,
  type JsonObject,
  leavesOf,
  own,
} from 'proof-tools/conditions';

/** A field of a condition in the form. */
export interface Field {
  path: readonly string[];
  label: string;
  /** `lines` is a list of text, one a line; `json` anything else. */
  kind: 'text' | 'lines' | 'json' | 'choice';
  options?: readonly string[];
  /** Why it may stay empty. */
  unused?: string;
}

export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  evmBasic: 'EVM, a common test',
  evmContract: 'EVM, any function',
  solRpc: 'Solana',
  cosmos: 'Cosmos',
};

const text = (label: string, ...path: string[]): Field => ({path, label, kind: 'text'});
const lines = (label: string, ...path: string[]): Field => ({path, label, kind: 'lines'});
const json = (label: string, ...path: string[]): Field => ({path, label, kind: 'json'});
const choice = (label: string, options: readonly string[], ...path: string[]): Field => ({
  path,
  label,
  kind: 'choice',
  options,
});

/** The fields of a condition, in the order of the form. */
export function fieldsOf(condition: JsonObject, version: DocsVersion): Field[] {
  const family = familyOf(condition);
  const chain = choice('Chain', chainsOf(version, CHAINS_OF_FAMILY[family]), 'chain');
  const test = [
    choice('Comparator', comparatorsOf(family), 'returnValueTest', 'comparator'),
    text('Value', 'returnValueTest', 'value'),
  ];
  const keyedTest = [text('Part of the answer', 'returnValueTest', 'key'), ...test];
  switch (family) {
    case 'evmBasic': {
      const type = String(own(condition, 'standardContractType'));
      const methods = isContractType(type) ? Object.keys(CONTRACT_TYPES[type].methods) : [];
      return [
        choice('Type', Object.keys(CONTRACT_TYPES), 'standardContractType'),
        methods.length > 0 ? choice('Method', methods, 'method') : text('Method', 'method'),
        chain,
        {
          ...text('Contract', 'contractAddress'),
          unused: unitOf(condition)?.name === 'coins' ? 'Not needed for a balance' : undefined,
        },
        lines('Parameters, one a line', 'parameters'),
        ...test,
      ];
    }
    case 'evmContract':
      return [
        text('Contract', 'contractAddress'),
        chain,
        text('Function', 'functionName'),
        lines('Arguments, one a line', 'functionParams'),
        json('ABI of the function', 'functionAbi'),
        ...keyedTest,
      ];
    case 'solRpc':
      return [
        text('Method', 'method'),
        chain,
        lines('Arguments, one a line', 'params'),
        lines('Seeds of a program account', 'pdaParams'),
        json('Layout of a program account', 'pdaInterface'),
        text('Field of a program account', 'pdaKey'),
        ...keyedTest,
      ];
    case 'cosmos':
      return [text('Path', 'path'), chain, ...keyedTest];
  }
}

/** The value at a path. */
export function valueAt(condition: JsonObject, [name, ...rest]: readonly string[]): unknown {
  const value = own(condition, name!);
  return rest.length > 0 ? (isObject(value) ? valueAt(value, rest) : undefined) : value;
}

/** A condition with another value at a path. */
export function withValue(
  condition: JsonObject,
  [name, ...rest]: readonly string[],
  value: unknown,
): JsonObject {
  const inner = own(condition, name!);
  const next = rest.length > 0 ? withValue(isObject(inner) ? inner : {}, rest, value) : value;
  return {...condition, [name!]: next};
}

/** The unit of a condition's amount; undefined where its value is not an amount. */
export function unitOf(condition: JsonObject): {name: string; decimals: number} | undefined {
  const method = own(condition, 'method');
  const type = own(condition, 'standardContractType');
  if (method === 'eth_getBalance') return {name: 'coins', decimals: 18};
  if (type === 'ERC20') return {name: 'tokens', decimals: 18};
  if (familyOf(condition) === 'solRpc' && method === 'getBalance') {
    return {name: 'SOL', decimals: 9};
  }
  const path = own(condition, 'path');
  return typeof path === 'string' && path.includes('uatom')
    ? {name: 'ATOM', decimals: 6}
    : undefined;
}

/** A condition of a family to begin with. */
export function templateOf(family: Family): JsonObject {
  const all = GALLERY.flatMap(({list}) => leavesOf(list as Item[]));
  return {conditionType: family, ...all.find((one) => familyOf(one) === family)!};
}
