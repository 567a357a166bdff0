import type {Sdk} from '../sdk';
import type {LineProblem} from '../shared/line-problems';
import type {Hover} from './compiler/hovers';
import {embeddedUnits} from './embedded';
import {checkJson} from './kinds/json';
import {checkShell} from './kinds/shell';
import {isScript, type Sample} from './sample';
import {unitOf, type Unit} from './units';

/** A sample on its way through the steps; each adds what it finds out. */
export interface Work {
  sample: Sample;
  /** Whether its check asks the release anything: JSON without conditions is only parsed. */
  usesSdk: boolean;
  errors: LineProblem[];
  /**
   * What the compiler checks; also of samples that are exempt, because others may import or continue them. The first one
   * of a script is what is run.
   */
  units: Unit[];
  /** The types that its readers see. */
  hovers?: Hover[];
  /** What it printed, if it ran to its end. */
  printed?: string;
}

/** Splits a sample into what the compiler checks and what is run, and does at once what needs neither. */
export function prepare(sdk: Sdk, sample: Sample): Work {
  const {language} = sample.fence;
  const work: Work = {sample, usesSdk: language === 'solidity', errors: [], units: []};
  if (isScript(language)) {
    return {...work, usesSdk: true, units: [unitOf(sdk, sample), ...embeddedUnits(sdk, sample)]};
  }
  if (language === 'json' && sample.unchecked === undefined) {
    const found = checkJson(sdk, sample);
    return {...work, ...found, usesSdk: found.units.length > 0};
  }
  return language === 'bash' && sample.unchecked === undefined
    ? {...work, ...checkShell(sdk, sample)}
    : work;
}
