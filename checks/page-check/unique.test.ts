import {expect, it} from 'vitest';
import {duplicateTexts, type PageText} from './unique';

const page = (file: string, scope: string, title: string, description = file): PageText => ({
  file,
  scope,
  title,
  description,
});

it('accepts one title in two versions', () => {
  expect(
    duplicateTexts([page('a.mdx', 'v2', 'Overview'), page('b.mdx', 'v3', 'Overview')]),
  ).toEqual([]);
});

it('reports every title that stands twice within a version', () => {
  const pages = ['a.mdx', 'b.mdx', 'c.mdx'].map((file) => page(file, 'v3', 'Overview'));
  expect(duplicateTexts(pages)).toEqual([
    'b.mdx:1: front matter: the title "Overview" is taken; write another title_meta than in a.mdx',
    'c.mdx:1: front matter: the title "Overview" is taken; write another title_meta than in a.mdx',
  ]);
});

it('reports a description that stands twice, wherever that is', () => {
  expect(
    duplicateTexts([page('a.mdx', 'v2', 'One', 'same'), page('b.mdx', 'blog', 'Two', 'same')]),
  ).toEqual(['b.mdx:1: front matter: write another description than in a.mdx']);
});

it('reports a slug that two posts have', () => {
  const posts = ['a.mdx', 'b.mdx'].map((file) => ({...page(file, 'blog', file), slug: 'news'}));
  expect(duplicateTexts(posts)).toEqual([
    'b.mdx:1: front matter: write another slug than in a.mdx',
  ]);
});
