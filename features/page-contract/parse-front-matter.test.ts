import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './parse-front-matter';

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
