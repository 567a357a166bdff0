import path from 'node:path';
import {withoutExtension, type Unit, type UnitFile} from './units';

/** Answers which file a relative import of a sample means; undefined when there is none. */
export type ResolveRelative = (specifier: string, from: string) => UnitFile | undefined;

/**
 * Finds what samples import from each other: files of the same sample first, then titles on the same page. Best is a
 * sample of the same environment, and the nearest above.
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
    const titled = units
      .filter((unit) => unit.isShown && unit !== importer && unit.sample.page === sample.page)
      .filter((unit) => withoutExtension(unit.sample.title ?? '') === title);
    const isAbove = (unit: Unit): boolean => unit.sample.fence.index < sample.fence.index;
    const nearest = [
      ...titled.filter(isAbove).reverse(),
      ...titled.filter((each) => !isAbove(each)),
    ];
    const best =
      nearest.find(({environment}) => environment === sample.environment) ??
      nearest.find(({environment}) => environment === 'any') ??
      nearest[0];
    return best?.files.at(-1);
  };
