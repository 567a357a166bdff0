import EXAMPLES from '@generated/tools/default/examples.json';
import type {ReactNode} from 'react';
import type {DocsVersion} from '../../site/versions';
import {Tool} from './Tool';

/** Explains a token of Lit, and checks its signature. */
export function TokenInspector({version}: {version: DocsVersion}): ReactNode {
  const {token, says, refusal} = EXAMPLES.tokens[version];
  return (
    <Tool
      name="Token inspector"
      version={version}
      load={() => import('./tokens/TokenForm')}
      action="Inspect your own token"
      example={token}
      results={[
        ['What it says', says],
        ['What is wrong with it', refusal],
      ]}
    />
  );
}
