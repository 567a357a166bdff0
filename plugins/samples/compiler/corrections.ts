import type {DocsVersion} from '../sdk';

/** A declaration of the SDK that says `any` where the code of the release leaves no doubt. */
interface Correction {
  /** End of the path of the declaration file. */
  file: string;
  /** Must be in the file, so that a release that mends it is noticed. */
  from: string;
  to: string;
}

const CONNECTED_NODES: Correction = {
  file: '/@lit-protocol/core/src/lib/lit-core.d.ts',
  from: 'connectedNodes: SetConstructor | Set<any> | any;',
  to: 'connectedNodes: Set<string>;',
};

/** With them, a misspelt name in a sample is an error where the SDK's own types let it pass. */
const CORRECTIONS: Readonly<Record<DocsVersion, readonly Correction[]>> = {
  v2: [CONNECTED_NODES],
  v3: [CONNECTED_NODES],
};

/**
 * The text of a declaration file, with what is known better.
 *
 * @throws Error if the release does not say any more what a correction replaces
 */
export function corrected(version: DocsVersion, file: string, text: string): string {
  return CORRECTIONS[version]
    .filter((correction) => file.endsWith(correction.file))
    .reduce((result, {from, to}) => {
      if (!result.includes(from)) {
        throw new Error(
          `${file} no longer says "${from}"; look at plugins/samples/compiler/corrections.ts`,
        );
      }
      return result.replace(from, to);
    }, text);
}
