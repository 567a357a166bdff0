import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contentPlugins, markdown} from '../../pipeline/content/markdown';
import {markdownImports, parseMarkdown} from '../../lib/node/markdown';
import {importedFile} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {markupProblems} from './markup';

/** A Markdown file, as the build would read it. */
interface Source {
  /** The partials that it shows. */
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
async function problemsOfBuild(tree: Root, file: string, text: string): Promise<string[]> {
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
  return problems;
}

async function parse(file: string): Promise<Source> {
  const text = readFileSync(file, 'utf8');
  const tree = parseMarkdown(text, file);
  const partials = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? markdownImports(node.value) : [],
  );
  return {
    // An import of what is not there is a problem of the markup.
    partials: partials.map((name) => importedFile(file, name)).filter((each) => existsSync(each)),
    problems: [...markupProblems(tree, text, file), ...(await problemsOfBuild(tree, file, text))],
  };
}

const sources = new Map<string, Promise<Source>>();

/**
 * Runs the checks of the build on a page and its partials, each of which is read once.
 *
 * @param file relative to the project's folder, which is the working directory
 * @returns what is wrong, as `file:line: message`
 * @throws PageSyntaxError
 */
export async function sourceProblems(file: string): Promise<string[]> {
  const source = sources.get(file) ?? parse(file);
  sources.set(file, source);
  const {partials, problems} = await source;
  return [...problems, ...(await Promise.all(partials.map(sourceProblems))).flat()];
}
