import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {pageKinds} from './page-kinds';

const doc = (permalink: string, frontMatter = {}, unlisted = false) => ({
  permalink,
  frontMatter,
  unlisted,
});

it('knows each page with content of its own, and what it is', () => {
  const all = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            docs: [doc('/v3/a', {kind: 'guide'}), doc('/v3/hidden', {kind: 'guide'}, true)],
            sidebars: {},
          },
          {docs: [doc('/v2/a', {kind: 'reference'})], sidebars: {}},
        ],
      },
      Ecosystem: {loadedVersions: [{docs: [doc('/Ecosystem/a')], sidebars: {}}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [{metadata: doc('/blog/a', {kind: 'post'})}],
        blogListPaginated: [{permalink: '/blog'}],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', permalink: '/'},
        {type: 'mdx', ...doc('/support', {kind: 'guide'})},
      ],
    },
  } as unknown as AllContent;
  expect(Object.fromEntries(pageKinds(all))).toEqual({
    '/v3/a': 'guide',
    '/v2/a': 'reference',
    '/Ecosystem/a': 'page',
    '/blog/a': 'post',
    '/': 'page',
    '/support': 'guide',
  });
});

it('needs no content at all', () => {
  expect(pageKinds({}).size).toBe(0);
});
