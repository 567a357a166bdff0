// Replaces the stock page, which takes no h1 from the front matter and lacks the class that the
// look of Markdown hangs on; single pages are written and look like docs.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {PageSource} from '@site/features/page-actions/PageActions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './MDXPage.module.css';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, permalink, editUrl} = Content.metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title} description={description} />
        <main className={clsx('container', styles.main)}>
          <article className="page markdown">
            <header>
              <Heading as="h1">{title}</Heading>
            </header>
            <PageSource value={{permalink, editUrl}}>
              <MDXContent>
                <Content />
              </MDXContent>
            </PageSource>
          </article>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
