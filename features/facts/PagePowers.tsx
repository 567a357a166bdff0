import Link from '@docusaurus/Link';
import type {PageBlocks} from '@site/features/sample-types/page-data';
import {Fragment, type ReactNode} from 'react';

/** A line before the last links of a page: what its samples make or use, with links to the table of powers. */
export function PagePowers({samples}: {samples?: PageBlocks}): ReactNode {
  const powers = samples?.files?.powers ?? [];
  return (
    powers.length > 0 && (
      <p className="power">
        {'Who can use what this page makes, and for how long: '}
        {powers.map(({thing, path}, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <Link to={path}>{thing}</Link>
          </Fragment>
        ))}
      </p>
    )
  );
}
