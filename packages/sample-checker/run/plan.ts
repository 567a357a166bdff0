import ts from 'typescript';
import {outerVariables} from '../compiler/variables';
import {renameImports, withImports, type ResolveRelative} from '../imports';
import {actionsBeside} from '../shared';
import {withoutTail, type Unit, type UnitFile} from '../units';

/** A sample as it is run. */
export interface RunPlan {
  kind: 'module' | 'action' | 'browser';
  /** Not yet compiled; the extensions of their names say what they are. The first is the one to start. */
  files: readonly {name: string; text: string}[];
  /** Lit Actions that the sample may read by their names, as readers save them beside it. */
  beside: Readonly<Record<string, string>>;
  /** Packages that the files of a sample for browsers import. */
  packages?: readonly string[];
}

/** Marks the end of the code that the sample continues; see worker.ts. */
const OWN_OUTPUT = 'globalThis.__ownOutput();';

function withMark({text, ownFrom}: UnitFile): string {
  const lines = text.split('\n');
  return ownFrom > 0 && ownFrom < lines.length
    ? lines.with(ownFrom, `${OWN_OUTPUT} ${lines[ownFrom]}`).join('\n')
    : text;
}

/** Tells worker.ts the values of the sample's own variables, before hidden lines go on. */
function withValues(text: string): string {
  const own = withoutTail(text);
  const source = ts.createSourceFile('sample.tsx', own, ts.ScriptTarget.Latest);
  const names = new Set(outerVariables(source).map((name) => name.text));
  const call = `globalThis.__keepVariables({${[...names].join(', ')}});`;
  // In the place of the line between the sample and its hidden lines, so that lines keep their numbers.
  const lines = text.split('\n');
  return lines.toSpliced(own.split('\n').length, 1, call).join('\n');
}

/**
 * Plans the run of a sample, with everything that it imports from pages.
 *
 * @param resolve finds the file that a relative import means
 */
export function planRun(unit: Unit, resolve: ResolveRelative): RunPlan {
  const {environment, files: own, sample} = unit;
  const all = withImports([own.at(-1)!], resolve, 'values');
  const kind = environment === 'action' || environment === 'browser' ? environment : 'module';
  const files = all.map((file, place) => {
    const marked = withMark(file);
    const text = place === 0 && kind !== 'action' ? withValues(marked) : marked;
    return {
      name: `${place}${/\.\w+$/.exec(file.path)![0]}`,
      text: renameImports(text, 'values', (specifier) => {
        const target = resolve(specifier, file.path)?.path;
        return target && `./${all.findIndex((each) => each.path === target)}.mjs`;
      }),
    };
  });
  const imports = all.flatMap(({text}) => ts.preProcessFile(text).importedFiles);
  const packages = imports.map(({fileName}) => fileName).filter((name) => !name.startsWith('.'));
  const beside = actionsBeside(sample);
  return {kind, files, beside, ...(kind === 'browser' && {packages})};
}
