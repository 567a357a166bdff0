import type {DocsVersion} from '../../../site/versions';
import table from './corrections.json';

interface Correction {
  file: string;
  /** The first and the last docs version whose release needs it; all without them, those to come included. */
  since?: number;
  until?: number;
  changes: {from: string; to: string}[];
}

const corrections: readonly Correction[] = table;

/**
 * The text of a declaration file, with what is known better: where the SDK's own types are `any`, said or not, and the
 * code of the release leaves no doubt, so that a misspelt name in a sample is an error.
 *
 * @throws Error if the release does not say any more what a correction replaces: it may have mended it
 */
export function corrected(version: DocsVersion, file: string, text: string): string {
  const major = Number(version.slice(1));
  return corrections
    .filter(({since = major, until = major}) => since <= major && major <= until)
    .filter((each) => file.endsWith(each.file))
    .flatMap(({changes}) => changes)
    .reduce((result, {from, to}) => {
      if (!result.includes(from)) {
        throw new Error(
          `${file} no longer says "${from}"; look at packages/sample-checker/compiler/corrections.json`,
        );
      }
      return result.replaceAll(from, to);
    }, text);
}
