import type {Sdk} from '../../sdk-release/sdk';
import type {LineProblem} from '../../../lib/node/site-error';
import type {Fence, Sample} from '../sample';
import {derivedUnit, type Unit} from '../units';

function syntaxErrors({line, code}: Fence): LineProblem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const position = Number(/position (?<at>\d+)/.exec(message)?.groups?.at ?? code.length);
    const before = code.slice(0, position).split('\n').length;
    return [{line: line + before, message: `JSON: ${message}`}];
  }
}

/** Parses a JSON sample, and has the lints look at access control conditions in it. */
export function checkJson(sdk: Sdk, sample: Sample): {errors: LineProblem[]; units: Unit[]} {
  const {code} = sample.fence;
  const errors = syntaxErrors(sample.fence);
  const hasConditions = errors.length === 0 && code.includes('"returnValueTest"');
  const preamble = 'export const value =\n';
  return {
    errors,
    units: hasConditions ? [derivedUnit(sdk, sample, 'any', 'conditions.ts', preamble, code)] : [],
  };
}
