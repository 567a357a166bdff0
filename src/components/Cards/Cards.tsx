import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of {@link Card}s, two or three in a row. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  title: string;
  /** Route of the site, or an address outside. */
  href: string;
  /** One sentence: what the reader finds there. */
  children: ReactNode;
}

/** A card whose title is the link and whose whole area can be clicked. */
export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Link className={styles.title} to={href}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
