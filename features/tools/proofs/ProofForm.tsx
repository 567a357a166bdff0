import {useMemo, useState, type ReactNode} from 'react';
import {inspectProof, PROOF_EXAMPLE, readOrSay} from 'proof-tools/proofs';
import {PasteField} from '../PasteField';
import {ReportView} from '../ReportView';
import styles from '../styles.lazy.module.css';

/** The proof inspector: explains what is pasted. */
export default function ProofForm(): ReactNode {
  const [{text, now}, setPaste] = useState(() => ({
    text: JSON.stringify(PROOF_EXAMPLE, null, 2),
    now: Date.now(),
  }));
  const parts = useMemo(() => readOrSay(() => inspectProof(text, now)), [text, now]);
  return (
    <>
      <PasteField
        label="An AuthSig, session signatures, a sign-in message or a capability object"
        value={text}
        onChange={(pasted) => setPaste({text: pasted, now: Date.now()})}
        problem={typeof parts === 'string' ? parts : undefined}
      />
      <div role="status" className={styles.parts}>
        {typeof parts !== 'string' &&
          parts.map((part, index) => (
            <section key={index} className={styles.part}>
              <p className={styles.title}>{part.title}</p>
              <ReportView report={part} />
            </section>
          ))}
      </div>
    </>
  );
}
