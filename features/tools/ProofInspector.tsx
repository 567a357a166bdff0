import EXAMPLES from '@generated/tools/default/examples.json';
import type {ReactNode} from 'react';
import type {DocsVersion} from '../../site/versions';
import {Tool} from './Tool';

/** Explains proofs: AuthSigs, session signatures and capability objects. */
export function ProofInspector({version}: {version: DocsVersion}): ReactNode {
  const {json, title, says, refusal} = EXAMPLES.proof;
  return (
    <Tool
      name="Proof inspector"
      version={version}
      load={() => import('./proofs/ProofForm')}
      action="Inspect your own proof"
      example={json}
      results={[
        ['What it is', title],
        ['What it permits', says],
        ['What a node answers', refusal],
      ]}
    />
  );
}
