import type {UserThemeConfig} from '@docusaurus/theme-common';
import {identity} from './identity';
import {NEWEST, VERSIONS} from './versions';

type Navigation = Pick<UserThemeConfig, 'navbar' | 'footer' | 'announcementBar'>;

const logo = {
  alt: '',
  src: 'img/logo.svg',
  width: 24,
  height: 24,
};

/** The parts of the shell that lead readers around: navbar, footer, announcement. */
export const navigation: Navigation = {
  announcementBar:
    VERSIONS[NEWEST].stage === 'beta'
      ? {
          id: `sdk-${NEWEST}-beta`,
          // Shown by features/navigation/AnnouncementBar.tsx, whose link is one of the router.
          content: `The ${NEWEST} SDK is in beta. Read the`,
          isCloseable: false,
        }
      : undefined,
  navbar: {
    title: identity.title,
    logo,
    hideOnScroll: true,
    items: [
      {type: 'doc', docId: 'intro/overview', label: 'Docs', position: 'left'},
      {
        type: 'docSidebar',
        docsPluginId: 'learningLab',
        sidebarId: 'defaultSidebar',
        label: 'Learning Lab',
        position: 'left',
      },
      {
        type: 'docSidebar',
        docsPluginId: 'Ecosystem',
        sidebarId: 'defaultSidebar',
        label: 'Ecosystem',
        position: 'left',
      },
      {type: 'search', position: 'right'},
      {type: 'docsVersionDropdown', position: 'right'},
      {
        href: identity.sdkRepository,
        label: 'GitHub',
        'aria-label': 'Lit JS SDK GitHub repository (opens in new tab)',
        position: 'right',
      },
    ],
  },
  footer: {
    logo: {...logo, width: 28, height: 28},
    links: [
      {
        title: 'Community',
        items: [
          {label: 'Discord', href: identity.chat},
          {label: 'Twitter', href: identity.social},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Blog', href: identity.newsBlog},
          {label: 'GitHub', href: identity.sdkRepository},
          {label: 'API', href: identity.apiReference},
        ],
      },
      {title: 'Contact', items: [{label: 'Support', to: '/support'}]},
    ],
    copyright: 'Copyright © Lit Protocol',
  },
};
