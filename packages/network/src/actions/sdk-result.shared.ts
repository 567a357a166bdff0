import type {NodeRun} from './nodes-run.shared';
import {combine} from './shared-key.shared';

/** Networks of a release: how many nodes they have, and how many must answer. */
export const NETWORK_SIZES = {
  2: {nodes: 10, threshold: 6},
  3: {nodes: 3, threshold: 2},
} as const;

/** As the SDK has it: of those that are equally common, the last one. */
function mostCommon(values: readonly string[]): string {
  const count = (value: string): number => values.filter((other) => other === value).length;
  return [...values].sort((a, b) => count(a) - count(b)).pop()!;
}

/** As the SDK has it: a response that is no JSON is lost where signatures are combined. */
function parsed(response: string): unknown {
  try {
    return JSON.parse(response);
  } catch {
    return undefined;
  }
}

/** Signatures as the SDK combines them: those that the first node names, from the parts of all. */
function signaturesOf(
  runs: readonly NodeRun[],
  names: readonly string[],
  publicKey: string,
): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const parts = runs.flatMap(({signed}) =>
        Object.hasOwn(signed, name) ? [signed[name]!] : [],
      );
      const {signature, digest} = combine(parts);
      return [
        name,
        {
          r: signature.slice(2, 66),
          s: signature.slice(66, 130),
          recid: parts[0]!.recovery,
          signature,
          publicKey: publicKey.slice(2),
          dataSigned: digest.slice(2),
        },
      ];
    }),
  );
}

/** The end of a call of `executeJs`. */
export type SdkResult = {returns: object} | {throws: string} | {unknown: string};

/**
 * Makes of the runs what `executeJs` of a release does.
 *
 * @param runs of the nodes that answered, in the order of the nodes
 * @param publicKey of the key that signs, hex with 0x
 */
export function sdkResult(release: 2 | 3, runs: readonly NodeRun[], publicKey: string): SdkResult {
  const {threshold} = NETWORK_SIZES[release];
  const values = runs.filter(({success}) => success);
  if (values.length < threshold) {
    return {throws: `fewer than ${threshold} nodes ran the action to its end`};
  }
  const [first] = values as [NodeRun];
  const hasSigned = Object.keys(first.signed).length > 0;
  if (first.claimed.length > 0) {
    return {unknown: 'Claims take the root keys of a network, such as those of lit-local-network.'};
  }
  if (release === 3 && !hasSigned) {
    const {response, logs} = first;
    return {
      returns: {success: true, signedData: {}, claimData: {}, decryptedData: {}, response, logs},
    };
  }
  const names = Object.keys(first.signed);
  const signing = values.filter(({signed}) => Object.keys(signed).length > 0);
  const isMixed = names.some((name) => {
    const digests = (release === 3 ? signing : values).map(({signed}) => signed[name]?.digest);
    return new Set(digests).size > 1;
  });
  if (isMixed) {
    return {throws: 'the nodes have not signed the same, so their parts do not fit together'};
  }
  const isEnough = release === 2 || signing.length >= threshold;
  const response = parsed(mostCommon(values.map((value) => value.response)));
  const logs = mostCommon(values.map((value) => value.logs));
  return {
    returns: {
      ...(release === 3 && {claims: {}}),
      signatures: isEnough ? signaturesOf(signing, names, publicKey) : null,
      decryptions: [],
      response,
      logs,
    },
  };
}
