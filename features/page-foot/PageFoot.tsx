import Link from '@docusaurus/Link';
import {useActiveVersion, useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@site/lib/browser/theme-internals';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import counts from '@site/features/sample-types/counts.shared';
import {versionNamed} from '@site/site/versions';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {Useful} from './Useful';

/** Where the page's facts were taken from, folded: few readers ask. */
function Sources({sources}: {sources: readonly string[]}): ReactNode {
  return (
    <details className={styles.sources}>
      <summary>Sources</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The end of a page: whether it was useful, where to edit it, how old it is, its sources. The one page that
 * is recommended stands above, as the first link of the page's own section "Next".
 */
export function PageFoot(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {editUrl, lastUpdatedAt, title, permalink} = metadata;
  const {sources = []} = frontMatter as {sources?: readonly string[]};
  const {siteConfig} = useDocusaurusContext();
  const active = useActiveVersion(undefined);
  const version = active && versionNamed(active.name);
  const release = version && counts?.releases[version];
  const date = useDateTimeFormat({dateStyle: 'medium', timeZone: 'UTC'});
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <div className={styles.foot}>
        <Useful
          key={permalink}
          title={title}
          url={siteConfig.url + permalink}
          endpoint={(siteConfig.customFields as {feedbackUrl?: string}).feedbackUrl}
        />
        <ul>
          {editUrl && (
            <li>
              <Link to={editUrl}>Edit this page</Link>
            </li>
          )}
          {release && <li>For SDK {release}</li>}
          {lastUpdatedAt && (
            <li>
              {'Changed '}
              <time dateTime={new Date(lastUpdatedAt).toISOString()}>
                {date.format(lastUpdatedAt)}
              </time>
            </li>
          )}
        </ul>
      </div>
      {sources.length > 0 && <Sources sources={sources} />}
    </footer>
  );
}
