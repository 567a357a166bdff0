import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contentPlugins, markdown} from '../content';
import {importedFile, markdownImports, PageSyntaxError, parseMarkdown} from '../shared/markdown';
import {SiteError} from '../shared/site-error';
import {problemsOf} from './problems';

/** A link as a page writes it. */
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
  /** The partials that it shows. */
  partials: readonly string[];
  /** What the build would refuse, as `file:line: message`. */
  problems: readonly string[];
}

const MDX_NODES = [
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
] as const;

const toHtml = unified().use(remarkRehype, {passThrough: [...MDX_NODES]});

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

type Literals = Readonly<Record<string, string>>;

/** The attributes of a component that are plain text. */
const literalsOf = ({attributes}: MdxJsxFlowElement): Literals =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      links.push({url: node.url, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {to, href} = literalsOf(node as MdxJsxFlowElement);
      links.push(...[to, href].flatMap((url) => (url === undefined ? [] : [{url, line}])));
    }
  });
  return links;
}

/** The ids of headings are those that Docusaurus gives them. */
function anchorsOf(tree: Root, html: HtmlRoot): Set<string> {
  const anchors = new Set<string>();
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    anchors.add(slugger.slug(toString(heading)));
  });
  visit(html, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {id, html: inner = ''} = literalsOf(node as unknown as MdxJsxFlowElement);
    if (id !== undefined) anchors.add(id);
    for (const [, innerId] of inner.matchAll(/ id="([^"]+)"/g)) anchors.add(innerId!);
  });
  return anchors;
}

/** Partials in the order of their imports; what is not there, the build says. */
function partialsOf(tree: Root, file: string): string[] {
  const partials: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    partials.push(...markdownImports(value));
  });
  return partials.map((name) => importedFile(file, name)).filter((partial) => existsSync(partial));
}

function treeOf(file: string, text: string): Root {
  try {
    return parseMarkdown(text);
  } catch (error) {
    if (error instanceof PageSyntaxError) {
      throw new SiteError(`${file}:${error.line}`, `the page does not parse: ${error.message}`);
    }
    throw error;
  }
}

async function parse(file: string): Promise<Source> {
  const text = readFileSync(file, 'utf8');
  const tree = treeOf(file, text);
  const links = linksOf(tree);
  const partials = partialsOf(tree, file);
  const [html, problems] = await build(tree, file, text);
  return {file, links, anchors: anchorsOf(tree, html), partials, problems};
}

const sources = new Map<string, Promise<Source>>();

/**
 * Reads a Markdown file, once.
 *
 * @param file relative to the project's folder, which is the working directory
 * @throws SiteError for one that does not parse
 */
export function readSource(file: string): Promise<Source> {
  const source = sources.get(file) ?? parse(file);
  sources.set(file, source);
  return source;
}
