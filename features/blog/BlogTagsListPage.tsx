// Wraps the stock page, which has no description.
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ComponentProps, ReactNode} from 'react';

export default function BlogTagsListPageWrapper(
  props: ComponentProps<typeof BlogTagsListPage>,
): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="All topics of the blog, each with its posts." />
    </>
  );
}
