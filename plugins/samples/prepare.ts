import type {Sdk} from '../sdk';
import {embeddedUnits} from './embedded';
import {checkJson} from './kinds/json';
import {checkShell, namesPackages} from './kinds/shell';
import {isScript} from './languages';
import type {Sample} from './sample';
import {unitOf} from './units';
import type {Work} from './work';

/** Splits a sample into what the compiler checks and what is run, and does at once what needs neither. */
export function prepare(sdk: Sdk, sample: Sample): Work {
  const {language} = sample.fence;
  const isExempt = sample.unchecked !== undefined;
  if (isScript(language)) {
    const unit = unitOf(sdk, sample);
    return {
      sample,
      usesSdk: true,
      errors: [],
      units: [unit, ...embeddedUnits(sdk, sample)],
      runnable: sample.output && !isExempt ? unit : undefined,
    };
  }
  if (language === 'json' && !isExempt) {
    const check = checkJson(sdk, sample);
    return 'error' in check
      ? {sample, usesSdk: false, errors: [check.error], units: []}
      : {sample, usesSdk: check.units.length > 0, errors: [], units: check.units};
  }
  return language === 'bash' && !isExempt
    ? {sample, usesSdk: namesPackages(sample), errors: checkShell(sdk, sample), units: []}
    : {sample, usesSdk: language === 'solidity', errors: [], units: []};
}
