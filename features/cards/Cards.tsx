import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface CardsProps {
  /** For a page that is a container: four in a row where there is room. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A grid of {@link Card}s, two or three in a row, so that none is left over in the last one. Its styles come
 * with the Markdown pages that have it (rehype.ts).
 */
export function Cards({isWide, children}: CardsProps): ReactNode {
  return <div className={clsx('cards', isWide && 'cards-four')}>{children}</div>;
}

interface CardProps {
  title: string;
  /** Route of the site, or an address outside. */
  href: string;
  /** One sentence: what the reader finds there. */
  children: ReactNode;
  /** Path of a line icon in a box of 24 by 24. */
  icon?: string;
}

/** A card whose title is the link and whose whole area can be clicked. */
export function Card({title, href, children, icon}: CardProps): ReactNode {
  return (
    <div className="card">
      {icon && (
        <svg className="card-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      <Link className="card-title" to={href}>
        {title}
      </Link>
      <div className="card-text">{children}</div>
    </div>
  );
}
