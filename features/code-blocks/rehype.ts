import {diffArrays} from 'diff';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {escapeHtml} from '../../lib/any/html';
import {FENCE_LANGUAGES, LANGUAGES} from '../../lib/any/languages';
import {copyButton} from '../../lib/node/copy-button';
import {
  type CodeFence,
  fenceKeys,
  hiddenHead,
  htmlComponent,
  parseFenceMeta,
  replaceFences,
  type Replacement,
  visibleCode,
} from '../../lib/node/fences';
import {placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {inputsOf} from '../run-action/inputs';
import {highlightLines} from './highlight';

/** Longer blocks are folded after so many lines, unless that would hide a highlighted one. */
const FOLD_FROM = 40;
const FOLDED_LINES = 24;

/** A code fence, highlighted. */
interface Block {
  name: string;
  isOutput: boolean;
  isNumbered: boolean;
  /** The visible lines, and their HTML. */
  code: string[];
  html: string[];
  highlighted: ReadonlySet<number>;
}

const LINE = '<span class="line';

const markLine = (html: string, mark: string): string =>
  html.replace(/^<span class="line[^"]*/, `${LINE} diff ${mark}`);

/** The marks of a `diff` fence, by the first column of its lines; copying leaves them out. */
const MARKS: Readonly<Record<string, string>> = {'-': 'remove', '+': 'add'};

async function readBlock(fence: CodeFence): Promise<Block> {
  const {values, flags, highlighted} = parseFenceMeta(fence.meta);
  const isOutput = flags.has('output');
  const isDiff = fence.language === 'diff';
  const lines = visibleCode(fence.code).split('\n');
  const code = isDiff ? lines.map((line) => line.slice(1)) : lines;
  const language = isDiff ? 'ts' : fence.language;
  const html = (await highlightLines(code.join('\n'), language, highlighted)).split('\n');
  return {
    name: values.get('title') ?? (isOutput ? 'Output' : LANGUAGES[fence.language]!),
    isOutput,
    isNumbered: flags.has('showLineNumbers'),
    code,
    html: html.map((line, at) => {
      const mark = isDiff && MARKS[lines[at]![0]!];
      return mark ? markLine(line, mark) : line;
    }),
    highlighted,
  };
}

/** Attributes of a Lit Action: its inputs, and the release that it is for. */
function actionOf({language, meta, code}: CodeFence): Record<string, string> {
  const {values} = parseFenceMeta(meta);
  const visible = visibleCode(code);
  const isAction = values.get('env') === 'action' && visible.includes('Lit.Actions.');
  if (!isAction || language !== 'js') return {};
  const sdk = values.get('sdk');
  return {
    action: JSON.stringify(inputsOf(hiddenHead(code), visible)),
    ...(sdk !== undefined && {sdk}),
  };
}

/** Makes a code block: a caption with its name and a button, then the code. */
function figureOf({name, isOutput, isNumbered, html, highlighted}: Block): Replacement {
  const count = html.length;
  const isFolded = count > FOLD_FROM && Math.max(0, ...highlighted) <= FOLDED_LINES;
  const classes = [isNumbered && 'numbered', isFolded && 'folded'].filter(Boolean);
  const parts = [
    `<figcaption><span class="code-name">${escapeHtml(name)}</span>`,
    toHtml(copyButton(`Copy ${name}`)),
    `</figcaption><pre tabindex="0"${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>`,
    `<code data-lines="${count}">${html.join('\n')}</code></pre>`,
    isFolded
      ? `<button type="button" class="needs-scripts" data-code="unfold">Show all ${count} lines</button>`
      : '',
  ];
  return {component: isOutput ? 'OutputFigure' : 'CodeFigure', html: parts.join('')};
}

/** One block of two: lines of the earlier one alone are removed, lines of the later one alone are added. */
function mergeBlocks(before: Block, after: Block): Block {
  const removed = before.html.values();
  const kept = after.html.values();
  const html = diffArrays(before.code, after.code).flatMap((part) =>
    part.value.map(() => {
      if (part.removed) return markLine(removed.next().value!, 'remove');
      const line = kept.next().value!;
      if (part.added) return markLine(line, 'add');
      removed.next();
      return line.replace(' highlighted"', '"');
    }),
  );
  return {
    ...after,
    name: before.name === after.name ? after.name : `${before.name} → ${after.name}`,
    code: [],
    html,
    // A difference is read as a whole.
    highlighted: new Set([html.length]),
  };
}

/** The blocks of a `<Difference>`: each of its first half with the one that replaces it. */
function mergeDifference(element: MdxJsxFlowElementHast, blocks: Map<string, Block>, file: VFile) {
  const keys = element.children.flatMap((child) =>
    child.type === 'mdxJsxFlowElement'
      ? child.attributes.flatMap((attribute) =>
          'name' in attribute && attribute.name === 'block' && typeof attribute.value === 'string'
            ? [attribute.value]
            : [],
        )
      : [],
  );
  const half = keys.length / 2;
  const isPaired = keys
    .slice(0, half)
    .every((key, at) => blocks.get(key)!.isOutput === blocks.get(keys[half + at] ?? '')?.isOutput);
  if (half === 0 || !isPaired) {
    throw new SiteError(
      placeOf(file.path, element.position?.start.line),
      '<Difference> holds the fences of the earlier release, then as many of the later one',
    );
  }
  return keys.slice(0, half).map((before, at) => {
    const block = keys[half + at]!;
    const figure = figureOf(mergeBlocks(blocks.get(before)!, blocks.get(block)!));
    return htmlComponent({...figure, attributes: {block, before}});
  });
}

/**
 * Highlights every code fence of a page while the site is built, and makes one block of each two of a `<Difference>`.
 *
 * @throws SiteError for a fence without a language or with an unknown one, and for a difference without pairs
 */
export default function highlightCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const keyOf = fenceKeys();
    const blocks = new Map<string, Block>();
    await replaceFences(tree, async (fence) => {
      // Before anything is awaited, so that fences are named in their order.
      const block = keyOf(fence);
      if (!Object.hasOwn(LANGUAGES, fence.language)) {
        throw new SiteError(
          placeOf(file.path, fence.line),
          `unknown code language "${fence.language}"; use one of ${FENCE_LANGUAGES.join(', ')}`,
        );
      }
      const read = await readBlock(fence);
      blocks.set(block, read);
      return {...figureOf(read), attributes: {block, ...actionOf(fence)}};
    });
    visit(tree, {type: 'mdxJsxFlowElement', name: 'Difference'}, (node, index, parent) => {
      const merged = mergeDifference(node, blocks, file);
      (parent as Root).children.splice(index, 1, ...merged);
    });
  };
}
