import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** A named result of a tool, with its meaning. */
export type ResultRow = readonly [name: string, value: ReactNode, meaning?: string];

/** Shows the results of a tool by name. */
export function Results({items}: {items: readonly ResultRow[]}): ReactNode {
  return (
    <dl className={styles.results}>
      {items.map(([name, value, meaning], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            {meaning && <p>{meaning}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
