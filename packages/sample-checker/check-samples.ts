import type {Sdk} from '../sdk-release/sdk';
import type {LineProblem} from '../../lib/node/site-error';
import {checkUnits} from './compiler/check-units';
import type {Hover} from './compiler/hovers';
import {embeddedUnits} from './compiler/embedded';
import {hasTail, pageLineOf, unitOf, type Unit} from './units';
import {checkJson} from './kinds/json';
import {checkShell} from './kinds/shell';
import {contractErrors} from './kinds/solidity';
import {relativeImports, withImports, type ResolveRelative} from './imports';
import {compareOutput} from './run/output';
import {planRun} from './run/plan';
import {startNetwork} from './run/local-network';
import {startRunner, type Runner} from './run/runner';
import {isChecked, isScript, type Sample} from './sample';

/** What the check of a sample found out. */
export interface Result {
  /** `shown`: in a language that nothing checks. */
  status: 'checked' | 'run' | 'exempt' | 'failed' | 'shown';
  /** Whether its check asks the release anything: JSON without conditions is only parsed. */
  usesSdk: boolean;
  errors: LineProblem[];
  /** The types that readers see in it. */
  hovers: readonly Hover[];
  /** Run, if only as a module of which another one called something. */
  isRun?: true;
  /** That run asked the local network. */
  usesNetwork?: true;
  /** What it printed, where its page shows something else. */
  printed?: string;
  /** What readers see of the values that its variables had, by name. */
  values?: Readonly<Record<string, string>>;
}

/** A sample on its way through the steps; each adds what it finds out. */
interface Work {
  sample: Sample;
  /**
   * What the compiler checks; also of samples that are exempt, because others may import or continue them. The first one
   * of a script is what is run.
   */
  units: Unit[];
  result: Result;
}

/** Splits a sample into what the compiler checks and what is run, and does at once what needs neither. */
function workOf(sdk: Sdk, sample: Sample): Work {
  const {language} = sample.fence;
  const usesSdk = isScript(language) || language === 'solidity';
  const units = isScript(language) ? [unitOf(sdk, sample), ...embeddedUnits(sdk, sample)] : [];
  const result: Result = {status: 'checked', usesSdk, errors: [], hovers: []};
  if (sample.unchecked !== undefined || !isChecked(language)) {
    const status = sample.unchecked === undefined ? 'shown' : 'exempt';
    return {sample, units, result: {...result, status}};
  }
  if (language === 'json') {
    const {errors, units} = checkJson(sdk, sample);
    return {sample, units, result: {...result, errors, usesSdk: units.length > 0}};
  }
  return {sample, units, result: {...result, ...(language === 'bash' && checkShell(sdk, sample))}};
}

/** A hover that also says which value the variable had. */
function withValue(hover: Hover, values: Result['values']): Hover {
  const value = hover.variable !== undefined && values?.[hover.variable];
  const parts = [value ? `In a run: ${value}` : '', hover.documentation];
  return value ? {...hover, documentation: parts.filter(Boolean).join('\n\n')} : hover;
}

/** Whether a sample is started. Others only export what samples call that are. */
const runs = ({fence, output}: Sample): boolean => output !== undefined || hasTail(fence.code);

/** Runs a sample, and compiles one in Solidity. */
async function run(
  sdk: Sdk,
  work: Work,
  resolve: ResolveRelative,
  runner: Runner,
  ranFiles: Map<string, boolean>,
): Promise<void> {
  const {sample, units, result} = work;
  const {fence} = sample;
  const [unit] = units;
  if (fence.language === 'solidity') {
    result.errors.push(...(await contractErrors(sdk, fence)));
  } else if (unit && runs(sample)) {
    const plan = planRun(unit, resolve);
    const ran = await runner.run(sdk, plan);
    if (ran.ok) {
      result.printed = ran.output;
      result.values = ran.values;
      for (const {path} of withImports(unit.files.slice(-1), resolve, 'values')) {
        ranFiles.set(path, (ranFiles.get(path) ?? false) || ran.usesNetwork === true);
      }
    } else {
      // Lines of messages are counted from 1. One that is not known, or not the sample's, is that of the fence.
      const line = Math.max(pageLineOf(unit.files.at(-1)!, (ran.line ?? 0) - 1), fence.line);
      result.errors.push({line, message: ran.message});
    }
  }
}

/** Compares what a sample printed with its page. What a broken one prints says nothing. */
function compared({sample, result: {printed, ...result}}: Work): Result {
  if (result.errors.length > 0) {
    return {...result, status: 'failed'};
  }
  const difference =
    printed !== undefined && sample.output && compareOutput(sample.output, printed);
  if (difference) {
    return {...result, status: 'failed', errors: [difference], printed};
  }
  return result.isRun ? {...result, status: 'run'} : result;
}

/**
 * Checks samples against a release.
 *
 * @param compile finds the errors in units, and the types; those that it does not look at are missing
 * @param others samples that these import, and that are not checked now
 */
export async function checkAgainst(
  sdk: Sdk,
  samples: readonly Sample[],
  compile: typeof checkUnits = checkUnits,
  others: readonly Sample[] = [],
): Promise<Map<Sample, Result>> {
  const works = samples.map((sample) => workOf(sdk, sample));
  const units = [
    ...works.flatMap((work) => work.units),
    ...others.map((sample) => unitOf(sdk, sample)),
  ];
  const resolve = relativeImports(units);
  const checked = works.filter(({sample}) => sample.unchecked === undefined);
  const own = checked.flatMap((work) => work.units);
  /** Files that ran, and whether that asked the local network. */
  const ranFiles = new Map<string, boolean>();
  async function runAll(): Promise<void> {
    const runner = startRunner({openNetwork: startNetwork});
    await Promise.all(checked.map((work) => run(sdk, work, resolve, runner, ranFiles)));
    runner.stop();
  }
  // Samples run in other processes while the compiler works in this one.
  const [, found] = await Promise.all([runAll(), compile(sdk, own, units, resolve)]);
  for (const work of checked) {
    const [unit] = work.units;
    const usesNetwork = unit && ranFiles.get(unit.files.at(-1)!.path);
    if (usesNetwork !== undefined) work.result.isRun = true;
    if (usesNetwork) work.result.usesNetwork = true;
    const compiled = work.units.flatMap((unit) => found.get(unit) ?? []);
    work.result.errors.push(...compiled.flatMap(({errors}) => errors));
    work.result.hovers = compiled.flatMap(({hovers}) =>
      hovers.map((hover) => withValue(hover, work.result.values)),
    );
  }
  return new Map(works.map((work) => [work.sample, compared(work)]));
}
