// Replaces the stock page: its headings skip a level, and its title stands outside of main.
import Link from '@docusaurus/Link';
import {groupBy, PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@site/lib/browser/theme-internals';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './BlogArchivePage.lazy.module.css';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const byYear = groupBy(archive.blogPosts, ({metadata}) => metadata.date.slice(0, 4));
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <Layout>
      <PageMetadata title="Archive" description="Every post of the blog, by year, newest first." />
      <main className={clsx(styles.page, 'markdown')}>
        <Heading as="h1">Archive</Heading>
        {/* Objects have numbers in ascending order. */}
        {Object.entries(byYear)
          .reverse()
          .map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts!.map(({metadata: {permalink, date, title}}) => (
                  <li key={permalink}>
                    <Link to={permalink}>{title}</Link>{' '}
                    <span className={styles.date}>{format.format(new Date(date))}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </main>
    </Layout>
  );
}
