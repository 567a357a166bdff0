// Wraps the stock part: several pages of a version share a heading ("Overview"), and `title_meta` gives each its own browser
// title, which names the docs version as well: tabs of both stay apart. Search engines read its kind and its place; the theme
// writes breadcrumbs for them only where it shows some.
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
  const docsVersion = pluginId === 'default' ? versionNamed(version) : undefined;
  return (
    <>
      <Metadata />
      <PageMetadata
        title={[title, docsVersion].filter(Boolean).join(` ${siteConfig.titleDelimiter} `)}
      />
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
              ...(docsVersion
                ? [{name: label, path: baseUrl + routeOf(docsVersion).slice(1)}]
                : []),
            ],
          })}
        </script>
      </Head>
    </>
  );
}
