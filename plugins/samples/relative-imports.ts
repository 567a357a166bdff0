import path from 'node:path';
import type {Sample} from './sample';
import {importedSample, type Unit, type UnitFile} from './units';

/** Answers which file a relative import of a sample means; undefined when there is none. */
export type ResolveRelative = (specifier: string, from: string) => UnitFile | undefined;

const withoutExtension = (file: string): string => file.replace(/\.[cm]?[jt]sx?$/, '');

/**
 * Finds what samples import from each other: files of the same sample first, then titles on the
 * same page.
 */
export function relativeImports(units: readonly Unit[]): ResolveRelative {
  const unitOfFile = new Map<string, Unit>();
  const unitOfSample = new Map<Sample, Unit>();
  const samplesOfPage = new Map<string, Sample[]>();
  for (const unit of units) {
    const {sample} = unit;
    unit.files.forEach((file) => unitOfFile.set(file.path, unit));
    if (!unitOfSample.has(sample)) {
      unitOfSample.set(sample, unit);
      samplesOfPage.set(sample.page.path, [...(samplesOfPage.get(sample.page.path) ?? []), sample]);
    }
  }

  return (specifier, from) => {
    const importer = unitOfFile.get(from);
    if (!importer) {
      return undefined;
    }
    const target = withoutExtension(path.posix.join(path.posix.dirname(from), specifier));
    const own = importer.files.find((file) => withoutExtension(file.path) === target);
    if (own && own.path !== from) {
      return own;
    }
    const folder = path.posix.dirname(importer.files[0]!.path);
    const sample = importedSample(
      path.posix.relative(folder, target),
      importer.sample,
      samplesOfPage.get(importer.sample.page.path) ?? [],
    );
    return sample && unitOfSample.get(sample)?.files.at(-1);
  };
}
