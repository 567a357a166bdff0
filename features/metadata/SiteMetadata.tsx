// Replaces the theme's component: each page has its own picture, and no languages are announced (`hreflang`), as there is one.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@site/lib/browser/theme-internals';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pictureOf} from '@site/features/link-pictures/picture-address.shared';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const address = siteConfig.url + pathname;
  return (
    <>
      <Head>
        <meta property="og:url" content={address} />
        <link rel="canonical" href={address} />
        {metadata.map((entry) => (
          <meta key={entry.property ?? entry.name} {...entry} />
        ))}
      </Head>
      <PageMetadata image={pictureOf(pathname.slice(siteConfig.baseUrl.length - 1))} />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
    </>
  );
}
