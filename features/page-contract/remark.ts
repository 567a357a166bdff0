import type {Heading, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {FACT_COMPONENTS} from '../facts/rehype';
import {throwProblems, type LineProblem} from '../../lib/node/site-error';
import {isPartial, placeOf} from '../../lib/node/place';

/**
 * Components that pages may use without an import: those of features/page-layout/MDXComponents.tsx, and those that
 * features/facts/rehype.ts turns into tables and buttons.
 */
export const PAGE_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Cards',
  'Card',
  'Details',
  'Difference',
  'Head',
  ...FACT_COMPONENTS,
] as const;

function importedNames({data}: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
  );
}

/** Finds components that are neither imported nor provided. */
function componentProblems(tree: Root): LineProblem[] {
  const known = new Set<string>(PAGE_COMPONENTS);
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    importedNames(node).forEach((name) => known.add(name));
  });
  const problems: LineProblem[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (name && /^[A-Z]/.test(name) && !known.has(name.split('.')[0]!)) {
      problems.push({
        line: position?.start.line ?? 1,
        message: `<${name}> is not a component of pages; import it, or use one of ${PAGE_COMPONENTS.join(', ')}`,
      });
    }
  });
  return problems;
}

/**
 * Finds headings that repeat the page's title level, or skip a level.
 *
 * @param isPartial if the text is included in other pages, so that it may begin at any level
 */
function headingProblems(tree: Root, isPartial: boolean): LineProblem[] {
  const problems: LineProblem[] = [];
  let above = isPartial ? Infinity : 1;
  visit(tree, 'heading', ({depth, position}: Heading) => {
    const line = position?.start.line ?? 1;
    if (depth === 1) {
      problems.push({line, message: 'the title is the only heading with one #; begin with ##'});
    } else if (depth > above + 1) {
      problems.push({
        line,
        message: `the heading skips a level; write ${'#'.repeat(above + 1)} below ${'#'.repeat(above)}`,
      });
    }
    above = depth;
  });
  return problems;
}

/** The kinds of admonitions, each with a colour in features/design/content.css and an icon. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Finds admonitions that Docusaurus would leave out or show as text, with no more than a warning. */
function admonitionProblems(tree: Root): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
      const message = `:::${node.name} is not an admonition; use one of ${ADMONITIONS.join(', ')}`;
      problems.push({line, message});
    } else if (node.type === 'text' && node.value.startsWith(':::')) {
      const message = `"${node.value.split('\n')[0]}" stays text; begin with :::note[Title] and end with :::, each on a line of its own`;
      problems.push({line, message});
    }
  });
  return problems;
}

/**
 * Checks the components, headings and admonitions of a page.
 *
 * @throws SiteError with a line for each problem, which names the page and the line
 */
export default function checkStructure() {
  return (tree: Root, file: VFile): void =>
    throwProblems(file.path, [
      ...componentProblems(tree),
      ...headingProblems(tree, isPartial(placeOf(file.path))),
      ...admonitionProblems(tree),
    ]);
}
