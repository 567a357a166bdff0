import type {ReactNode} from 'react';
import type {Finding} from 'proof-tools/proofs';
import {DangerIcon, TipIcon, WarningIcon} from '../admonitions/icons';
import styles from './styles.lazy.module.css';

/** More of them help nobody. */
const MOST = 12;

/** Lists errors and hints. */
export function Findings({
  findings,
  nothing,
}: {
  findings: readonly Finding[];
  /** The text for an empty list. */
  nothing: string;
}): ReactNode {
  if (findings.length === 0) {
    return (
      <p className={styles.right}>
        <TipIcon aria-hidden="true" />
        {nothing}
      </p>
    );
  }
  const rest = findings.length - MOST;
  return (
    <ul className={styles.findings}>
      {findings.slice(0, MOST).map(({place, text, isError, code}, index) => (
        <li key={index} className={isError ? styles.wrong : styles.hint}>
          {isError ? <DangerIcon aria-hidden="true" /> : <WarningIcon aria-hidden="true" />}
          <b>{`${isError ? 'Error' : 'Note'}${place && `, ${place}`}:`}</b> <span>{text}</span>{' '}
          {code && (
            <span>
              It ends in <code>{code}</code>.
            </span>
          )}
        </li>
      ))}
      {rest > 0 && <li>{`And ${rest} more.`}</li>}
    </ul>
  );
}
