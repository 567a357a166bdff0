import {useMemo, useState, type ReactNode} from 'react';
import EXAMPLE from '../../../packages/proof-tools/proofs/example.json';
import {inspectProof, type ProofPart} from '../../../packages/proof-tools/proofs/inspect';
import {Unreadable} from '../../../packages/proof-tools/json-text';
import {Findings} from '../Findings';
import {PasteField} from '../PasteField';
import styles from '../styles.lazy.module.css';

function inspect(text: string, now: number): readonly ProofPart[] | string {
  try {
    return inspectProof(text, now);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** One proof: what it says, what is wrong with it, and its fields. */
function Part({title, says, fields, findings}: ProofPart): ReactNode {
  return (
    <section className={styles.part}>
      <p className={styles.title}>{title}</p>
      {says.length > 0 && <p>{says.join(' ')}</p>}
      <Findings findings={findings} nothing="Nothing is wrong with it." />
      {fields.length > 0 && (
        <details>
          <summary>{`Its ${fields.length} fields`}</summary>
          <dl className={styles.results}>
            {fields.map(({name, value, meaning}, index) => (
              <div key={index}>
                <dt>{name}</dt>
                <dd>
                  <code>{value}</code>
                  <p>{meaning}</p>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** The proof inspector: explains what is pasted. */
export default function ProofForm(): ReactNode {
  const [{text, now}, setPaste] = useState(() => ({
    text: JSON.stringify(EXAMPLE, null, 2),
    now: Date.now(),
  }));
  const parts = useMemo(() => inspect(text, now), [text, now]);
  return (
    <>
      <PasteField
        label="An AuthSig, session signatures, a sign-in message or a capability object"
        value={text}
        onChange={(pasted) => setPaste({text: pasted, now: Date.now()})}
        problem={typeof parts === 'string' ? parts : undefined}
      />
      <div role="status" className={styles.parts}>
        {typeof parts !== 'string' && parts.map((part, index) => <Part key={index} {...part} />)}
      </div>
    </>
  );
}
