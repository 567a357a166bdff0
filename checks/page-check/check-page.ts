import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseFrontMatter} from '../../features/page-contract/front-matter';
import {countQueries} from '../../features/search/quality/queries';
import {parseMarkdown} from '../../lib/node/markdown';
import {isPartial} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {contentPlugins, markdown} from '../../pipeline/content/markdown';
import {listingProblems, strayQueries} from './listing';
import {markupProblems} from './markup';
import {onwardProblems} from './onward';
import {redirectProblems} from './redirects';

/**
 * Runs a check of the build.
 *
 * @returns the lines of the SiteError it throws, if it does
 */
async function problemsOf(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof SiteError) {
      return error.message.split('\n');
    }
    throw error;
  }
}

const toHtml = unified().use(remarkRehype, {
  passThrough: [
    'mdxjsEsm',
    'mdxFlowExpression',
    'mdxTextExpression',
    'mdxJsxFlowElement',
    'mdxJsxTextElement',
  ],
});

/** Runs the plugins of the build on a page, each on the result of the one before. */
async function contentProblems(tree: Root, page: VFile): Promise<string[]> {
  const problems: string[] = [];
  for (const plugin of markdown.remarkPlugins) {
    problems.push(...(await problemsOf(() => plugin()(tree, page))));
  }
  visit(tree, 'code', (node) => {
    // Docusaurus puts the words after a fence's language there.
    node.data = {hProperties: {metastring: node.meta ?? ''}};
  });
  const html = await toHtml.run(tree);
  for (const plugin of contentPlugins) {
    problems.push(...(await problemsOf(() => plugin()(html, page))));
  }
  return problems;
}

async function problemsOfPage(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8');
  const filePath = path.resolve(file);
  const frontMatter = {
    filePath,
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  const problems = await problemsOf(() => parseFrontMatter(frontMatter));
  const broken = await problemsOf(async () => {
    const tree = parseMarkdown(text, file);
    problems.push(...markupProblems(tree, text, file));
    problems.push(...onwardProblems(tree, file));
    problems.push(...(await contentProblems(tree, new VFile({path: filePath, value: text}))));
  });
  return [...problems, ...broken];
}

/**
 * Finds everything that can be found without a build: mistakes in front matter, headings, components and diagrams, and
 * pages that manifest or judged queries lack. Samples are not checked; links are (tests/pages), once the site is built.
 *
 * @param pages files relative to the project's folder, which is the working directory
 * @returns problems, as `file:line: message`
 */
export async function pageProblems(pages: readonly string[]): Promise<string[]> {
  const queries = countQueries();
  const problems = [...redirectProblems(), ...strayQueries(queries)];
  for (const page of pages) {
    problems.push(...(await problemsOfPage(page)));
    if (!isPartial(page)) problems.push(...listingProblems(page, queries));
  }
  return problems;
}
