import {expect, it} from 'vitest';
import type {NodeRun} from './nodes-run.shared';
import {NETWORK_SIZES, sdkResult} from './sdk-result.shared';
import {SharedKey} from './shared-key.shared';

const digest = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

/** Runs of all nodes of a release; a byte for each says what it signed, if anything. */
function runsOf(release: 2 | 3, signs: (node: number) => number | undefined, response = '{"a":1}') {
  const {nodes, threshold} = NETWORK_SIZES[release];
  const key = new SharedKey(nodes, threshold);
  const runs = Array.from({length: nodes}, (_, index): NodeRun => {
    const byte = signs(index + 1);
    const signed: NodeRun['signed'] =
      byte === undefined ? {} : {s: key.sign(index + 1, digest(byte))};
    return {success: true, response, logs: 'log\n', ms: 1, signed, claimed: []};
  });
  return {key, runs, result: () => sdkResult(release, runs, key.publicKey)};
}

it.each([2, 3] as const)(
  'release %i returns signatures, and reads the response as JSON',
  (release) => {
    const {key, result} = runsOf(release, () => 1);
    expect(result()).toEqual({
      returns: {
        ...(release === 3 && {claims: {}}),
        signatures: {
          s: {
            r: expect.stringMatching(/^[\da-f]{64}$/) as string,
            s: expect.stringMatching(/^[\da-f]{64}$/) as string,
            recid: expect.any(Number) as number,
            signature: expect.stringMatching(/^0x[\da-f]{130}$/) as string,
            publicKey: key.publicKey.slice(2),
            dataSigned: '01'.repeat(32),
          },
        },
        decryptions: [],
        response: {a: 1},
        logs: 'log\n',
      },
    });
  },
);

it('release 3 passes on the answer of the first node that signed nothing; release 2 has no signatures', () => {
  expect(runsOf(3, () => undefined, 'text').result()).toEqual({
    returns: {
      ...{success: true, signedData: {}, claimData: {}, decryptedData: {}},
      ...{response: 'text', logs: 'log\n'},
    },
  });
  expect(runsOf(2, () => undefined, 'text').result()).toEqual({
    returns: {signatures: {}, decryptions: [], response: undefined, logs: 'log\n'},
  });
});

it('release 3 needs two nodes that sign, and the first one to be among them', () => {
  const signatures = (signs: (node: number) => number | undefined) =>
    (runsOf(3, signs).result() as {returns: {signatures?: unknown}}).returns.signatures;
  expect(signatures((node) => (node === 3 ? undefined : 1))).toHaveProperty('s');
  expect(signatures((node) => (node === 1 ? 1 : undefined))).toBeNull();
  expect(signatures((node) => (node === 1 ? undefined : 1))).toBeUndefined();
});

it('throws where nodes sign something else, and where too few run', () => {
  for (const release of [2, 3] as const) {
    expect(runsOf(release, (node) => node).result()).toHaveProperty('throws');
    const {runs, result} = runsOf(release, () => 1);
    runs.slice(1).forEach((run) => Object.assign(run, {success: false}));
    expect(result()).toHaveProperty('throws');
  }
});
