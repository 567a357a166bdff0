import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {AllContent, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import pageContractPlugin, {parseFrontMatter} from './index';

const PAGE = {
  title: 'Encryption',
  description: 'd'.repeat(100),
  kind: 'guide',
  sources: ['@lit-protocol/encryption 3.0.24'],
};

const POST = {...PAGE, kind: 'post', date: '2021-08-26', tags: ['hello']};

function parse(file: string, frontMatter: Record<string, unknown>, fileContent = '') {
  return parseFrontMatter({
    filePath: path.join(process.cwd(), file),
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'text'}),
  });
}

describe('parseFrontMatter', () => {
  it('hands on what it accepts', async () => {
    expect(await parse('docs/page.mdx', PAGE)).toEqual({frontMatter: PAGE, content: 'text'});
  });

  it('holds posts to the schema of posts, and pages to that of pages', async () => {
    await expect(parse('blog/2021-08-26-welcome/index.mdx', POST)).resolves.toBeDefined();
    await expect(parse('docs/page.mdx', POST)).rejects.toThrow('docs/page.mdx:1: front matter: ');
    await expect(parse('docs/blog/page.mdx', PAGE)).resolves.toBeDefined();
    await expect(parse('blogging/page.mdx', PAGE)).resolves.toBeDefined();
  });

  it('expects nothing of partials', async () => {
    await expect(parse('docs/_shared.mdx', {})).resolves.toBeDefined();
  });

  it('names the page, the line and the field', async () => {
    await expect(
      parse('docs/page.mdx', {...PAGE, kind: 'x'}, '---\ntitle: A\nkind: x\n---\n'),
    ).rejects.toThrow(/^docs\/page\.mdx:3: front matter: kind: /);
  });

  it('names the line on which YAML is broken', async () => {
    const text = '---\ntitle: A\ndescription: a: b\n---\n';
    await expect(
      parseFrontMatter({
        filePath: path.resolve('docs/page.mdx'),
        fileContent: text,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }),
    ).rejects.toThrow(/^docs\/page\.mdx:3: front matter: bad indentation/);
  });

  it('holds a page to its title in the manifest', async () => {
    await expect(parse('docs/intro/overview.mdx', PAGE)).rejects.toThrow(
      'docs/intro/overview.mdx:1: title: must be "Overview", as in site/routes.json',
    );
  });
});

interface TestPage {
  source: string;
  title: string;
  description: string;
  frontMatter?: Record<string, unknown>;
}

function contentOf({
  v2 = [],
  v3 = [],
  posts = [],
  pages = [],
}: Partial<Record<'v2' | 'v3' | 'posts' | 'pages', TestPage[]>>): AllContent {
  const filled = (all: TestPage[]) =>
    all.map((each) => ({
      ...each,
      source: `@site/${each.source}`,
      frontMatter: each.frontMatter ?? {},
    }));
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {versionName: 'current', docs: filled(v3), sidebars: {}},
          {versionName: '2.0', docs: filled(v2), sidebars: {}},
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: filled(posts).map((metadata) => ({metadata}))},
    },
    'docusaurus-plugin-content-pages': {
      default: [{type: 'jsx', source: '@site/src/pages/index.tsx'}].concat(
        filled(pages).map((page) => ({...page, type: 'mdx'})),
      ),
    },
  };
}

const page = (source: string, title: string, description = source): TestPage => ({
  source,
  title,
  description,
});

describe('the check of all pages', () => {
  const plugin: Plugin = pageContractPlugin();
  type Args = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];
  const check = (content: AllContent) => plugin.allContentLoaded!({allContent: content} as Args);

  it('accepts a site without repetition, and one without a blog', async () => {
    await check(contentOf({v3: [page('docs/a.mdx', 'A')], v2: [page('v2/a.mdx', 'A')]}));
    await check({});
  });

  it.each([
    ['docs', {v3: [page('docs/a.mdx', 'A'), page('docs/b.mdx', 'A')]}],
    ['posts', {posts: [page('docs/a.mdx', 'A'), page('docs/b.mdx', 'A')]}],
    ['pages', {pages: [page('docs/a.mdx', 'A'), page('docs/b.mdx', 'A')]}],
  ])('finds a title that two %s share', (_kind, content) => {
    expect(() => check(contentOf(content))).toThrow(
      'docs/b.mdx:1: front matter: the title "A" is taken; write another title_meta than in docs/a.mdx',
    );
  });

  it('finds a description that a post shares with a page', () => {
    const content = contentOf({
      v2: [page('v2/a.mdx', 'A', 'same')],
      posts: [page('blog/b.mdx', 'B', 'same')],
    });
    expect(() => check(content)).toThrow(
      'blog/b.mdx:1: front matter: write another description than in v2/a.mdx',
    );
  });

  it('looks at the title of the browser tab', async () => {
    const renamed = {...page('docs/b.mdx', 'A'), frontMatter: {title_meta: 'A of b'}};
    await check(contentOf({v3: [page('docs/a.mdx', 'A'), renamed]}));
  });
});
