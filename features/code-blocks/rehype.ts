import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {VFile} from 'vfile';
import {escapeHtml} from '../../lib/any/html';
import {FENCE_LANGUAGES, LANGUAGES} from '../../lib/any/languages';
import {copyButton} from '../../lib/node/copy-button';
import {
  type CodeFence,
  fenceKeys,
  parseFenceMeta,
  replaceFences,
  type Replacement,
  visibleCode,
} from '../../lib/node/fences';
import {placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {highlightLines} from './highlight';

/** Longer blocks are folded after so many lines, unless a line that is highlighted would be out of sight. */
const FOLD_FROM = 40;
const FOLDED_LINES = 24;

/** Makes a code block: a caption with its name and a button, then the code. */
async function codeFigure(fence: CodeFence): Promise<Replacement> {
  const {values, flags, highlighted} = parseFenceMeta(fence.meta);
  const isOutput = flags.has('output');
  const name = values.get('title') ?? (isOutput ? 'Output' : LANGUAGES[fence.language]!);
  const code = visibleCode(fence.code);
  const lines = await highlightLines(code, fence.language, highlighted);
  const count = code.split('\n').length;
  const isFolded = count > FOLD_FROM && Math.max(0, ...highlighted) <= FOLDED_LINES;
  const classes = [flags.has('showLineNumbers') && 'numbered', isFolded && 'folded'].filter(
    Boolean,
  );

  const html = [
    `<figcaption><span class="code-name">${escapeHtml(name)}</span>`,
    toHtml(copyButton(`Copy ${name}`)),
    `</figcaption><pre tabindex="0"${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>`,
    `<code data-lines="${count}">${lines}</code></pre>`,
    isFolded
      ? `<button type="button" class="needs-scripts" data-code="unfold">Show all ${count} lines</button>`
      : '',
  ].join('');
  return {component: isOutput ? 'OutputFigure' : 'CodeFigure', html};
}

/**
 * Highlights every code fence of a page while the site is built.
 *
 * @throws SiteError for a fence without a language or with an unknown one
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): Promise<void> => {
    const keyOf = fenceKeys();
    return replaceFences(tree, async (fence) => {
      // Before anything is awaited, so that fences are named in their order.
      const block = keyOf(fence);
      if (!Object.hasOwn(LANGUAGES, fence.language)) {
        throw new SiteError(
          placeOf(file.path, fence.line),
          `unknown code language "${fence.language}"; use one of ${FENCE_LANGUAGES.join(', ')}`,
        );
      }
      return {...(await codeFigure(fence)), attributes: {block}};
    });
  };
}
