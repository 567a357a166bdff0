import {
  combined,
  difference,
  disagreement,
  sdkResult,
  signatureNames,
  type NodeRun,
  type SharedKey,
} from 'lit-local-network/action-page';
import type {ReactNode} from 'react';
import {Results, type ResultRow} from '../tools/Results';

interface Props {
  release: 2 | 3;
  sharedKey: SharedKey;
  runs: ReadonlyMap<number, NodeRun>;
}

/** A signature from the parts of the nodes, with the address that it recovers to. */
function signatureRow(
  runs: readonly NodeRun[],
  numbers: readonly number[],
  name: string,
  {address}: SharedKey,
): ResultRow {
  const label = `Signature ${name}`;
  const found = combined(runs, name);
  if (!found) return [label, `None: ${disagreement(runs, numbers, name)}.`];
  const {signature, signedBy, instead} = found;
  if (signedBy !== address) return [label, 'None: too few nodes have given a part.'];
  const note = instead
    ? ` The action named ${instead.slice(0, 200)}; the key of this page signed.`
    : '';
  return [
    label,
    <code key={name}>{signature}</code>,
    `Recovers to ${signedBy}, the address of the key.${note}`,
  ];
}

/** The outcome of a run: agreement of the nodes, signatures, and the SDK's result. */
export function Outcome({release, sharedKey, runs: all}: Props): ReactNode {
  const numbers = [...all.keys()].sort((a, b) => a - b);
  const runs = numbers.map((node) => all.get(node)!);
  if (runs.length === 0) return <p role="status">No node answered.</p>;
  const differs = difference(runs, numbers);
  const result = sdkResult(release, runs, sharedKey.publicKey);
  return (
    <div role="status">
      <Results
        items={[
          [
            'Agreement',
            differs ? `The nodes differ: ${differs}.` : 'All nodes that answered agree.',
          ],
          ...signatureNames(runs).map((name) => signatureRow(runs, numbers, name, sharedKey)),
          [
            'What executeJs does',
            'returns' in result ? (
              <code key="result">{JSON.stringify(result.returns, null, 2)}</code>
            ) : 'throws' in result ? (
              `It throws: ${result.throws}.`
            ) : (
              result.unknown
            ),
          ],
        ]}
      />
    </div>
  );
}
