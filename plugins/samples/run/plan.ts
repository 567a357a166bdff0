import type {ResolveRelative} from '../relative-imports';
import type {Sample} from '../sample';
import type {Unit, UnitFile} from '../units';

/** A file to run, before it is compiled. */
export interface PlannedFile {
  /** Unique in the plan; the extension says what the text is. */
  name: string;
  text: string;
}

/** Everything that decides what a sample prints, apart from the SDK. */
export interface RunPlan {
  kind: 'module' | 'commonjs' | 'action';
  /** The first is the one to start. */
  files: readonly PlannedFile[];
}

/** Marks the end of the code that the sample continues; see offline.cjs. */
const OWN_OUTPUT = 'globalThis.__ownOutput();';

const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(?<specifier>\.[^'"]*)\1/g;

/** Renames what a text imports from files beside it; what has no new name stays as it is. */
export const renameImports = (text: string, rename: (specifier: string) => string | undefined) =>
  text.replace(RELATIVE_IMPORT, (whole, _quote, specifier: string) =>
    whole.replace(specifier, rename(specifier) ?? specifier),
  );

const extensionOf = (path: string): string => /\.[cm]?[jt]sx?$/.exec(path)![0];

function withMark(file: UnitFile): string {
  const lines = file.text.split('\n');
  return file.own.from > 0 && file.own.from < lines.length
    ? lines.with(file.own.from, `${OWN_OUTPUT} ${lines[file.own.from]}`).join('\n')
    : file.text;
}

/** A sample's code behind the code that it continues, with a mark between the two. */
function actionText({after, fence}: Sample): string {
  return after ? `${actionText(after)}\n${OWN_OUTPUT} ${fence.code}` : fence.code;
}

/**
 * Plans the run of a sample, with everything that it imports from its page.
 *
 * @param resolve finds the file that a relative import means
 */
export function planRun(unit: Unit, resolve: ResolveRelative): RunPlan {
  if (unit.environment === 'action') {
    return {kind: 'action', files: [{name: '0.ts', text: actionText(unit.sample)}]};
  }
  const order: UnitFile[] = [unit.files.at(-1)!];
  const placeOf = (file: UnitFile): number =>
    order.includes(file) ? order.indexOf(file) : order.push(file) - 1;
  const files: PlannedFile[] = [];
  // The list grows while it is walked.
  for (const [place, file] of order.entries()) {
    const text = renameImports(withMark(file), (specifier) => {
      const target = resolve(specifier, file.path);
      return target && `./${placeOf(target)}.mjs`;
    });
    files.push({name: `${place}${extensionOf(file.path)}`, text});
  }
  const isCommonJs = /\.c?jsx?$/.test(files[0]!.name) && /\brequire\(/.test(files[0]!.text);
  return {kind: isCommonJs ? 'commonjs' : 'module', files};
}

/**
 * Page line of a line in the file that a plan starts; both are counted from 1 in messages. A line that is not known is
 * that of the fence.
 */
export function pageLineOf(unit: Unit, line = 0): number {
  if (unit.environment === 'action') {
    const lines = unit.sample.fence.code.split('\n').length;
    const before = actionText(unit.sample).split('\n').length - lines;
    return unit.sample.fence.line + Math.max(line - before, 0);
  }
  const file = unit.files.at(-1)!;
  return Math.max(file.pageLine + (line - 1) - file.own.from, unit.sample.fence.line);
}
