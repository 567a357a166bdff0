import EXAMPLES from '@generated/tools/default/examples.json';
import type {ReactNode} from 'react';
import type {DocsVersion} from '../../site/versions';
import {CONDITIONS} from './hash.shared';
import {Tool} from './Tool';

/** Writes, checks and explains access control conditions. */
export function ConditionBuilder({version}: {version: DocsVersion}): ReactNode {
  const {json, sentence, hash} = EXAMPLES.conditions;
  return (
    <Tool
      name="Condition builder"
      version={version}
      load={() => import('./conditions/ConditionForm')}
      action="Build your own condition"
      address={CONDITIONS}
      example={json}
      results={[
        ['In words', sentence],
        ['Hash', <code key="hash">{hash}</code>],
      ]}
    />
  );
}
