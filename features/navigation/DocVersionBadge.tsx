// Wraps the stock part: beside the version it names the page of the other version about the same subject.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {AddedFrontMatter} from '@site/features/page-contract/front-matter';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import type {ReactNode} from 'react';

export default function DocVersionBadgeWrapper(props: Props): ReactNode {
  const {counterparts = {}} = useDoc().frontMatter as AddedFrontMatter;
  return (
    <div className="doc-version">
      <DocVersionBadge {...props} />
      {Object.entries(counterparts).map(([version, {path, title}]) => (
        <span key={version}>
          In {version}: <Link to={path}>{title}</Link>
        </span>
      ))}
    </div>
  );
}
