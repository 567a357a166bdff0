import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, MarkdownConfig, Plugin} from '@docusaurus/types';
import {placeOf} from '../shared/place';
import {SiteError} from '../shared/site-error';
import {frontMatterProblem} from './front-matter';
import {duplicateTexts, type PageText} from './unique';

/** Parses a page's front matter and ends the build if it breaks the schema. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const isPartial = path.basename(params.filePath).startsWith('_');
  const problem = isPartial
    ? undefined
    : frontMatterProblem(result.frontMatter, placeOf(params.filePath).startsWith('blog/'));
  if (problem) {
    throw new SiteError(placeOf(params.filePath), problem);
  }
  return result;
};

function textOf(
  scope: string,
  source: string,
  title: string,
  description: string,
  frontMatter: Record<string, unknown>,
): PageText {
  return {
    file: source.replace(/^@site\//, ''),
    scope,
    title: typeof frontMatter.title_meta === 'string' ? frontMatter.title_meta : title,
    description,
  };
}

function textsOf(content: AllContent): PageText[] {
  const docs = Object.entries(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([id, instance]) =>
      (instance as DocsContent).loadedVersions.flatMap(({versionName, docs: pages}) =>
        pages.map((page) =>
          textOf(
            `${id}/${versionName}`,
            page.source,
            page.title,
            page.description,
            page.frontMatter,
          ),
        ),
      ),
  );
  const posts = Object.values(content['docusaurus-plugin-content-blog'] ?? {}).flatMap((instance) =>
    (instance as BlogContent).blogPosts.map(({metadata}) =>
      textOf('blog', metadata.source, metadata.title, metadata.description, metadata.frontMatter),
    ),
  );
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {}).flatMap(
    (instance) =>
      (instance as PagesContent).flatMap((page) =>
        page.type === 'mdx'
          ? [
              textOf(
                'pages',
                page.source,
                page.title ?? '',
                page.description ?? '',
                page.frontMatter,
              ),
            ]
          : [],
      ),
  );
  return [...docs, ...posts, ...pages];
}

/** Ends the build when two pages share a title or a description. */
export default function pageContractPlugin(): Plugin {
  return {
    name: 'page-contract',
    allContentLoaded({allContent}) {
      const problems = duplicateTexts(textsOf(allContent));
      if (problems.length > 0) {
        throw new SiteError('front matter', `\n${problems.join('\n')}`);
      }
      return Promise.resolve();
    },
  };
}
