import {setImmediate as nextTurn} from 'node:timers/promises';
import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';
import {lint} from '../lints';
import type {LintContext} from '../lints/lint';
import type {ResolveRelative} from '../imports';
import {pageLineOf, type Unit, type UnitFile} from '../units';
import type {LineProblem} from '../../../lib/node/site-error';
import {hoversOf, printShortNames, type Hover} from './hovers';
import {createService} from './service';

/** An error of a sample, before it is known whether the sample declares it. */
export interface Finding {
  file: UnitFile;
  /** 0-based line in the file. */
  line: number;
  /** A TypeScript error number or the name of a lint's rule. */
  code: string;
  message: string;
}

/** Declarations of one sample that every other sample in the same program would see. */
const isAlone = (unit: Unit): boolean =>
  unit.files.some(({text}) => /\bdeclare\s+global\b|\bdeclare\s+module\b/.test(text));

/** Unresolved imports: the lint of imports reports them more clearly. */
const UNRESOLVED = new Set(['2307', '7016', '2792']);

function findingsOf(program: ts.Program, sdk: Sdk, {files, environment}: Unit): Finding[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file.path)!;
    const lineOf = (position: number): number =>
      source.getLineAndCharacterOfPosition(position).line;
    const linted: Finding[] = [];
    const report: LintContext['report'] = (node, code, message) =>
      linted.push({file, line: lineOf(node.getStart(source)), code, message});
    lint({file: source, checker, sdk, environment, report});
    const unknown = linted.filter(({code}) => code === 'unknown-package').map(({line}) => line);
    const compiled = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({code, messageText, start = 0}): Finding => {
      const message = `${ts.flattenDiagnosticMessageText(messageText, '\n')} (TS${code})`;
      return {file, line: lineOf(start), code: String(code), message};
    });
    const isReported = ({code, line}: Finding): boolean =>
      UNRESOLVED.has(code) && unknown.includes(line);
    return [...compiled.filter((each) => !isReported(each)), ...linted];
  });
}

/** The errors of a unit on its page: those that it does not declare, and those it declares and does not have. */
function pageErrors(unit: Unit, findings: readonly Finding[]): LineProblem[] {
  const own = findings.filter(({file, line}) => line >= file.ownFrom);
  const seen = new Set(own.map(({code}) => code));
  const undeclared = own
    .filter(({code}) => !unit.expected.has(code))
    .map(({file, line, message}) => ({
      line: pageLineOf(file, line),
      // The compiler's reasons are indented below its first line.
      message: message.replace(/\s*\n\s*/g, ' '),
    }));
  const missing = [...unit.expected]
    .filter((code) => !seen.has(code))
    .map((code) => ({
      line: unit.sample.fence.line,
      message:
        code in (unit.sample.accepts ?? {})
          ? `accepts="${code}: …" names a hazard that the sample does not have`
          : `"// @errors: ${code}" declares an error that the sample does not have`,
    }));
  return [...undeclared, ...missing].sort((a, b) => a.line - b.line);
}

/** Errors and types of a unit. */
export interface Checked {
  /** In the order of its lines. */
  errors: LineProblem[];
  /** Types that readers see on hover. */
  hovers: Hover[];
}

/**
 * Type-checks and lints samples of one docs version, and asks for the types that their readers see.
 *
 * @param units what to check
 * @param all the units of all samples, checked now or not: others may import them
 * @param resolve finds what a sample imports from another
 */
export async function checkUnits(
  sdk: Sdk,
  units: readonly Unit[],
  all: readonly Unit[],
  resolve: ResolveRelative,
): Promise<Map<Unit, Checked>> {
  const checked = new Map<Unit, Checked>();
  const texts = new Map(all.flatMap(({files}) => files).map(({path, text}) => [path, text]));
  for (const realm of ['client', 'action'] as const) {
    const own = units.filter((unit) => (unit.environment === 'action') === (realm === 'action'));
    const shared = own.filter((unit) => !isAlone(unit));
    const groups = [shared, ...own.filter(isAlone).map((unit) => [unit])];
    for (const group of groups.filter(({length}) => length > 0)) {
      const roots = group.flatMap(({files}) => files.map((file) => file.path));
      const service = createService(sdk, realm, roots, texts, resolve);
      const program = service.getProgram()!;
      for (const unit of group) {
        checked.set(unit, {errors: pageErrors(unit, findingsOf(program, sdk, unit)), hovers: []});
        // Samples run in other processes meanwhile, and their ends are to be noticed.
        await nextTurn();
      }
      // After all checks: asked for a tag of JSX, the compiler would add an error of its own.
      printShortNames(program);
      for (const unit of group.filter(({isShown}) => isShown)) {
        checked.get(unit)!.hovers = hoversOf(sdk, service, unit);
        await nextTurn();
      }
      // Not disposed of, so that the next service finds the packages parsed.
    }
  }
  return checked;
}
