// Replaces the stock part, whose styles draw a paper label with a hole and come with every page of the site.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';

export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description}>
      {label}
      {count && <span>{count}</span>}
    </Link>
  );
}
