import type {ChainFamily} from '../rules/chains';
import {type Comparator, type Family, isComparatorOf, USER_ADDRESS} from '../rules/conditions';
import {check, orRefuse} from '../rules/errors';
import {base64urlnopad} from '@scure/base';
import type {SiweMessage} from 'siwe';
import type {Proof} from './proofs';
import type {ChainReader} from './rpc';
import type {Tables} from './tables';

/** The test of a condition on the value that it found. */
export interface ReturnValueTest {
  comparator: string;
  value: string;
}

export interface ConditionContext {
  proofs: Partial<Record<ChainFamily, Proof>>;
  chain: ChainReader;
  tables: Tables;
  /** Calls a function of a Lit Action and returns the result as text. */
  runActionCondition(cid: string, method: string, params: readonly string[]): Promise<string>;
}

const utf8 = new TextDecoder('utf-8', {fatal: true});

/** Replaces a text that is a special parameter as a whole. */
export function substitute(text: string, family: ChainFamily, {proofs}: ConditionContext): string {
  if (text === USER_ADDRESS) {
    const proof = proofs[family];
    const code =
      family === 'evm'
        ? 'NodeInvalidEthereumAuthSig'
        : family === 'solana'
          ? 'NodeInvalidSolanaAuthSig'
          : 'NodeInvalidCosmosAuthSig';
    check(proof !== undefined, code, `The request has no proof for ${family}.`);
    return proof.address;
  }
  return text.startsWith(':litParam') ? litParam(text.slice(1), proofs.evm?.siwe) : text;
}

/**
 * The value that the wallet has signed for a name such as `litParam:level`; without such a resource, the placeholder as
 * it stands. Nodes read the resources in order, and refuse a shorter one that comes first.
 */
function litParam(name: string, siwe: SiweMessage | undefined): string {
  check(siwe !== undefined, 'NodeSIWEMessageError', 'The proof is not an EIP-4361 message.');
  for (const resource of siwe.resources ?? []) {
    const parts = resource.split(':');
    check(
      parts.length >= 3,
      'NodeInvalidSIWEResource',
      `The resource ${resource} has fewer than two colons.`,
    );
    if (`${parts[0]}:${parts[1]}` !== name) continue;
    return orRefuse('NodeInvalidSIWESpecialParam', () =>
      utf8.decode(base64urlnopad.decode(resource.slice(name.length + 1))),
    );
  }
  return `:${name}`;
}

type Comparison<Value> = (actual: Value, wanted: Value) => boolean;

const COMPARISONS: Readonly<
  Record<Comparator, {number?: Comparison<bigint>; text?: Comparison<string>}>
> = {
  '=': {number: (a, b) => a === b, text: (a, b) => a === b},
  '!=': {number: (a, b) => a !== b, text: (a, b) => a !== b},
  '>': {number: (a, b) => a > b},
  '>=': {number: (a, b) => a >= b},
  '<': {number: (a, b) => a < b},
  '<=': {number: (a, b) => a <= b},
  contains: {text: (a, b) => a.includes(b)},
  '!contains': {text: (a, b) => !a.includes(b)},
};

const comparisonOf = (family: Family, {comparator}: ReturnValueTest) =>
  isComparatorOf(family, comparator) ? COMPARISONS[comparator] : undefined;

/** Compares a number with a value, which must be decimal. Unknown comparators count as not met. */
export function compareNumber(family: Family, actual: bigint, test: ReturnValueTest): boolean {
  const {value} = test;
  const isDecimal = /^\d+$/.test(value);
  check(isDecimal, 'NodeInvalidACCReturnValueTest', `"${value}" is not a decimal number.`);
  return comparisonOf(family, test)?.number?.(actual, BigInt(value)) ?? false;
}

/** Compares text. Unknown comparators count as not met. */
export const compareText = (family: Family, actual: string, test: ReturnValueTest): boolean =>
  comparisonOf(family, test)?.text?.(actual, test.value) ?? false;
