import type {UserThemeConfig} from '@docusaurus/theme-common';
import {identity} from './identity';

type Navigation = Pick<UserThemeConfig, 'navbar' | 'footer' | 'announcementBar'>;

const logo = {alt: '', src: 'img/logo.svg', width: 24, height: 24};

/** The parts of the shell that lead readers around: navbar, footer, announcement. */
export const navigation: Navigation = {
  announcementBar: {
    id: 'sdk-v3-beta',
    content: 'The v3 SDK is in beta. Read the <a href="/v3/">v3.x.x docs</a>',
    backgroundColor: '#ff844e',
    textColor: '#1b1726',
    isCloseable: false,
  },
  navbar: {
    title: identity.title,
    logo,
    hideOnScroll: true,
    items: [
      {type: 'doc', docId: 'intro/overview', label: 'Docs', position: 'left'},
      {
        type: 'docSidebar',
        docsPluginId: 'learningLab',
        sidebarId: 'docs',
        label: 'Learning Lab',
        position: 'left',
      },
      {
        type: 'docSidebar',
        docsPluginId: 'Ecosystem',
        sidebarId: 'docs',
        label: 'Ecosystem',
        position: 'left',
      },
      {type: 'search', position: 'right'},
      {type: 'docsVersionDropdown', position: 'right'},
      {
        href: identity.sdkRepository,
        label: 'GitHub',
        'aria-label': 'Lit JS SDK GitHub repository',
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
