import path from 'node:path';
import {withoutExtension, withoutTail, type Unit, type UnitFile} from './units';

/** Answers which file a relative import of a sample means; undefined when there is none. */
export type ResolveRelative = (specifier: string, from: string) => UnitFile | undefined;

/** Finds what samples import from each other: files of the same sample, then of the same page, then shared samples. */
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
    const found =
      named.find((unit) => unit.sample.page === sample.page) ??
      named.find((unit) => unit.sample.isShared);
    return found?.files.at(-1);
  };

const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(?<specifier>\.[^'"]*)\1/g;
/** But for those of types, which a run does without. */
const RELATIVE_VALUE_IMPORT = new RegExp(
  String.raw`(?<!\b(?:import|export) type [^;'"]*)${RELATIVE_IMPORT.source}`,
  'g',
);

/** Imports for their values alone, or those of types as well. */
export type ImportKind = 'values' | 'all';

/**
 * Renames what a text imports from files beside it; what has no new name stays as it is.
 *
 * @param kind which imports are renamed
 */
export const renameImports = (
  text: string,
  kind: ImportKind,
  rename: (specifier: string) => string | undefined,
): string =>
  text.replace(
    kind === 'all' ? RELATIVE_IMPORT : RELATIVE_VALUE_IMPORT,
    (whole, _quote, specifier: string) => whole.replace(specifier, rename(specifier) ?? specifier),
  );

/**
 * Puts files together with what they import from pages, directly or through each other. Imported files come without the
 * hidden lines that run them.
 */
export function withImports(
  files: readonly UnitFile[],
  resolve: ResolveRelative,
  kind: ImportKind,
): UnitFile[] {
  const found = new Map(files.map((file) => [file.path, file]));
  // The map grows while it is walked.
  for (const {path: from, text} of found.values()) {
    renameImports(text, kind, (specifier) => {
      const file = resolve(specifier, from);
      if (file && !found.has(file.path)) {
        found.set(file.path, {...file, text: withoutTail(file.text)});
      }
      return undefined;
    });
  }
  return [...found.values()];
}
