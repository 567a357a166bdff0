// Replaces the stock layout: on a phone it puts the version and the contents before the title, its breadcrumbs, banners
// and tags are never shown here, and its foot only leads to the neighbours in the sidebar.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {MissingPage} from '@site/features/navigation/MissingPage';
import {PageSource} from '@site/features/page-actions/PageActions';
import {PageFoot} from '@site/features/page-foot/PageFoot';
import type {Props} from '@theme/DocItem/Layout';
import DocVersionBadge from '@theme/DocVersionBadge';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <article className="page">
      <MissingPage />
      <DocVersionBadge />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
        <PageSource value={metadata}>
          <MDXContent>{children}</MDXContent>
        </PageSource>
      </div>
      <PageFoot />
    </article>
  );
}
