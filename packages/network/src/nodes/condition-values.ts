import type {Family} from './chains';
import {check} from './errors';
import type {Proof} from './proofs';
import type {ChainReader} from './rpc';
import type {Tables} from './tables';

/** What a condition wants of the value that it found. */
export interface ReturnValueTest {
  comparator: string;
  value: string;
}

export interface ConditionContext {
  proofs: Partial<Record<Family, Proof>>;
  chain: ChainReader;
  tables: Tables;
  /** Calls a function of a Lit Action and returns the result as text. */
  runActionCondition(cid: string, method: string, params: readonly string[]): Promise<string>;
}

/** Replaces a text that is a special parameter as a whole. */
export function substitute(text: string, family: Family, {proofs}: ConditionContext): string {
  if (text === ':userAddress') {
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
  const [, name] = /^:litParam:(.+)$/.exec(text) ?? [];
  if (name === undefined) return text;
  const prefix = `litParam:${name}:`;
  const resource = proofs.evm?.siwe?.resources?.find((candidate) => candidate.startsWith(prefix));
  check(
    resource !== undefined,
    'NodeInvalidSIWESpecialParam',
    `The message has no resource ${prefix}….`,
  );
  return Buffer.from(resource.slice(prefix.length), 'base64url').toString();
}

/** Compares a number with a value, which must be decimal. Unknown comparators count as not met. */
export function compareNumber(actual: bigint, {comparator, value}: ReturnValueTest): boolean {
  check(
    /^\d+$/.test(value),
    'NodeInvalidACCReturnValueTest',
    `"${value}" is not a decimal number.`,
  );
  const wanted = BigInt(value);
  switch (comparator) {
    case '>':
      return actual > wanted;
    case '<':
      return actual < wanted;
    case '>=':
      return actual >= wanted;
    case '<=':
      return actual <= wanted;
    case '=':
      return actual === wanted;
    case '!=':
      return actual !== wanted;
    default:
      return false;
  }
}

/** Compares text. Unknown comparators count as not met. */
export function compareText(actual: string, {comparator, value}: ReturnValueTest): boolean {
  switch (comparator) {
    case '=':
      return actual === value;
    case '!=':
      return actual !== value;
    case 'contains':
      return actual.includes(value);
    case '!contains':
      return !actual.includes(value);
    default:
      return false;
  }
}
