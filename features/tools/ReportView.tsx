import type {ReactNode} from 'react';
import type {Report} from 'proof-tools/proofs';
import {Findings} from './Findings';
import {Results} from './Results';

/** Shows the report on a proof or a token: sentences, findings and fields. */
export function ReportView({report: {says, fields, findings}}: {report: Report}): ReactNode {
  return (
    <>
      {says.length > 0 && <p>{says.join(' ')}</p>}
      <Findings findings={findings} nothing="Nothing is wrong with it." />
      {fields.length > 0 && (
        <details>
          <summary>{`Its ${fields.length} fields`}</summary>
          <Results
            items={fields.map(({name, value, meaning}) => [
              name,
              <code key={name}>{value}</code>,
              meaning,
            ])}
          />
        </details>
      )}
    </>
  );
}
