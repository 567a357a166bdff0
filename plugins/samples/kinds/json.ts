import type {Sdk} from '../../sdk';
import type {Fence, Sample} from '../sample';
import {derivedUnit, type Unit} from '../units';
import type {LineProblem} from '../../shared/line-problems';

/** What a request calls its conditions, by the family of chains that they are about. */
export const CONDITION_FAMILIES = [
  'accessControlConditions',
  'evmContractConditions',
  'solRpcConditions',
  'unifiedAccessControlConditions',
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCondition = (value: unknown): boolean => isObject(value) && 'returnValueTest' in value;

const areConditions = (value: unknown): boolean =>
  Array.isArray(value) && value.flat(Infinity).some(isCondition);

/** Name of the type that a JSON value must have; undefined when it holds no conditions. */
function conditionType(value: unknown): string | undefined {
  if (isCondition(value)) {
    return 'Condition';
  }
  if (areConditions(value)) {
    return 'Conditions';
  }
  return isObject(value) && CONDITION_FAMILIES.some((family) => areConditions(value[family]))
    ? 'Request'
    : undefined;
}

/**
 * What the nodes take, by the SDK's own types. Those lack three things that run well: operators in
 * plain conditions, groups, and parameters of Solana addresses.
 */
const TYPES = `
import type {
  AccsCOSMOSParams,
  AccsDefaultParams,
  AccsEVMParams,
  AccsSOLV2Params,
} from '@lit-protocol/types';
type Condition =
  | (AccsDefaultParams & {conditionType?: 'evmBasic'; standardContractType: string; method: string; parameters: string[]})
  | (AccsEVMParams & {conditionType?: 'evmContract'})
  | (Omit<AccsSOLV2Params, 'pdaParams'> & {conditionType?: 'solRpc'; pdaParams?: string[]})
  | (AccsCOSMOSParams & {conditionType: 'cosmos'});
type Conditions = (Condition | {operator: 'and' | 'or'} | Conditions)[];
type Request = {${CONDITION_FAMILIES.map((family) => `${family}?: Conditions`).join('; ')}; [key: string]: unknown};
`;

function syntaxError({line, code}: Fence, {message}: Error): LineProblem {
  const position = Number(/position (?<at>\d+)/.exec(message)?.groups?.at ?? code.length);
  const before = code.slice(0, position).split('\n').length;
  return {line: line + before, message: `JSON: ${message}`};
}

/** Parses a JSON sample, and prepares access control conditions in it for the compiler. */
export function checkJson(sdk: Sdk, sample: Sample): {errors: LineProblem[]; units: Unit[]} {
  const {code} = sample.fence;
  try {
    const type = conditionType(JSON.parse(code));
    const preamble = `${TYPES}export const value: ${type} =\n`;
    return {
      errors: [],
      units: type ? [derivedUnit(sdk, sample, 'any', 'conditions.ts', preamble, code)] : [],
    };
  } catch (error) {
    return {errors: [syntaxError(sample.fence, error as Error)], units: []};
  }
}
