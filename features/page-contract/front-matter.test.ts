import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './front-matter';

const PAGE = {
  title: 'Encryption',
  description: 'd'.repeat(70),
  kind: 'guide',
  sources: ['@lit-protocol/encryption 3.0.24'],
};

const POST = {
  ...PAGE,
  description: 'd'.repeat(160),
  kind: 'post',
  date: '2021-08-26',
  tags: ['hello'],
};

const PAGE_FILE = 'docs/page.mdx';
const POST_FILE = 'blog/2021-08-26-welcome/index.mdx';

function parse(file: string, frontMatter: Record<string, unknown>, fileContent = '') {
  return parseFrontMatter({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'text'}),
  });
}

describe('front matter', () => {
  it.each<[string, string, object]>([
    [
      'everything that Docusaurus knows and the site uses',
      PAGE_FILE,
      {
        ...PAGE,
        title_meta: 'Encryption in v3',
        sidebar_label: 'Encrypt',
        keywords: ['upload', 'blob'],
        slug: '/encryption',
      },
    ],
    ['that of a post', POST_FILE, POST],
    ['that of a page in a folder called blog', 'docs/blog/page.mdx', PAGE],
    ['anything in a partial', 'docs/_shared.mdx', {}],
  ])('may be %s', async (_what, file, frontMatter) => {
    expect(await parse(file, frontMatter as Record<string, unknown>)).toEqual({
      frontMatter,
      content: 'text',
    });
  });

  const LENGTH = 'description: must have 70 to 160 characters';
  it.each([
    ['an empty title', {title: ''}, 'title: '],
    ['a short description', {description: 'd'.repeat(69)}, LENGTH],
    ['a long description', {description: 'd'.repeat(161)}, LENGTH],
    ['the kind of a post', {kind: 'post'}, 'kind: '],
    ['no sources', {sources: undefined}, 'sources: is missing'],
    ['a title that says nothing of what', {title: 'Getting Started'}, 'title_meta: must say what'],
    ['keywords in one text', {keywords: 'upload, blob'}, 'keywords: '],
    ['a misspelt field', {sidebarlabel: 'x'}, '"sidebarlabel"'],
  ])('of a page is refused with %s', async (_what, change, problem) => {
    const refused = expect(parse(PAGE_FILE, {...PAGE, ...change})).rejects;
    await refused.toThrow(/^docs\/page\.mdx:1: front matter: [^\n]+$/);
    await refused.toThrow(problem);
  });

  it.each([
    ['a day that is none', {date: 'soon'}, 'date: must be a day'],
    ['an empty list of tags', {tags: []}, 'tags: '],
    ['the kind of a page', {kind: 'guide'}, 'kind: '],
    ['a field of pages', {sidebar_label: 'x'}, '"sidebar_label"'],
  ])('of a post is refused with %s', async (_what, change, problem) => {
    await expect(parse(POST_FILE, {...POST, ...change})).rejects.toThrow(problem);
  });
});

it('an error names the line of the first wrong field, and all of them', async () => {
  await expect(
    parse(
      PAGE_FILE,
      {...PAGE, title: '', kind: 'x'},
      '---\ndescription: A\ntitle:\nkind: x\n---\n',
    ),
  ).rejects.toThrow(/^docs\/page\.mdx:3: front matter: title: [^\n]+; kind: [^\n]+$/);
});

it('an error names the line on which YAML is broken', async () => {
  const text = '---\ntitle: A\ndescription: a: b\n---\n';
  await expect(
    parseFrontMatter({
      filePath: path.resolve(PAGE_FILE),
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }),
  ).rejects.toThrow(/^docs\/page\.mdx:3: front matter: bad indentation/);
});

it('the title is that of the manifest', async () => {
  await expect(parse('docs/intro/overview.mdx', PAGE)).rejects.toThrow(
    'docs/intro/overview.mdx:1: title: must be "Overview", as in site/routes.json',
  );
});
