import type {Sdk} from '../../sdk';
import type {Sample} from '../sample';
import {unitFolder, type Unit} from '../units';
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

/** A JSON sample does not parse, or the compiler has to check the conditions in it, if there are any. */
type JsonCheck = {error: LineProblem} | {units: Unit[]};

function syntaxError(code: string, error: unknown, firstLine: number): LineProblem {
  const {message} = error as Error;
  const position = Number(/position (?<at>\d+)/.exec(message)?.groups?.at ?? code.length);
  return {
    line: firstLine + code.slice(0, position).split('\n').length - 1,
    message: `JSON: ${message}`,
  };
}

/** Parses a JSON sample, and prepares access control conditions in it for the compiler. */
export function checkJson(sdk: Sdk, sample: Sample): JsonCheck {
  const {fence} = sample;
  let value: unknown;
  try {
    value = JSON.parse(fence.code);
  } catch (error) {
    return {error: syntaxError(fence.code, error, fence.line + 1)};
  }
  const type = conditionType(value);
  if (type === undefined) {
    return {units: []};
  }
  const preamble = `${TYPES}export const value: ${type} =\n`;
  const text = preamble + fence.code;
  return {
    units: [
      {
        sample,
        environment: 'any',
        files: [
          {
            path: `${unitFolder(sdk, sample)}/conditions.ts`,
            text,
            own: {from: preamble.split('\n').length - 1, to: text.split('\n').length},
            pageLine: fence.line + 1,
          },
        ],
        expected: new Set(),
      },
    ],
  };
}
