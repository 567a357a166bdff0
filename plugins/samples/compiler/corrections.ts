import type {DocsVersion} from '../../sdk';
import corrections from './corrections.json';

/** Declarations of the SDK that are `any`, said or not, where the code of the release leaves no doubt. */
interface Correction {
  versions: readonly string[];
  /** End of the path of the declaration file. */
  file: string;
  why?: string;
  /** Each `from` is replaced wherever it stands. It must, so that a release that mends it is noticed. */
  changes: readonly {from: string; to: string}[];
}

/** With them, a misspelt name in a sample is an error where the SDK's own types let it pass. */
const CORRECTIONS: readonly Correction[] = corrections;

/**
 * The text of a declaration file, with what is known better.
 *
 * @throws Error if the release does not say any more what a correction replaces
 */
export function corrected(version: DocsVersion, file: string, text: string): string {
  return CORRECTIONS.filter((each) => each.versions.includes(version) && file.endsWith(each.file))
    .flatMap(({changes}) => changes)
    .reduce((result, {from, to}) => {
      if (!result.includes(from)) {
        throw new Error(
          `${file} no longer says "${from}"; look at plugins/samples/compiler/corrections.json`,
        );
      }
      return result.replaceAll(from, to);
    }, text);
}
