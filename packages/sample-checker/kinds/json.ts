import type {Sdk} from '../../sdk-release/sdk';
import type {LineProblem} from '../../../lib/node/site-error';
import type {Fence, Sample} from '../sample';
import {derivedUnit, type Unit} from '../units';

/** Parses a JSON sample. */
export function syntaxErrors({line, code}: Fence): LineProblem[] {
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

/** A JSON sample holds access control conditions, which lints look at. */
export const hasConditions = ({language, code}: Fence): boolean =>
  language === 'json' && code.includes('"returnValueTest"');

/** Arranges access control conditions for the lints. */
export const conditionsUnit = (sdk: Sdk, sample: Sample): Unit | undefined =>
  hasConditions(sample.fence)
    ? derivedUnit(sdk, sample, 'any', 'conditions.ts', 'export const value =\n', sample.fence.code)
    : undefined;
