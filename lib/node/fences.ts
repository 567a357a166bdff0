import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Lines by which a sample speaks to the checker and to the page, after Twoslash
 * (https://twoslash.netlify.app/refs/notations).
 */
export const NOTATIONS = {
  /** Hides the lines above. */
  cutBefore: /^\s*\/\/ ---cut(?:-before)?---\s*$/,
  /** Hides the lines below. */
  cutAfter: /^\s*\/\/ ---cut-after---\s*$/,
  cutStart: /^\s*\/\/ ---cut-start---\s*$/,
  cutEnd: /^\s*\/\/ ---cut-end---\s*$/,
  /** A mark of the highlighting on a line of its own, which is taken out of the block. */
  mark: /^\s*\/\/ \[!code [^\]]+\]\s*$/,
  /** `list`: errors that the sample has on purpose. */
  errors: /^\s*\/\/ @errors:(?<list>.*)$/,
  /** `name`: the file of the sample that starts here. */
  filename: /^\s*\/\/ @filename:\s*(?<name>\S+)\s*$/,
} as const;

/** A fenced code block of a page, as the rehype plugins see it. */
export interface CodeFence {
  language: string;
  meta: string;
  code: string;
  /** 1-based line of the opening fence in the page. */
  line: number | undefined;
}

function fenceOf(pre: Element): CodeFence | undefined {
  const [code] = pre.children;
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
    return undefined;
  }
  return {
    language: /\blanguage-([^\s,]+)/.exec(String(code.properties.className))?.[1] ?? '',
    // Docusaurus puts the meta string there.
    meta: String(code.properties.metastring ?? ''),
    code: toString(code).replace(/\n$/, ''),
    line: pre.position?.start.line,
  };
}

/** The component that replaces a fence, and the HTML it shows. */
export interface Replacement {
  component: string;
  html: string;
  /** Other attributes of the component. */
  attributes?: Readonly<Record<string, string>>;
}

/** A page component that shows ready HTML; the component is one of `features/page-layout/MDXComponents.tsx`. */
export function htmlComponent({component, html, attributes}: Replacement): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: Object.entries({html, ...attributes}).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * Replaces code fences of a page by components with ready HTML.
 *
 * @param render returns the replacement of a fence; undefined leaves it as it is
 */
export async function replaceFences(
  tree: Root,
  render: (fence: CodeFence) => Promise<Replacement | undefined>,
): Promise<void> {
  const replacements: Promise<void>[] = [];
  visit(tree, 'element', (node, index, parent) => {
    const fence = fenceOf(node);
    if (!fence) return undefined;
    replacements.push(
      render(fence).then((replacement) => {
        if (replacement) parent!.children[index!] = htmlComponent(replacement);
      }),
    );
    return SKIP;
  });
  await Promise.all(replacements);
}

/** The words after the language of a code fence: ```` ```ts title="a.ts" {3-5} env=node ````. */
export interface FenceMeta {
  /** `key="value"`, `key='value'` and `key=value`. */
  values: ReadonlyMap<string, string>;
  /** Bare words, such as `output` or `showLineNumbers`. */
  flags: ReadonlySet<string>;
  /** 1-based numbers of the lines to highlight, from `{1,3-5}`. */
  highlighted: ReadonlySet<number>;
}

const PART =
  /\{(?<ranges>[\d\s,-]+)\}|(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+))|(?<flag>\S+)/g;

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return first && last ? Array.from({length: last - first + 1}, (_, i) => first + i) : [];
  });
}

/** Parses the meta string of a code fence. */
export function parseFenceMeta(meta: string): FenceMeta {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const highlighted = new Set<number>();
  for (const {groups = {}} of meta.matchAll(PART)) {
    if (groups.ranges) {
      linesOf(groups.ranges).forEach((line) => highlighted.add(line));
    } else if (groups.key) {
      values.set(groups.key, groups.double ?? groups.single ?? groups.bare ?? '');
    } else if (groups.flag) {
      flags.add(groups.flag);
    }
  }
  return {values, flags, highlighted};
}

/**
 * Names the fences of a page by their text, so that results of a fence never show at another one, nor at the same one
 * after a change.
 *
 * @returns a function to call with each fence of the page, in their order
 */
export function fenceKeys(): (fence: Pick<CodeFence, 'language' | 'meta' | 'code'>) => string {
  const counts = new Map<string, number>();
  return ({language, meta, code}) => {
    const hash = createHash('sha256').update(JSON.stringify([language, meta, code]));
    const key = hash.digest('base64url').slice(0, 5);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}.${count}`;
  };
}

/** Lines that no reader sees, anywhere in a sample. */
const NOTES = [NOTATIONS.errors, NOTATIONS.filename, NOTATIONS.cutEnd];

/** A line of a sample that the reader sees. */
export interface VisibleLine {
  text: string;
  /** 0-based line of the sample, hidden lines included. */
  line: number;
}

/**
 * The lines of a sample that the reader sees: without notations and what they cut, and without
 * empty lines at both ends.
 */
export function visibleLines(code: string): VisibleLine[] {
  const lines = code.split('\n').map((text, line) => ({text, line}));
  const start = lines.findLastIndex(({text}) => NOTATIONS.cutBefore.test(text)) + 1;
  const after = lines.findIndex(({text}) => NOTATIONS.cutAfter.test(text));

  let isCut = false;
  const visible = lines.slice(start, after === -1 ? undefined : after).filter(({text}) => {
    isCut = (isCut || NOTATIONS.cutStart.test(text)) && !NOTATIONS.cutEnd.test(text);
    return !isCut && NOTES.every((note) => !note.test(text));
  });
  const hasText = ({text}: VisibleLine): boolean => text !== '';
  return visible.slice(Math.max(visible.findIndex(hasText), 0), visible.findLastIndex(hasText) + 1);
}

/** The part of a sample that the reader sees; see {@link visibleLines}. */
export function visibleCode(code: string): string {
  return visibleLines(code)
    .map(({text}) => text)
    .join('\n');
}

/** The hidden lines above the part that the reader sees; empty if there are none. */
export function hiddenHead(code: string): string {
  const lines = code.split('\n');
  const isBlock = NOTATIONS.cutStart.test(lines[0] ?? '');
  const end = isBlock
    ? lines.findIndex((line) => NOTATIONS.cutEnd.test(line))
    : lines.findLastIndex((line) => NOTATIONS.cutBefore.test(line));
  return visibleCode(lines.slice(isBlock ? 1 : 0, Math.max(end, 0)).join('\n'));
}

/**
 * Ways to make a folder, or to say that there is one. `&&` joins the lines, so that nothing is set up in the parent of a
 * folder that exists already.
 */
export const MAKES_FOLDER =
  /^mkdir .*\bcd \S+ &&\n(?:.* &&\n)*npm init\b|^npm create .*\ncd |^# in your app's folder$/m;

/** A page that nobody starts with an empty folder says why, as in `{/* install: a cloned app has the packages *\/}`. */
export const STARTS_ELSEWHERE = /^\{\/\* install: (?<reason>.+) \*\/\}$/m;
