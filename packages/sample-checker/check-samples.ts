import type {Sdk} from '../sdk-release/sdk';
import type {LineProblem} from '../../lib/node/site-error';
import type {Checked} from './compiler/check-units';
import type {Hover} from './compiler/hovers';
import {actionsBeside} from './shared';
import {relativeImports, withImports, type ResolveRelative} from './imports';
import {hasConditions, syntaxErrors} from './kinds/json';
import {checkShell} from './kinds/shell';
import {shortHash, type Entry, type Run, type Types} from './record-files';
import type {Known} from './records';
import {compareOutput, marksOf, updatedOutput} from './run/output';
import type {RunResult} from './run/runner';
import {isChecked, isScript, type Sample} from './sample';
import {hasTail, pageLineOf, unitOf, type Unit} from './units';

/** The outcome of a sample's check. */
export interface SampleResult {
  /** `shown`: in a language that nothing checks. */
  status: 'checked' | 'run' | 'exempt' | 'failed' | 'shown';
  /** Its check asks the release: JSON without conditions is only parsed. */
  usesSdk: boolean;
  errors: LineProblem[];
  /** The types that readers see in it. */
  hovers: readonly Hover[];
  /** Its run, or that of a sample which imports it, asked the local network. */
  usesNetwork?: true;
  /** Its output, where its page shows another. */
  printed?: string;
  types?: Entry<Types>;
  run?: Entry<Run>;
}

/** A sample on its way through the steps; each adds to the result. */
interface Work {
  sample: Sample;
  /** Of a script, also of one that is exempt, because others may import or continue it. */
  unit?: Unit;
  result: SampleResult;
}

const isCompiled = ({fence}: Sample): boolean =>
  isScript(fence.language) || fence.language === 'solidity' || hasConditions(fence);

/** Others only export what samples call that are started. */
const isStarted = ({fence, output}: Sample): boolean =>
  isScript(fence.language) && (output !== undefined || hasTail(fence.code));

/** Does at once what needs no compiler. */
function workOf(sdk: Sdk, sample: Sample): Work {
  const {fence, unchecked} = sample;
  const unit = isScript(fence.language) ? unitOf(sdk, sample) : undefined;
  const result: SampleResult = {
    status: 'checked',
    usesSdk: isCompiled(sample),
    errors: [],
    hovers: [],
  };
  if (unchecked !== undefined) result.status = 'exempt';
  else if (!isChecked(fence.language)) result.status = 'shown';
  else if (fence.language === 'bash') Object.assign(result, checkShell(sdk, sample));
  else if (fence.language === 'json') result.errors = syntaxErrors(fence);
  return {sample, unit, result};
}

/** A hash of everything on pages that decides how a sample compiles and runs. */
function keyOf({sample, unit}: Work, resolve: ResolveRelative): string {
  const files = unit ? withImports(unit.files, resolve, 'all') : [];
  const texts = files.map(({path, text, ownFrom}) => [path.split('/').at(-1), text, ownFrom]);
  const {language, code} = sample.fence;
  const beside = Object.values(actionsBeside(sample));
  const accepted = Object.keys(sample.accepts ?? {});
  const key = [language, unit?.environment, unit ? texts : code, ...beside, ...accepted];
  return shortHash(JSON.stringify(key));
}

/** A sample that has to be compiled or run, with the key of what that gives. */
interface KeyedWork extends Work {
  key: string;
}

/** Loads the compiler only if there is something to compile, which takes a while. */
async function compileWorks(
  sdk: Sdk,
  works: readonly KeyedWork[],
  units: readonly Unit[],
  resolve: ResolveRelative,
): Promise<Map<Sample, Checked>> {
  if (works.length === 0) return new Map();
  const {compileSamples} = await import('./compiler/compile-samples');
  return compileSamples(sdk, works, units, resolve);
}

function addTypes({key, result}: KeyedWork, {errors, hovers}: Checked, known: Known): void {
  result.errors.push(...errors);
  if (errors.length > 0) return;
  result.types = [key, hovers];
  known.types.set(key, hovers);
}

async function runWorks(
  sdk: Sdk,
  works: readonly KeyedWork[],
  resolve: ResolveRelative,
): Promise<Map<Sample, RunResult>> {
  if (works.length === 0) return new Map();
  const {planRun} = await import('./run/plan');
  const {startRunner} = await import('./run/runner');
  const {startNetwork} = await import('./run/local-network');
  const runner = startRunner({openNetwork: startNetwork});
  const results = works.map(
    async ({sample, unit}) => [sample, await runner.run(sdk, planRun(unit!, resolve))] as const,
  );
  return new Map(await Promise.all(results).finally(() => runner.stop()));
}

function addRun({key, sample, unit, result}: KeyedWork, ran: RunResult, known: Known): void {
  if (!ran.ok) {
    // Lines of messages are counted from 1. One that is not known, or not the sample's, is that of the fence.
    const line = pageLineOf(unit!.files.at(-1)!, (ran.line ?? 0) - 1);
    result.errors.push({line: Math.max(line, sample.fence.line), message: ran.message});
    return;
  }
  const {output: printed, usesNetwork, values} = ran;
  const run: Run = {
    ...(sample.output && {output: updatedOutput(sample.output.code, printed)}),
    usesNetwork,
    ...(values && Object.keys(values).length > 0 && {values}),
  };
  result.run = [key, run];
  known.runs.set(key, run);
}

/** A hover that also says which value the variable had. */
function withValue(hover: Hover, values: Run['values']): Hover {
  const value = hover.variable !== undefined && values?.[hover.variable];
  const parts = [value ? `In a run: ${value}` : '', hover.documentation];
  return value ? {...hover, documentation: parts.filter(Boolean).join('\n\n')} : hover;
}

/** Compares the output of a sample with its page. That of a broken one means nothing. */
function compared({sample, result}: Work, isRun: boolean): SampleResult {
  if (result.errors.length > 0) return {...result, status: 'failed'};
  const {output, values} = result.run?.[1] ?? {};
  const printed = output?.join('\n');
  const difference = printed !== undefined && compareOutput(sample.output!, printed);
  if (difference) return {...result, status: 'failed', errors: [difference], printed};
  const hovers = (result.types?.[1] ?? []).map((hover) => withValue(hover, values));
  return {...result, status: isRun ? 'run' : result.status, hovers};
}

/**
 * Checks samples against a release.
 *
 * @param others samples that these import, and that are not checked now
 * @param known results that need not be found out
 */
export async function checkAgainst(
  sdk: Sdk,
  samples: readonly Sample[],
  others: readonly Sample[],
  known: Known,
): Promise<Map<Sample, SampleResult>> {
  const works = samples.map((sample) => workOf(sdk, sample));
  const units = [
    ...works.flatMap(({unit}) => unit ?? []),
    ...others.map((sample) => unitOf(sdk, sample)),
  ];
  const resolve = relativeImports(units);
  const toCompile: KeyedWork[] = [];
  const toRun: KeyedWork[] = [];
  for (const work of works.filter(({result}) => result.status === 'checked')) {
    const {sample, result} = work;
    const key = keyOf(work, resolve);
    if (isCompiled(sample) && result.errors.length === 0) {
      const types = known.types.get(key);
      if (types) result.types = [key, types];
      else toCompile.push({...work, key});
    }
    if (isStarted(sample)) {
      const runKey = shortHash(key + marksOf(sample.output?.code));
      const run = known.runs.get(runKey);
      if (run) result.run = [runKey, run];
      else toRun.push({...work, key: runKey});
    }
  }
  // Samples run in other processes while the compiler works in this one.
  const [ran, compiled] = await Promise.all([
    runWorks(sdk, toRun, resolve),
    compileWorks(sdk, toCompile, units, resolve),
  ]);
  for (const work of toRun) addRun(work, ran.get(work.sample)!, known);
  for (const work of toCompile) addTypes(work, compiled.get(work.sample)!, known);

  /** Files that ran, and whether that asked the local network. */
  const ranFiles = new Map<string, boolean>();
  for (const {unit, result} of works.filter((work) => work.result.run)) {
    const usesNetwork = result.run![1].usesNetwork === true;
    for (const {path} of withImports(unit!.files.slice(-1), resolve, 'values')) {
      ranFiles.set(path, usesNetwork || ranFiles.get(path) === true);
    }
  }
  return new Map(
    works.map((work) => {
      const usesNetwork = work.unit && ranFiles.get(work.unit.files.at(-1)!.path);
      if (usesNetwork) work.result.usesNetwork = true;
      return [work.sample, compared(work, usesNetwork !== undefined)];
    }),
  );
}
