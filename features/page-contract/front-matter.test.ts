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
    ...['concept', 'guide', 'recipe', 'reference', 'tutorial', 'collection'].map(
      (kind): [string, string, object] => [`that of a ${kind}`, PAGE_FILE, {...PAGE, kind}],
    ),
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
    ['that of a page in a folder that is called nearly so', 'blogging/page.mdx', PAGE],
    ['anything in a partial', 'docs/_shared.mdx', {}],
  ])('may be %s', async (_what, file, frontMatter) => {
    expect(await parse(file, frontMatter as Record<string, unknown>)).toEqual({
      frontMatter,
      content: 'text',
    });
  });

  const LENGTH = 'description: must have 70 to 160 characters';
  it.each([
    ['no title', {title: undefined}, 'title: is missing'],
    ['an empty title', {title: ''}, 'title: '],
    ['no description', {description: undefined}, 'description: is missing'],
    ['a short description', {description: 'd'.repeat(69)}, LENGTH],
    ['a long description', {description: 'd'.repeat(161)}, LENGTH],
    ['no kind', {kind: undefined}, 'kind: '],
    ['an unknown kind', {kind: 'page'}, 'kind: '],
    ['the kind of a post', {kind: 'post'}, 'kind: '],
    ['no sources', {sources: undefined}, 'sources: is missing'],
    ['an empty source', {sources: ['']}, 'sources.0: '],
    ['a number for a title_meta', {title_meta: 1}, 'title_meta: '],
    ['a title that says nothing of what', {title: 'Getting Started'}, 'title_meta: must say what'],
    ['a number for a sidebar_label', {sidebar_label: 1}, 'sidebar_label: '],
    ['a number for a slug', {slug: 1}, 'slug: '],
    ['keywords in one text', {keywords: 'upload, blob'}, 'keywords: '],
    ['a misspelt field', {sidebarlabel: 'x'}, '"sidebarlabel"'],
    ['a field of posts', {tags: ['hello']}, '"tags"'],
  ])('of a page is refused with %s', async (_what, change, problem) => {
    const refused = expect(parse(PAGE_FILE, {...PAGE, ...change})).rejects;
    await refused.toThrow(/^docs\/page\.mdx:1: front matter: [^\n]+$/);
    await refused.toThrow(problem);
  });

  it.each([
    ['no date', {date: undefined}, 'date: must be a day'],
    ['a day that is none', {date: 'soon'}, 'date: must be a day'],
    ['no tags', {tags: undefined}, 'tags: is missing'],
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
