import EXAMPLE_RESULT from '@generated/run-action/default/example.json';
import type {ReactNode} from 'react';
import type {DocsVersion} from '../../site/versions';
import {Tool} from '../tools/Tool';
import {ADDRESS, EXAMPLE} from './inputs.shared';

/** Runs Lit Actions in the page. */
export function ActionRunner({version}: {version: DocsVersion}): ReactNode {
  const {response, signature, signedBy} = EXAMPLE_RESULT;
  return (
    <Tool
      name="Action runner"
      version={version}
      load={() => import('./ActionTool')}
      action="Run your own action"
      address={ADDRESS}
      example={EXAMPLE.code}
      results={[
        ['Response of each node', <code key="response">{response}</code>],
        ['Signature', <code key="signature">{signature}</code>, `It recovers to ${signedBy}.`],
      ]}
    />
  );
}
