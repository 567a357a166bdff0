import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Fragment, type ReactNode} from 'react';
import {SearchPageContent} from '../../features/search/ui/SearchPageContent';
import {DOCS_VERSIONS, routeOf, VERSIONS} from '../../site/versions';
import styles from './search.lazy.module.css';

export default function SearchPage(): ReactNode {
  // Without scripts it could do nothing, and its styles come with them.
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata
        title="Search the documentation"
        description="Find guides, API names and error codes in every docs version, the learning lab, the ecosystem pages and the blog of Lit Protocol."
      />
      <main className={styles.page} data-needs-application>
        <Heading as="h1">Search the documentation</Heading>
        <noscript>
          <p>
            Search needs JavaScript. The sidebars of the{' '}
            {DOCS_VERSIONS.map((version, index) => (
              <Fragment key={version}>
                {index > 0 && ' and the '}
                <Link to={routeOf(version)}>{VERSIONS[version].label} docs</Link>
              </Fragment>
            ))}{' '}
            list every page, and the <Link to="/">home page</Link> leads to the rest.
          </p>
        </noscript>
        {isBrowser && <SearchPageContent />}
      </main>
    </Layout>
  );
}
