import path from 'node:path';
import type {Sdk} from '../../sdk';
import {pageErrors} from '../compiler/check-units';
import {relativeImports, type ResolveRelative} from '../relative-imports';
import {compilePlan} from '../run/compile';
import {compareOutput} from '../run/output';
import {pageLineOf, planRun, renameImports} from '../run/plan';
import {runPlan} from '../run/run-plan';
import {isScript, type Problem, type Sample} from '../sample';
import {isJavaScript, unitOf, withoutExtension, type Unit, type UnitFile} from '../units';
import {compileIn} from './folder';

/** Lit Actions are left out: they run on the nodes, and no installation changes them. */
export const isInstalled = ({fence, environment}: Sample): boolean =>
  isScript(fence.language) && environment !== 'action';

/** A file with imports that lead to the files which they mean on the page. */
const textOnDisk = ({path: own, text}: UnitFile, resolve: ResolveRelative): string =>
  renameImports(text, (specifier) => {
    const target = resolve(specifier, own)?.path;
    return target && `./${withoutExtension(path.relative(path.dirname(own), target))}`;
  });

/** What a reader's own project has, as a sample says with `// @errors: unknown-package`. */
const NOT_INSTALLED = ['2307', '2882'];

/** What the reader's compiler says, with all samples of a page beside each other. */
async function compiled(
  folder: string,
  units: readonly Unit[],
  resolve: ResolveRelative,
): Promise<Map<Unit, Problem[]>> {
  const files = units.flatMap((unit) => unit.files);
  const texts = new Map(files.map((file) => [file.path, textOnDisk(file, resolve)]));
  const errors = await compileIn(folder, texts);
  return new Map(
    units.map((unit) => {
      const {sample, expected} = unit;
      const findings = unit.files.flatMap((file) =>
        errors
          .filter((error) => error.file === file.path)
          // JavaScript is not compiled there, but its packages are needed.
          .filter(({code}) => !isJavaScript(file.path) || code === '2307')
          .filter(({code}) => !expected.has('unknown-package') || !NOT_INSTALLED.includes(code))
          .map((error) => ({...error, file})),
      );
      // Names of lints mean nothing to a compiler.
      const numbers = [...expected].filter(
        (code) => /^\d+$/.test(code) && !unit.files.every((file) => isJavaScript(file.path)),
      );
      return [
        unit,
        pageErrors({...unit, expected: new Set(numbers)}, findings).map((error) => ({
          page: sample.page.path,
          ...error,
        })),
      ];
    }),
  );
}

/** What a sample prints there that its page does not show. */
async function run(reader: Sdk, unit: Unit, resolve: ResolveRelative): Promise<Problem[]> {
  const {output, page} = unit.sample;
  if (!output) {
    return [];
  }
  const plan = planRun(unit, resolve);
  const result = await runPlan(reader, plan.kind, compilePlan(plan));
  if (!result.ok) {
    return [{page: page.path, line: pageLineOf(unit, result.line), message: result.message}];
  }
  const difference = compareOutput(output, result.output);
  return difference ? [{page: page.path, ...difference}] : [];
}

/**
 * Compiles and runs samples in a reader's folder, with the packages that are installed there.
 *
 * @returns what goes wrong, for each sample that was tried
 */
export async function trySamples(
  sdk: Sdk,
  folder: string,
  samples: readonly Sample[],
): Promise<Map<Sample, Problem[]>> {
  const reader: Sdk = {...sdk, folder};
  const all = samples.filter(isInstalled).map((sample) => unitOf(reader, sample));
  const resolve = relativeImports(all);
  const problems = new Map<Sample, Problem[]>();
  for (const [unit, errors] of await compiled(folder, all, resolve)) {
    if (unit.sample.unchecked !== undefined) {
      continue;
    }
    problems.set(unit.sample, [...errors, ...(await run(reader, unit, resolve))]);
  }
  return problems;
}
