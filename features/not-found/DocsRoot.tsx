// Wraps the stock part: the SDK docs are mounted at "/", so it also gets every address that no
// route has, and would show an empty page for it.
import {useLocation} from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import NotFound from '@theme/NotFound';
import type {Props} from '@theme/DocsRoot';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';

export default function DocsRootWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isPage = matchRoutes(props.route.routes ?? [], pathname).some(({route}) => route.exact);
  return isPage ? <DocsRoot {...props} /> : <NotFound />;
}
