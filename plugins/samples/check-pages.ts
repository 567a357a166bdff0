import {availableParallelism} from 'node:os';
import {DOCS_VERSIONS, type DocsVersion, type Sdk} from '../sdk';
import {PageSyntaxError} from '../shared/markdown';
import {keyOf, type Cache} from './cache';
import type {PageError} from './compiler/check-units';
import {embeddedUnits} from './embedded';
import {readPageContent, type PageContent} from './fences';
import {checkJson} from './kinds/json';
import {checkShell, namesPackages} from './kinds/shell';
import {isChecked, isScript} from './languages';
import {versionsOf, type PageFile} from './pages';
import {relativeImports, type ResolveRelative} from './relative-imports';
import {compareOutput} from './run/output';
import {pageLineOf, planRun, type RunPlan} from './run/plan';
import type {RunResult} from './run/run-plan';
import type {Problem, Sample} from './sample';
import {samplesOf} from './samples';
import {unitOf, type Unit} from './units';

/** What became of a sample. */
export interface Outcome {
  sample: Sample;
  /** `shown`: in a language that nothing checks. */
  status: 'checked' | 'run' | 'exempt' | 'failed' | 'shown';
  /** Whether its check asks the release anything: JSON without conditions is only parsed. */
  usesSdk: boolean;
}

/** An output fence that does not show what its sample prints. */
export interface OutdatedOutput {
  sample: Sample;
  printed: string;
  /** The first line that differs. */
  problem: Problem;
}

export interface PagesReport {
  /** In the order of pages and lines, without those of outdated outputs. */
  problems: Problem[];
  outcomes: Outcome[];
  outdated: OutdatedOutput[];
}

/** A sample on its way through the checks. */
interface Work {
  sample: Sample;
  usesSdk: boolean;
  errors: PageError[];
  units: Unit[];
  /** The unit that is run, for samples that show output. */
  runnable: Unit | undefined;
  ran: boolean;
  outdated: OutdatedOutput | undefined;
}

type PageCheck = {content: PageContent} | {error: PageError};

/** Parses a page, or remembers having parsed it. */
export function contentOf(file: PageFile, cache: Cache): PageCheck {
  const key = keyOf('page', file.text);
  const known = cache.get<PageCheck>(key);
  if (known) {
    return known;
  }
  let check: PageCheck;
  try {
    check = {content: readPageContent(file.text)};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    check = {error: {line: error.line, message: `the page does not parse: ${error.message}`}};
  }
  cache.set(key, check);
  return check;
}

/** Splits a sample into what the compiler checks, and does at once what needs no compiler. */
function prepare(sdk: Sdk, sample: Sample): Work {
  const work: Work = {
    sample,
    usesSdk: isScript(sample.fence.language) || sample.fence.language === 'solidity',
    errors: [],
    units: [],
    runnable: undefined,
    ran: false,
    outdated: undefined,
  };
  const {language} = sample.fence;
  if (isScript(language)) {
    // Others may import or continue a sample that is itself exempt.
    const unit = unitOf(sdk, sample);
    work.units = [unit, ...embeddedUnits(sdk, sample)];
    work.runnable = sample.output && !sample.unchecked ? unit : undefined;
  } else if (sample.unchecked === undefined && language === 'json') {
    const check = checkJson(sdk, sample);
    if (check && 'error' in check) {
      work.errors.push(check.error);
    } else if (check) {
      work.units = [check.unit];
      work.usesSdk = true;
    }
  } else if (sample.unchecked === undefined && language === 'bash') {
    work.errors.push(...checkShell(sdk, sample));
    work.usesSdk = namesPackages(sample);
  }
  return work;
}

const importsOthers = (unit: Unit): boolean =>
  unit.files.some(({text}) => /['"]\.\.?\//.test(text));

/** Whatever the types in a unit depend on. */
export function typesKey(sdk: Sdk, unit: Unit): string {
  return keyOf(
    'types',
    sdk.fingerprint,
    unit.environment,
    unit.files,
    [...unit.expected],
    importsOthers(unit) ? unit.sample.page.fences : null,
  );
}

async function checkTypes(
  sdk: Sdk,
  works: readonly Work[],
  resolve: ResolveRelative,
  cache: Cache,
): Promise<void> {
  const all = works.flatMap(({units}) => units);
  const pending: Unit[] = [];
  const errorsOf = new Map<Unit, PageError[]>();
  for (const unit of works.filter(({sample}) => !sample.unchecked).flatMap(({units}) => units)) {
    const known = cache.get<PageError[]>(typesKey(sdk, unit));
    if (known) {
      errorsOf.set(unit, known);
    } else {
      pending.push(unit);
    }
  }
  if (pending.length > 0) {
    // Loading the compiler takes half a second, which a run without changes can save.
    const {checkUnits} = await import('./compiler/check-units');
    for (const [unit, errors] of await checkUnits(sdk, pending, all, resolve)) {
      cache.set(typesKey(sdk, unit), errors);
      errorsOf.set(unit, errors);
    }
  }
  for (const work of works) {
    work.errors.push(...work.units.flatMap((unit) => errorsOf.get(unit) ?? []));
  }
}

async function checkContracts(sdk: Sdk, works: readonly Work[], cache: Cache): Promise<void> {
  const contracts = works.filter(
    ({sample}) => sample.fence.language === 'solidity' && sample.unchecked === undefined,
  );
  for (const work of contracts) {
    const key = keyOf('solidity', sdk.fingerprint, work.sample.fence);
    let errors = cache.get<PageError[]>(key);
    if (!errors) {
      const {checkSolidity} = await import('./kinds/solidity');
      errors = await checkSolidity(sdk, work.sample);
      cache.set(key, errors);
    }
    work.errors.push(...errors);
  }
}

async function runOnce(sdk: Sdk, plan: RunPlan, cache: Cache): Promise<RunResult> {
  const key = keyOf('run', sdk.fingerprint, plan);
  const known = cache.get<RunResult>(key);
  if (known) {
    return known;
  }
  const [{compilePlan}, {runPlan}] = await Promise.all([
    import('./run/compile'),
    import('./run/run-plan'),
  ]);
  const result = await runPlan(sdk, plan.kind, compilePlan(plan));
  if (result.ok || !result.isTransient) {
    cache.set(key, result);
  }
  return result;
}

async function runSample(
  sdk: Sdk,
  work: Work,
  resolve: ResolveRelative,
  cache: Cache,
): Promise<void> {
  const {sample, runnable} = work;
  if (!runnable || !sample.output) {
    return;
  }
  if (sample.environment === 'browser') {
    work.errors.push({
      line: sample.output.line,
      message: 'output of a browser sample cannot be compared; say unchecked="…" on the output',
    });
    return;
  }
  const plan = planRun(runnable, (specifier, from) => resolve(specifier, from.path));
  const result = await runOnce(sdk, plan, cache);
  if (!result.ok) {
    const line = result.line === undefined ? sample.fence.line : pageLineOf(runnable, result.line);
    work.errors.push({line, message: result.message});
    return;
  }
  work.ran = true;
  const difference = compareOutput(sample.output.code, result.output);
  if (difference) {
    work.outdated = {
      sample,
      printed: result.output,
      problem: {
        page: sample.page.path,
        line: sample.output.line + 1 + difference.line,
        message: difference.message,
      },
    };
  }
}

/** Does a task for each item, as many at a time as there are processors. */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      await task(item);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}

async function checkVersion(sdk: Sdk, samples: readonly Sample[], cache: Cache): Promise<Work[]> {
  const works = samples.map((sample) => prepare(sdk, sample));
  const resolve = relativeImports(works.flatMap(({units}) => units));
  await Promise.all([
    forEachInParallel(works, (work) => runSample(sdk, work, resolve, cache)),
    checkTypes(sdk, works, resolve, cache),
    checkContracts(sdk, works, cache),
  ]);
  return works;
}

function statusOf({sample, errors, ran, outdated}: Work): Outcome['status'] {
  if (sample.unchecked !== undefined) {
    return 'exempt';
  }
  if (errors.length > 0 || outdated) {
    return 'failed';
  }
  if (ran) {
    return 'run';
  }
  return isChecked(sample.fence.language) ? 'checked' : 'shown';
}

/**
 * Checks the samples of some pages. A broken page or sample does not keep the others from being
 * checked.
 *
 * @param files the pages, with the partials that they include and the pages that include them
 * @param sdks the releases to check against
 * @param wanted paths of the files to check; all of them without it
 */
export async function checkPages(
  files: readonly PageFile[],
  sdks: Readonly<Record<DocsVersion, Sdk>>,
  cache: Cache,
  wanted?: ReadonlySet<string>,
): Promise<PagesReport> {
  const problems: Problem[] = [];
  const samples = new Map<DocsVersion, Sample[]>(DOCS_VERSIONS.map((version) => [version, []]));
  const checks = new Map(files.map((file) => [file.path, contentOf(file, cache)]));
  const versions = versionsOf(files, ({path}) => {
    const check = checks.get(path);
    return check && 'content' in check ? check.content.imports : [];
  });

  for (const file of files.filter(({path}) => wanted?.has(path) ?? true)) {
    const check = checks.get(file.path)!;
    if ('error' in check) {
      problems.push({page: file.path, ...check.error});
      continue;
    }
    for (const version of versions.get(file.path) ?? [file.version]) {
      const page = samplesOf({path: file.path, version, fences: check.content.fences});
      page.samples.forEach((sample) => samples.get(sample.version)!.push(sample));
      problems.push(...page.problems);
    }
  }

  const works: Work[] = [];
  for (const [version, ofVersion] of samples) {
    works.push(...(await checkVersion(sdks[version], ofVersion, cache)));
  }
  for (const {sample, errors} of works) {
    problems.push(...errors.map((error) => ({page: sample.page.path, ...error})));
  }
  return {
    problems: distinct(problems).sort((a, b) => a.page.localeCompare(b.page) || a.line - b.line),
    outcomes: works.map((work) => ({
      sample: work.sample,
      status: statusOf(work),
      usesSdk: work.usesSdk,
    })),
    // What a broken sample prints says nothing.
    outdated: works.flatMap(({errors, outdated}) => (errors.length > 0 ? [] : (outdated ?? []))),
  };
}

/** A partial that two versions include may be wrong in both in the same way. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
