// Wrapped: all search buttons of a page share one search box, and each page says where its Markdown is.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {twinAddress} from '@site/lib/any/twin-address';
import LayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {SearchBoxProvider} from '@site/features/search/ui/SearchBoxProvider';
import type {ReactNode} from 'react';

export default function SiteLayoutProvider({children}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <LayoutProvider>
      {/* Served in place of a page, 404.html is none itself. */}
      {!/\/404(?:\.html)?$/.test(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinAddress(pathname)} />
        </Head>
      )}
      <SearchBoxProvider>{children}</SearchBoxProvider>
    </LayoutProvider>
  );
}
