import path from 'node:path';
import type {Sample} from './sample';
import {withoutExtension, type Unit, type UnitFile} from './units';

/** Answers which file a relative import of a sample means; undefined when there is none. */
export type ResolveRelative = (specifier: string, from: string) => UnitFile | undefined;

/** Best is a sample of the same environment, and the nearest above. No page has a thousand fences. */
function distance(importer: Sample, {environment, fence}: Sample): number {
  const other = environment === 'any' ? 1 : 2;
  const lead = importer.fence.index - fence.index;
  return (
    (environment === importer.environment ? 0 : other) * 1e6 +
    (lead < 0 ? 1000 : 0) +
    Math.abs(lead)
  );
}

/**
 * Finds what samples import from each other: files of the same sample first, then titles on the
 * same page.
 */
export function relativeImports(units: readonly Unit[]): ResolveRelative {
  const unitOfFile = new Map(units.flatMap((unit) => unit.files.map((file) => [file.path, unit])));

  return (specifier, from) => {
    const importer = unitOfFile.get(from);
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
    return units
      .filter((unit) => unit.isShown && unit !== importer && unit.sample.page === sample.page)
      .filter((unit) => withoutExtension(unit.sample.title ?? '') === title)
      .sort((a, b) => distance(sample, a.sample) - distance(sample, b.sample))[0]
      ?.files.at(-1);
  };
}
