import path from 'node:path';
import ts from 'typescript';
import {outerVariables, withoutExtension, withoutTail, type Unit, type UnitFile} from './units';

/** Answers which file a relative import of a sample means; undefined when there is none. */
export type ResolveRelative = (specifier: string, from: string) => UnitFile | undefined;

/**
 * Finds what samples import from each other: files of the same sample first, then titles on the same page, then shared
 * samples. Best is a sample of the same environment, and the nearest above.
 */
export const relativeImports =
  (units: readonly Unit[]): ResolveRelative =>
  (specifier, from) => {
    const importer = units.find(({files}) => files.some((file) => file.path === from));
    if (!importer) {
      return undefined;
    }
    const {files, sample} = importer;
    const target = withoutExtension(path.posix.join(path.posix.dirname(from), specifier));
    const own = files.find((file) => withoutExtension(file.path) === target);
    if (own && own.path !== from) {
      return own;
    }
    const title = path.posix.relative(path.posix.dirname(files[0]!.path), target);
    const named = units.filter(
      (unit) =>
        unit.isShown && unit !== importer && withoutExtension(unit.sample.title ?? '') === title,
    );
    const titled = named.filter((unit) => unit.sample.page === sample.page);
    const isAbove = (unit: Unit): boolean => unit.sample.fence.index < sample.fence.index;
    const nearest = [
      ...titled.filter(isAbove).reverse(),
      ...titled.filter((each) => !isAbove(each)),
      ...(titled.length > 0 ? [] : named.filter((unit) => unit.sample.isShared)),
    ];
    const best =
      nearest.find(({environment}) => environment === sample.environment) ??
      nearest.find(({environment}) => environment === 'any') ??
      nearest[0];
    return best?.files.at(-1);
  };

/** Everything that decides what a sample prints, apart from the SDK. */
export interface RunPlan {
  kind: 'module' | 'action' | 'browser';
  /** Not yet compiled; the extensions of their names say what they are. The first is the one to start. */
  files: readonly {name: string; text: string}[];
  /** Paths of these files. */
  paths: readonly string[];
}

/** Marks the end of the code that the sample continues; see worker.ts. */
const OWN_OUTPUT = 'globalThis.__ownOutput();';

const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(?<specifier>\.[^'"]*)\1/g;
/** But for those of types, which a run does without. */
const RELATIVE_VALUE_IMPORT = new RegExp(
  String.raw`(?<!\b(?:import|export) type [^;'"]*)${RELATIVE_IMPORT.source}`,
  'g',
);

/**
 * Renames what a text imports from files beside it; what has no new name stays as it is.
 *
 * @param hasTypes whether what is imported for its types alone is renamed as well
 */
export const renameImports = (
  text: string,
  rename: (specifier: string) => string | undefined,
  hasTypes = false,
): string =>
  text.replace(
    hasTypes ? RELATIVE_IMPORT : RELATIVE_VALUE_IMPORT,
    (whole, _quote, specifier: string) => whole.replace(specifier, rename(specifier) ?? specifier),
  );

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
 * Plans the run of a sample, with everything that it imports from its page.
 *
 * @param resolve finds the file that a relative import means
 */
export function planRun({environment, files: own}: Unit, resolve: ResolveRelative): RunPlan {
  const order: UnitFile[] = [own.at(-1)!];
  const placeOf = (file: UnitFile): number =>
    order.includes(file) ? order.indexOf(file) : order.push(file) - 1;
  const files: RunPlan['files'][number][] = [];
  // The list grows while it is walked.
  for (const [place, file] of order.entries()) {
    const isEntry = place === 0;
    const marked = withMark(isEntry ? file : {...file, text: withoutTail(file.text)});
    const text = renameImports(
      isEntry && environment !== 'action' ? withValues(marked) : marked,
      (specifier) => {
        const target = resolve(specifier, file.path);
        return target && `./${placeOf(target)}.mjs`;
      },
    );
    files.push({name: `${place}${/\.\w+$/.exec(file.path)![0]}`, text});
  }
  const kind = environment === 'action' || environment === 'browser' ? environment : 'module';
  return {kind, files, paths: order.map((file) => file.path)};
}
