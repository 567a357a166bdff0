// Replaces the stock part: that one puts colours into a style attribute, which a strict
// Content-Security-Policy forbids, and its text can hold no link of the router.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@site/lib/browser/theme-internals';
import {NEWEST, routeOf, VERSIONS} from '@site/site/versions';
import type {ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive} = useAnnouncementBar();
  return isActive ? (
    <div className="theme-announcement-bar" role="banner">
      {announcementBar?.content} <Link to={routeOf(NEWEST)}>{VERSIONS[NEWEST].label} docs</Link>
    </div>
  ) : null;
}
