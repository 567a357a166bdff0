import {useId, type ReactNode} from 'react';
import styles from './styles.lazy.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Why the text cannot be read. */
  problem?: string;
}

/** A field for what is pasted; it stays in the page. */
export function PasteField({label, value, onChange, problem}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={styles.wide}>
        {label}
        <textarea
          className={styles.paste}
          rows={Math.min(14, Math.max(6, value.slice(0, 4000).split('\n').length))}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-stays ${id}-problem`}
          onChange={({target}) => onChange(target.value)}
        />
      </label>
      <p id={`${id}-stays`} className={styles.stays}>
        What you paste stays in this page.
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </>
  );
}
