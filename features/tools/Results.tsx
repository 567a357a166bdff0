import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** A name, what a tool says of it, and what that is for. */
export type Result = readonly [name: string, value: ReactNode, meaning?: string];

/** What a tool says, name by name. */
export function Results({items}: {items: readonly Result[]}): ReactNode {
  return (
    <dl className={styles.results}>
      {items.map(([name, value, meaning], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            {value}
            {meaning && <p>{meaning}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
