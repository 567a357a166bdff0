// Wrapped: all search buttons of a page share one search box.
import LayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {SearchBoxProvider} from '@site/src/components/Search/SearchBoxProvider';
import type {ReactNode} from 'react';

export default function SiteLayoutProvider({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <SearchBoxProvider>{children}</SearchBoxProvider>
    </LayoutProvider>
  );
}
