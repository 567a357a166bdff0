import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** What a tool says, name by name. */
export function Results({items}: {items: readonly (readonly [string, ReactNode])[]}): ReactNode {
  return (
    <dl className={styles.results}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
