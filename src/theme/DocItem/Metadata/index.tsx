// Wraps the stock part: several pages of a version share a heading ("Overview"), and
// `title_meta` gives each its own browser title.
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <Metadata />
      {title && <PageMetadata title={title} />}
    </>
  );
}
