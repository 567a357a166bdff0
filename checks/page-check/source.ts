import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contentPlugins, markdown} from '../../pipeline/content/markdown';
import {markdownImports, parseMarkdown} from '../../lib/node/markdown';
import {importedFile} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {markupProblems} from './markup';

export interface Link {
  url: string;
  line: number;
}

/** What a Markdown file says about itself, without a build. */
export interface Source {
  /** Relative to the project's folder, with forward slashes. */
  file: string;
  links: readonly Link[];
  /** What an address can name behind `#`: headings, and what components make. */
  anchors: ReadonlySet<string>;
  partials: readonly string[];
  /** What the build would refuse, as `file:line: message`. */
  problems: readonly string[];
}

/**
 * Runs a check of the build.
 *
 * @returns the lines of the SiteError it throws; none if all is well
 */
export async function problemsOf(check: () => unknown): Promise<string[]> {
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

/** Has the plugins of the build look at a page, each on what the one before has made. */
async function build(tree: Root, file: string, text: string): Promise<[HtmlRoot, string[]]> {
  const page = new VFile({path: path.resolve(file), value: text});
  const problems: string[] = [];
  for (const plugin of markdown.remarkPlugins) {
    problems.push(...(await problemsOf(() => plugin()(tree, page))));
  }
  visit(tree, 'code', (node) => {
    // Where Docusaurus puts the words behind a fence's language.
    node.data = {hProperties: {metastring: node.meta ?? ''}};
  });
  const html = await toHtml.run(tree);
  for (const plugin of contentPlugins) {
    problems.push(...(await problemsOf(() => plugin()(html, page))));
  }
  return [html, problems];
}

const literalsOf = ({attributes}: MdxJsxFlowElementHast): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

async function parse(file: string): Promise<Source> {
  const text = readFileSync(file, 'utf8');
  const tree = parseMarkdown(text, file);
  const ofMarkup = markupProblems(tree, text, file);
  const [html, ofBuild] = await build(tree, file, text);
  const links: Link[] = [];
  const anchors = new Set<string>();
  const partials: string[] = [];
  const slugger = createSlugger();
  visit(html, (node) => {
    const line = node.position?.start.line ?? 1;
    const addLinks = (...urls: unknown[]): void =>
      urls.forEach((url) => typeof url === 'string' && links.push({url, line}));
    if (node.type === 'element') {
      addLinks(node.properties.href, node.properties.src);
      if (/^h[1-6]$/.test(node.tagName)) {
        // The ids of headings are those that Docusaurus gives them.
        anchors.add(slugger.slug(toString(node)));
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {to, href, src, id, html: inner = ''} = literalsOf(node as MdxJsxFlowElementHast);
      addLinks(to, href, src);
      if (id !== undefined) anchors.add(id);
      for (const [, innerId] of inner.matchAll(/ id="([^"]+)"/g)) anchors.add(innerId!);
    } else if (node.type === 'mdxjsEsm') {
      partials.push(...markdownImports(node.value).map((name) => importedFile(file, name)));
    }
  });
  return {
    ...{file, links, anchors},
    // What is not there is a problem of the markup.
    partials: partials.filter((each) => existsSync(each)),
    problems: [...ofMarkup, ...ofBuild],
  };
}

const sources = new Map<string, Promise<Source>>();

/**
 * Reads a Markdown file, once.
 *
 * @param file relative to the project's folder, which is the working directory
 * @throws PageSyntaxError
 */
export function readSource(file: string): Promise<Source> {
  const source = sources.get(file) ?? parse(file);
  sources.set(file, source);
  return source;
}
