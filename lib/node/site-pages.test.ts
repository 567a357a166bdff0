import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {listedPages} from './site-pages';

const doc = (permalink: string, unlisted = false) => ({permalink, unlisted});

it('lists each page with content of its own', () => {
  const all = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            docs: [doc('/v3/a'), doc('/v3/hidden', true)],
            sidebars: {},
          },
          {docs: [doc('/v2/a')], sidebars: {}},
        ],
      },
      Ecosystem: {loadedVersions: [{docs: [doc('/Ecosystem/a')], sidebars: {}}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [{metadata: doc('/blog/a')}],
        blogListPaginated: [{permalink: '/blog'}],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', permalink: '/'},
        {type: 'mdx', ...doc('/support')},
      ],
    },
  } as unknown as AllContent;
  expect([...listedPages(all).keys()]).toEqual([
    '/v3/a',
    '/v2/a',
    '/Ecosystem/a',
    '/blog/a',
    '/',
    '/support',
  ]);
});
