// Wraps the stock part: beside the version it names the page of the other version about the same subject.
import Link from '@docusaurus/Link';
import {useOwnCounterparts} from '@site/features/navigation/OpenPage';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import type {ReactNode} from 'react';

export default function DocVersionBadgeWrapper(props: Props): ReactNode {
  const counterparts = Object.entries(useOwnCounterparts());
  return (
    <div className="doc-version">
      <DocVersionBadge {...props} />
      {counterparts.map(([version, {path, title}]) => (
        <span key={version}>
          In {version}: <Link to={path}>{title}</Link>
        </span>
      ))}
    </div>
  );
}
