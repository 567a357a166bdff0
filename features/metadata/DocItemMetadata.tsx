// Wraps the stock part: several pages of a version share a heading ("Overview"), and `title_meta` gives each its own browser
// title. Search engines read its kind and its place; the theme writes breadcrumbs for them only where it shows some.
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {routeOf, versionNamed} from '@site/site/versions';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {structuredData} from './structured-data.shared';

export default function DocItemMetadata(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {pluginId, version, label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {title_meta: title = metadata.title} = frontMatter as {title_meta?: string};
  return (
    <>
      <Metadata />
      {title !== metadata.title && <PageMetadata title={title} />}
      <Head>
        <meta property="og:type" content="article" />
        <script type="application/ld+json">
          {structuredData(siteConfig.url, {
            title,
            description: metadata.description,
            path: metadata.permalink,
            changed: metadata.lastUpdatedAt,
            above: [
              {name: siteConfig.title, path: baseUrl},
              ...(pluginId === 'default'
                ? [{name: label, path: baseUrl + routeOf(versionNamed(version)).slice(1)}]
                : []),
            ],
          })}
        </script>
      </Head>
    </>
  );
}
